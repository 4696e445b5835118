import { schemeEndedOn } from "../../content/facts/market-access.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/mai-scheme", order: 670, menu: "policyInfo", reviewedOn: "2026-11-21", holdsUntil: schemeEndedOn };
