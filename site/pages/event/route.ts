import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/events/:slug", order: 460, within: "events", reviewedOn: "2026-11-21" };
