import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/customs-exchange-rate", order: 710, menu: "policyInfo", reviewedOn: "2026-11-21" };
