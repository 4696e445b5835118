import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/mission-vision", order: 220, menu: "about", footer: "about", reviewedOn: "2026-11-21" };
