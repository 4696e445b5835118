import { expect, it, test } from "vitest";
import { presentFacts } from "../content/facts/facts.ts";
import { pageKeys } from "../content/pages.ts";
import { facts as certificateOfOrigin } from "../pages/certificate-of-origin/facts.ts";
import { facts as membershipBenefits } from "../pages/membership-benefits/facts.ts";
import { facts as onlineRcmc } from "../pages/online-rcmc/facts.ts";
import { loaderOf } from "./load-page.ts";

const factsPages = pageKeys.flatMap((key) => {
  const { facts } = loaderOf(key);
  return facts === undefined ? [] : [[key, facts] as const];
});

test("the pages of facts are nineteen", () => {
  expect(factsPages).toHaveLength(19);
});

it.each([...factsPages, ["certificate-of-origin", certificateOfOrigin] as const])("%s has something to say and an official place", (_key, page) => {
  const { sections, links } = presentFacts(page);
  expect(sections.length).toBeGreaterThan(0);
  expect(sections.every(({ facts }) => facts.length > 0)).toBe(true);
  expect(links.every(({ url }) => url.startsWith("https://"))).toBe(true);
  expect(links.length).toBeGreaterThan(0);
});

test("the benefits are eight, as the specification says, and the online application has twelve steps", () => {
  expect(membershipBenefits.sections.flatMap(({ facts }) => facts)).toHaveLength(8);
  expect(onlineRcmc.sections.find(({ form }) => form === "steps")?.facts).toHaveLength(12);
});
