import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/grievances", order: 280, menu: "about", footer: "about", reviewedOn: "2026-11-24" };
