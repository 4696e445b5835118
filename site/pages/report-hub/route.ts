import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/Report-hub", order: 810, isInMenuBar: true, reviewedOn: "2026-11-21", search: listParameters };
