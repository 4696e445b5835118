import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/chairmans-message", order: 250, menu: "about", reviewedOn: "2026-11-21" };
