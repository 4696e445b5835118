import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/help", order: 1000, reviewedOn: "2026-11-21" };
