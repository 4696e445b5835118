import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/faq", order: 840, isInMenuBar: true, menuOpensPdf: true, reviewedOn: "2026-11-21" };
