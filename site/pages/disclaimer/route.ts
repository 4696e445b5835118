import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/disclaimer", order: 920, footer: "legal", reviewedOn: "2026-11-21" };
