import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/sitemap", order: 1030, reviewedOn: "2026-11-21" };
