import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/online-rcmc", order: 350, menu: "members", footer: "members", reviewedOn: "2026-11-21" };
