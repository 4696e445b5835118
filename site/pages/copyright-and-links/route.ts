import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/copyright-and-hyperlink-policy", order: 930, footer: "legal", reviewedOn: "2026-11-21" };
