import type { Route } from "../../content/route.ts";

export const route: Route = { path: "/screen-reader-access", order: 945, footer: "legal", reviewedOn: "2026-11-24" };
