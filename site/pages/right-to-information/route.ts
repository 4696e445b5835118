import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/right-to-information", order: 270, menu: "about", footer: "about", reviewedOn: "2026-11-24" };
