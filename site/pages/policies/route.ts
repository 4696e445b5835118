import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/Policies", order: 830, isInMenuBar: true, reviewedOn: "2026-11-21", search: listParameters };
