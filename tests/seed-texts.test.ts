import { expect, it } from "vitest";
import { notConfirmed } from "#domain/site/unconfirmed.ts";
import { seedEntries } from "#server/seed/content/entries.ts";
import { presentFacts } from "#site/content/facts/present-facts.ts";
import { facts as deviceScheme } from "#site/pages/medical-device-scheme/facts.ts";
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
