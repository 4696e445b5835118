import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/exports-in-figures", order: 545, menu: "knowledge", reviewedOn: "2026-11-25", search: listParameters };
