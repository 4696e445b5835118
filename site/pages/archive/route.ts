import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = { path: "/archive", order: 825, footer: "about", reviewedOn: "2026-11-24", search: [...listParameters, "tab"] };
