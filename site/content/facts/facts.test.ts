import { expect, test } from "vitest";
import { found, list, own, presentFacts, unchecked } from "./facts.ts";

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
