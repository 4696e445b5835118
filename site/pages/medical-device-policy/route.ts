import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/medical-device-policy", order: 500, menu: "knowledge", reviewedOn: "2026-11-21" };
