import { paths } from "#domain/council.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = {
  path: paths.follow,
  order: 1005,
  reviewedOn: "2026-11-24",
  search: ["event", "confirm", "stop", "done"],
  secrets: ["confirm", "stop"],
};
