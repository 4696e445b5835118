import type { Route } from "../../content/route.ts";

export const route: Route = {
  path: "/become-a-member",
  order: 320,
  menu: "members",
  footer: "members",
  reviewedOn: "2026-11-21",
  search: ["exports"],
  mayBeEmpty: "exports",
};
