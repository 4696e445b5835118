import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/lifelong-member", order: 300, menu: "members", reviewedOn: "2026-11-21" };
