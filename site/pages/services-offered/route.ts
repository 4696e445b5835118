import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/services-offered", order: 210, menu: "about", footer: "about", reviewedOn: "2026-11-21" };
