import { expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { sitePages } from "#site/content/pages.ts";
import { pages } from "./routes.tsx";

it("every address that the portal names has its page, here or on the public website", () => {
  const named = [...Object.values(paths), ...schemeKinds.map((kind) => schemeOf(kind).wizardPath), "/success-login"];
  const known = [...pages, ...Object.values(sitePages)].map(({ path }) => path);
  expect(named.filter((path) => !known.some((one) => one === path || one.startsWith(`${path}/:`)))).toEqual([]);
});

it("every role has its own home", () => {
  const homes = { MEMBER: [paths.memberHome, paths.memberProfile], EPCMD_ADMIN: [paths.councilHome], DGFT_ADMIN: [paths.dgftHome] };
  for (const [role, own] of Object.entries(homes)) for (const path of own) expect(pages.find((page) => page.path === path)?.access, path).toBe(role);
});
