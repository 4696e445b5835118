import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/", order: 100, isInMenuBar: true, reviewedOn: "2026-11-21", search: ["month"] };
