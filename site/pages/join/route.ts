import { paths } from "#domain/council.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = {
  path: paths.joining,
  order: 315,
  menu: "members",
  footer: "members",
  reviewedOn: "2026-11-25",
  search: ["key", "step", "checked", "problem", "document"],
  secrets: ["key"],
};
