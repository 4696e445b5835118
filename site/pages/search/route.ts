import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/search", order: 1020, reviewedOn: "2026-11-21", search: ["search", "page", "rows"] };
