import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/terms-of-use", order: 910, footer: "legal", reviewedOn: "2026-11-21" };
