import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/feedback", order: 1010, reviewedOn: "2026-11-21" };
