import { council } from "#domain/council.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = { path: `/about-${council.slug}`, order: 200, menu: "about", footer: "about", reviewedOn: "2026-11-21" };
