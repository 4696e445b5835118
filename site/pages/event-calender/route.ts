import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/event-calender", order: 440, menu: "events", reviewedOn: "2026-11-21", search: ["month"] };
