import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/rodttep", order: 600, menu: "policyInfo", reviewedOn: "2026-11-21" };
