import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/certificate-of-origin", order: 690, menu: "policyInfo", reviewedOn: "2026-11-21" };
