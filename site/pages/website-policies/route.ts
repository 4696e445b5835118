import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/website-policies", order: 950, footer: "legal", reviewedOn: "2026-11-24" };
