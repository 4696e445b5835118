import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/accessibility-statement", order: 940, footer: "legal", reviewedOn: "2026-11-21" };
