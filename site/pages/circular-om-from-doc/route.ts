import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/circular-om-from-doc", order: 620, menu: "policyInfo", reviewedOn: "2026-11-21" };
