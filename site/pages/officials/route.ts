import { council } from "#domain/council.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = { path: `/officials-at-${council.slug}`, order: 260, menu: "about", footer: "about", reviewedOn: "2026-11-21" };
