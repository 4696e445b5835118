import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/annual-reports", order: 570, menu: "knowledge", reviewedOn: "2026-11-21", search: listParameters };
