import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/Public-notice", order: 820, isInMenuBar: true, reviewedOn: "2026-11-21", search: [...listParameters, "tab"] };
