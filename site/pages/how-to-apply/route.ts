import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/how-to-apply", order: 310, menu: "members", footer: "members", reviewedOn: "2026-11-21" };
