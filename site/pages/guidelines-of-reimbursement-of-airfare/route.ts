import { schemeEndedOn } from "../../content/facts/market-access.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = {
  path: "/guidelines-of-reimbursement-of-airfare",
  order: 700,
  menu: "policyInfo",
  reviewedOn: "2026-11-21",
  holdsUntil: schemeEndedOn,
};
