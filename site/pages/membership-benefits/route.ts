import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/membership-benefits", order: 340, menu: "members", footer: "members", reviewedOn: "2026-11-21" };
