import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/committee-of-administration", order: 230, menu: "about", footer: "about", reviewedOn: "2026-11-21" };
