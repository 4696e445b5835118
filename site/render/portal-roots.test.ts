import { describe, expect, it } from "vitest";
import { placeAt } from "../content/addresses.ts";
import { sitePages } from "../content/pages.ts";
import { pages } from "#client/app/routes.tsx";
import { isPortalPath } from "./portal-roots.ts";

describe("who answers an address", () => {
  it("is the client application for each of its routes, and the public website for each of its pages", () => {
    for (const { path } of pages) {
      const place = placeAt(path);
      expect([path, isPortalPath(path)]).toEqual([path, place === undefined || sitePages[place.key].isPortalPage !== true]);
    }
    for (const { path, isPortalPage } of Object.values(sitePages)) {
      expect([path, isPortalPath(path)]).toEqual([path, false]);
      expect([path, pages.some((route) => route.path === path)]).toEqual([path, isPortalPage === true]);
    }
  });

  it("is not the client application for what only begins alike", () => {
    expect(isPortalPath("/login-help")).toBe(false);
    expect(isPortalPath("/Membership/reimbursements/1")).toBe(true);
    expect(isPortalPath("/membership")).toBe(true);
    expect(isPortalPath("/membership-benefits")).toBe(false);
  });
});
