import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/web-information-manager", order: 960, footer: "legal", reviewedOn: "2026-11-24" };
