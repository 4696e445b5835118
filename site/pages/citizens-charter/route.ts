import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/citizens-charter", order: 265, menu: "about", footer: "about", reviewedOn: "2026-11-24" };
