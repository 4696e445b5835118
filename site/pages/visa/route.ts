import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/visa", order: 550, menu: "knowledge", reviewedOn: "2026-11-21" };
