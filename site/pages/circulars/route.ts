import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/circulars", order: 345, menu: "members", reviewedOn: "2026-11-25", search: [...listParameters, "year"] };
