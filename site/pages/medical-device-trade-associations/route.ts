import { listParameters, type Route } from "../../content/route.ts";

export const route: Route = {
  path: "/medical-device-trade-associations",
  order: 540,
  menu: "knowledge",
  reviewedOn: "2026-11-21",
  search: [...listParameters, "letter"],
};
