import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/documents-required", order: 330, menu: "members", footer: "members", reviewedOn: "2026-11-21" };
