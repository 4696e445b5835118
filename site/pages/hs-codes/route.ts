import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/hs-codes", order: 650, menu: "policyInfo", reviewedOn: "2026-11-21", search: listParameters };
