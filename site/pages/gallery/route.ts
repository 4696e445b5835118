import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/gallery", order: 800, isInMenuBar: true, footer: "events", reviewedOn: "2026-11-21", search: ["picture"] };
