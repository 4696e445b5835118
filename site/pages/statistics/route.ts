import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/statistics", order: 674, menu: "policyInfo", reviewedOn: "2026-11-25" };
