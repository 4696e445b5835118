import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/overseas-missions-in-india", order: 530, menu: "knowledge", reviewedOn: "2026-11-21" };
