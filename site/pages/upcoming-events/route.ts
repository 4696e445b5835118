import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/upcoming-events", order: 450, menu: "events", footer: "events", reviewedOn: "2026-11-21", search: ["search"] };
