import { paths } from "#domain/council.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = {
  path: paths.checkMember,
  order: 365,
  menu: "members",
  footer: "members",
  reviewedOn: "2026-11-24",
  search: ["code"],
  mayBeEmpty: "code",
  // The answer holds for today, and each reader may ask only so often.
  secrets: ["code"],
};
