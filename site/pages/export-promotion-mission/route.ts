import { paths } from "#domain/council.ts";
import type { Route } from "../../content/route.ts";

export const route: Route = { path: paths.exportPromotionMission, order: 675, menu: "policyInfo", reviewedOn: "2026-11-23" };
