import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/trade-show", order: 410, menu: "events", footer: "events", reviewedOn: "2026-11-21" };
