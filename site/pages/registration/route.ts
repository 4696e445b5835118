import { paths } from "#domain/council.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = { path: paths.registration, order: 890, within: "events", reviewedOn: "2026-11-21", search: ["event"] };
