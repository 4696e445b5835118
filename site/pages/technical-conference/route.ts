import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/technical-conference", order: 430, menu: "events", footer: "events", reviewedOn: "2026-11-21" };
