import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/privacy-policy", order: 900, footer: "legal", reviewedOn: "2026-11-30" };
