import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/medical-device-scheme", order: 680, menu: "policyInfo", reviewedOn: "2026-11-21" };
