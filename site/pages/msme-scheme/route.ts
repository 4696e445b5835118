import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/msme-scheme", order: 660, menu: "policyInfo", reviewedOn: "2026-11-21" };
