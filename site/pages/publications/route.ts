import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/publications", order: 580, menu: "knowledge", reviewedOn: "2026-11-21", search: listParameters };
