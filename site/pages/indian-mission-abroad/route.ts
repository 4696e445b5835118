import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/indian-mission-abroad", order: 520, menu: "knowledge", reviewedOn: "2026-11-21" };
