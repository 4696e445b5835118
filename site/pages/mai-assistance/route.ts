import { schemeEndedOn } from "../../content/facts/market-access.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/mai-assistance", order: 510, menu: "knowledge", reviewedOn: "2026-11-21", holdsUntil: schemeEndedOn };
