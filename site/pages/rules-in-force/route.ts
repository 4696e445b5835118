import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/rules-in-force", order: 672, menu: "policyInfo", reviewedOn: "2026-11-23" };
