import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/strategy-paper", order: 560, menu: "knowledge", reviewedOn: "2026-11-21", search: listParameters };
