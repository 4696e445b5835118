import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/mai-assistance", order: 510, menu: "knowledge", reviewedOn: "2026-11-21" };
