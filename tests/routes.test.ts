import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { auditSubjects, type AuditSubjectKind } from "#domain/audit/events.ts";
import { paths } from "#domain/council.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { pages } from "#client/app/routes.tsx";
import { auditSubjectShown } from "#client/features/audit/audit-subject-shown.ts";
import { pageAt } from "#site/content/addresses.ts";
import { sitePages } from "#site/content/pages.ts";
import { isPortalPath } from "#domain/site/portal-roots.ts";

it("every address that the product names has its page, in the portal or on the website", () => {
  const named = [...Object.values(paths), ...schemeKinds.map((kind) => schemeOf(kind).wizardPath), "/success-login"];
  const known = [...pages, ...Object.values(sitePages)].map(({ path }) => path);
  expect(named.filter((path) => !known.some((one) => one === path || one.startsWith(`${path}/:`)))).toEqual([]);
});

it("each subject of an audit entry leads to a page of its own", () => {
  const pathsOf = (kind: AuditSubjectKind): string[] =>
    [null, kind === "reimbursement" ? "PRD-2627-00001" : crypto.randomUUID()].flatMap(
      (id) => auditSubjectShown({ kind, id, name: "A name" }).to ?? [],
    );
  for (const kind of auditSubjects)
    for (const to of pathsOf(kind)) {
      const route = matchRoutes([...pages], to)?.at(-1)?.route;
      // The page of a claim of a scheme takes every address of two parts.
      expect([kind, to, route?.path.includes(":section")]).toEqual([kind, to, kind === "reimbursement"]);
      expect([kind, [route?.access].flat()]).toEqual([kind, expect.arrayContaining(["EPCMD_ADMIN"])]);
    }
});

it("every role has its own home", () => {
  const homes = {
    MEMBER: [paths.memberHome, paths.memberProfile],
    EPCMD_ADMIN: [paths.councilWork, paths.councilHome],
    DGFT_ADMIN: [paths.dgftWork, paths.dgftHome],
  };
  for (const [role, own] of Object.entries(homes)) for (const path of own) expect(pages.find((page) => page.path === path)?.access, path).toBe(role);
});

describe("an address is answered", () => {
  it("by the portal for each of its routes, and by the website for each of its pages", () => {
    for (const { path } of pages) expect([path, isPortalPath(path), pageAt(path)]).toEqual([path, true, undefined]);
    for (const { path } of Object.values(sitePages)) {
      expect([path, isPortalPath(path)]).toEqual([path, false]);
      expect(pages.find((route) => route.path === path)).toBeUndefined();
    }
  });

  it("by the portal only below its own paths", () => {
    expect(isPortalPath("/login-help")).toBe(false);
    expect(isPortalPath("/Membership/reimbursements/1")).toBe(true);
    expect(isPortalPath("/membership")).toBe(true);
    expect(isPortalPath("/membership-benefits")).toBe(false);
  });
});
