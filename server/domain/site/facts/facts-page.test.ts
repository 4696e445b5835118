import { expect, it, test } from "vitest";
import { found, list, own, presentFacts, unchecked } from "./facts-page.ts";
import { factsPages } from "./facts-pages.ts";
import { certificateOfOrigin } from "./trade-policy.ts";

test("sources are numbered in the order in which a page first needs them, each once", () => {
  const view = presentFacts({
    lead: "Lead",
    sections: [list("One", found("a", "zed"), own("b"), unchecked("c")), list("Two", found("d", "apta", "2020"), found("e", "zed"))],
    links: ["dgft"],
  });
  expect(view.sections.flatMap(({ facts }) => facts.map(({ source }) => source))).toEqual([1, null, null, 2, 1]);
  expect(view.sections[0]?.facts[2]).toEqual({ text: "c", on: null, source: null, isUnchecked: true });
  expect(view.sources).toHaveLength(2);
  expect(view.sources[1]).toContain("UN LDC Portal");
  expect(view.links).toEqual([{ label: "Directorate General of Foreign Trade (DGFT)", url: "https://www.dgft.gov.in" }]);
});

it.each(Object.entries({ ...factsPages, "certificate-of-origin": certificateOfOrigin }))(
  "%s has something to say and an official place",
  (_key, page) => {
    const { sections, links } = presentFacts(page);
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.every(({ facts }) => facts.length > 0)).toBe(true);
    expect(links.every(({ url }) => url.startsWith("https://"))).toBe(true);
    expect(links.length).toBeGreaterThan(0);
  },
);

test("the benefits are eight, as the specification says, and the online application has twelve steps", () => {
  expect(factsPages["membership-benefits"].sections.flatMap(({ facts }) => facts)).toHaveLength(8);
  expect(factsPages["online-rcmc"].sections.find(({ form }) => form === "steps")?.facts).toHaveLength(12);
});
