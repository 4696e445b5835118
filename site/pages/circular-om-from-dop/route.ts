import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/circular-om-from-dop", order: 630, menu: "policyInfo", reviewedOn: "2026-11-21" };
