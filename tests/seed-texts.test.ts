import { expect, it } from "vitest";
import { notConfirmed } from "#domain/site/unconfirmed.ts";
import { seedEntries } from "#server/seed/content/entries.ts";
import { presentFacts } from "#site/content/facts/present-facts.ts";
import { facts as deviceScheme } from "#site/pages/medical-device-scheme/facts.ts";
import { body as aboutCouncil } from "#site/pages/about-council/load.ts";
import { facts as circularsOfCommerce } from "#site/pages/circular-om-from-doc/facts.ts";
import { facts as airfare } from "#site/pages/guidelines-of-reimbursement-of-airfare/facts.ts";
import { facts as maiScheme } from "#site/pages/mai-scheme/facts.ts";
import { facts as maiAssistance } from "#site/pages/mai-assistance/facts.ts";
import { inHindi as devicePolicy } from "#site/pages/medical-device-policy/facts.hi.ts";
import { searchablePages } from "#site/render/page-texts.ts";

const publications = seedEntries.flatMap((entry) => (entry.kind === "publication" ? [entry.fields] : []));

it.each(["en", "hi"] as const)("a publication states the figures that no official text confirms below its heading for them (%s)", (language) => {
  const unconfirmed = [deviceScheme, maiAssistance].flatMap((page) => presentFacts(page, language).unconfirmed.flatMap(({ texts }) => texts));
  const figures = unconfirmed.flatMap((text) => text.match(/(?:Rs |₹)[\d.,]+ /g) ?? []);
  expect(figures.length).toBeGreaterThan(5);
  const heading = `## ${notConfirmed[language].heading}`;
  const bodies = publications.map((fields) =>
    (language === "en" ? [fields.summary, fields.body] : [fields.summaryHindi, fields.bodyHindi]).join("\n"),
  );
  expect(bodies.filter((body) => body.includes(heading))).toHaveLength(3);
  for (const body of bodies) {
    const [said = ""] = body.split(heading);
    expect(figures.filter((figure) => said.includes(figure))).toEqual([]);
    expect(said).not.toMatch(/five parts|पाँच भाग/i);
  }
});

it("what the rules in force state is on no page a statement that nobody confirmed", () => {
  const unconfirmed = [maiAssistance, maiScheme, airfare].flatMap((page) => presentFacts(page, "en").unconfirmed.flatMap(({ texts }) => texts));
  expect(unconfirmed.length).toBeGreaterThan(5);
  const ofRules = /half of the cost|Rs (?:2|50) crore|Rs 90,000|twelve months|export returns|\b(?:14|45) days|At most three/i;
  expect(unconfirmed.filter((text) => ofRules.test(text))).toEqual([]);
});

it.each([
  ["en", /September 2022/g],
  ["hi", /सितंबर 2022/g],
] as const)("the page about the council states below its heading what no official text confirms (%s)", (language, month) => {
  expect(JSON.stringify(presentFacts(circularsOfCommerce, language).unconfirmed)).toMatch(month);
  const [said = "", below = ""] = aboutCouncil[language].split(`## ${notConfirmed[language].heading}`);
  expect([said.match(month), below.match(month)?.length]).toEqual([null, 1]);
  expect(said).not.toMatch(/Rubix|2018-19/);
});

it("notices about claims under the market access scheme say up to which day a cost may be claimed", () => {
  const notices = seedEntries.flatMap((entry) => (entry.kind === "notice" && /claim.*market access/.test(entry.fields.body) ? [entry.fields] : []));
  expect(notices.length).toBeGreaterThan(0);
  for (const { summary, body } of notices) for (const text of [summary, body]) expect(text).toContain("31 March 2026");
  for (const { summaryHindi, bodyHindi } of notices) for (const text of [summaryHindi, bodyHindi]) expect(text).toContain("31 मार्च 2026");
});

it("the summary of the policy of 2023 has the goals in the Hindi words of its page", () => {
  const goals = Object.values(devicePolicy).find((text) => text.startsWith("उद्देश्य: "));
  expect(JSON.stringify(seedEntries)).toContain(`- ${goals?.replace("उद्देश्य: ", "")}।`);
});

it("no fair is praised in Hindi alone", () => {
  const fairs = seedEntries.flatMap((entry) => (entry.kind === "event" ? [entry.fields] : []));
  expect(fairs.length).toBeGreaterThan(0);
  const isPraised = { en: /largest|main|leading/i, hi: /सबसे बड़ा|मुख्य|प्रमुख/ };
  const inHindiAlone = fairs.filter(({ description, descriptionHindi }) => isPraised.hi.test(descriptionHindi) && !isPraised.en.test(description));
  expect(inHindiAlone.map(({ title }) => title)).toEqual([]);
});

it("no public text names a blog or a newspaper as its source of what a government decided", () => {
  const said = [JSON.stringify(seedEntries), ...searchablePages().map(({ body }) => body)];
  const names = /RegisterKaro|TaxGuru|legalitysimplified|adcodeapply|Bizz Buzz/i;
  expect(said.flatMap((text) => text.match(names) ?? [])).toEqual([]);
});
