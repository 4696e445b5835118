import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/circulars/:slug", order: 346, within: "members", reviewedOn: "2026-11-25" };
