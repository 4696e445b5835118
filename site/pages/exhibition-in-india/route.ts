import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/exhibition-in-india", order: 400, menu: "events", footer: "events", reviewedOn: "2026-11-21" };
