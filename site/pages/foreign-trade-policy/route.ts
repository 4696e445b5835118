import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/foreign-trade-policy", order: 610, menu: "policyInfo", reviewedOn: "2026-11-21" };
