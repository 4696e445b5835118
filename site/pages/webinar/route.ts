import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/webinar", order: 420, menu: "events", footer: "events", reviewedOn: "2026-11-21" };
