import { paths } from "#domain/council.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = { path: paths.contact, order: 850, isInMenuBar: true, footer: "about", reviewedOn: "2026-11-21" };
