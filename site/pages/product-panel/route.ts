import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/product-panel", order: 240, menu: "about", menuOpensPdf: true, reviewedOn: "2026-11-21" };
