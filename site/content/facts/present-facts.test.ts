import { expect, test } from "vitest";
import { found, list, own, unchecked, type FactsContent } from "./facts.ts";
import { factsAsMarkdown } from "./facts-as-markdown.ts";
import { presentFacts } from "./present-facts.ts";

test("sources are numbered in the order in which a page first needs them, each once", () => {
  const page: FactsContent = {
    lead: "Lead",
    sections: [
      list("One", found("a", "sizeClasses"), own("b"), unchecked("c")),
      list("Two", found("d", "publicNotice18", "2020"), found("e", "sizeClasses")),
      list("Three", found("f", "visaGuides", "2021")),
    ],
    links: ["dgft"],
    inHindi: { Lead: "भूमिका", a: "क" },
  };
  const view = presentFacts(page, "en");
  expect(view.sections.flatMap(({ facts }) => facts.map(({ source }) => source))).toEqual([1, null, 2, 1]);
  expect(view.unconfirmed).toEqual([
    { heading: "One", texts: ["c"] },
    { heading: "Three", texts: ["2021: f"] },
  ]);
  expect(view.sources).toHaveLength(2);
  expect(view.sources[1]?.title).toContain("Public Notice 18/2023");
  expect(view.sections).toHaveLength(2);
  expect(view.links).toEqual([{ label: "Directorate General of Foreign Trade (DGFT)", url: "https://www.dgft.gov.in" }]);
  expect(factsAsMarkdown(view).split("\n")).toContain(`- **2020:** d ([${view.sources[1]?.title}](${view.sources[1]?.url}), 23-06-2023)`);
  const inHindi = presentFacts(page, "hi");
  expect([inHindi.lead, inHindi.sections[0]?.facts[0]?.text, inHindi.sections[0]?.facts[1]?.text]).toEqual(["भूमिका", "क", "b"]);
  expect(inHindi.links).toEqual([{ label: "विदेश व्यापार महानिदेशालय (डीजीएफटी)", url: "https://www.dgft.gov.in" }]);
});
