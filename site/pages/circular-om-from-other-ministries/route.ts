import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/circular-om-from-other-ministries", order: 640, menu: "policyInfo", reviewedOn: "2026-11-21" };
