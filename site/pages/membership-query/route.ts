import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/membership-query", order: 360, menu: "members", reviewedOn: "2026-11-21" };
