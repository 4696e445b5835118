import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, test } from "vitest";
import { presentFacts } from "../content/facts/present-facts.ts";
import { hrefOf } from "../content/addresses.ts";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import { pageKeys } from "../content/pages.ts";
import { facts as documentsRequired } from "../pages/documents-required/facts.ts";
import { facts as membershipBenefits } from "../pages/membership-benefits/facts.ts";
import { facts as onlineRcmc } from "../pages/online-rcmc/facts.ts";
import { Facts } from "../parts/facts/facts.tsx";
import { SiteProvider } from "../parts/site-context.ts";
import { loaderOf } from "./load-page.ts";
import { searchablePages, textPages } from "./page-texts.ts";

const allFacts = pageKeys.flatMap((key) => {
  const { facts } = loaderOf(key);
  return facts === undefined ? [] : [[key, facts] as const];
});

test("staff can replace the facts of each of the twenty-five pages that have some", () => {
  expect(allFacts).toHaveLength(25);
  expect(textPages.map(({ key }) => key)).toEqual(expect.arrayContaining(allFacts.map(([key]) => key)));
});

const searchable = searchablePages();
it.each(allFacts)("%s is found by each of its facts", (key, { sections, inHindi }) => {
  const said = [...sections.flatMap(({ facts }) => facts.map(({ text }) => text)), ...Object.values(inHindi)];
  for (const { body } of searchable.filter((page) => page.key === key)) expect(said.filter((text) => !body.includes(text))).toEqual([]);
});

it.each(allFacts)("%s has something to say and an official place", (_key, page) => {
  const { sections, unconfirmed, sources, links } = presentFacts(page, "en");
  expect(sections.length + unconfirmed.length).toBeGreaterThan(0);
  expect(sources.every(({ url }) => url.startsWith("https://"))).toBe(true);
  expect(sections.every(({ facts }) => facts.length > 0)).toBe(true);
  expect(links.every(({ url }) => url.startsWith("https://"))).toBe(true);
  expect(links.length).toBeGreaterThan(0);
});

it.each(allFacts)("%s begins with a heading that needs none before it", (_key, page) => {
  expect(presentFacts(page, "en").sections[0]?.heading ?? "").not.toMatch(/\bbeside it\b/i);
});

it.each(allFacts)("%s says everything in Hindi, too", (_key, page) => {
  const { lead, caution, sections, unconfirmed, sources, links } = presentFacts(page, "hi");
  const said = [
    lead,
    caution ?? lead,
    ...sections.flatMap(({ heading, facts }) => [
      heading,
      ...facts.flatMap(({ text, on }) => [text, ...(on === null || /^\d+$/.test(on) ? [] : [on])]),
    ]),
    ...sources.map(({ title }) => title),
    ...unconfirmed.flatMap(({ heading, texts }) => [heading, ...texts]),
    ...links.map(({ label }) => label),
  ];
  expect(said.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
});

it.each(allFacts)("%s says once when what others decide was last checked", (key, page) => {
  const address = { path: hrefOf(key, "en"), search: {}, params: {} };
  const value = { language: "en", texts: textsOf("en"), pageTexts: pageTextsOf("en"), address, reviewedOn: "2026-11-21" } as const;
  const facts = presentFacts(page, "en");
  const html = renderToString(createElement(SiteProvider, { value }, createElement(Facts, { facts })));
  const isOfOthers = facts.sources.length + facts.unconfirmed.length > 0;
  expect(html.match(/Last checked on 21-11-2026/g) ?? []).toHaveLength(isOfOthers ? 1 : 0);
});

test("the benefits that are shown are eight, as the specification says, and the online application has twelve steps", () => {
  for (const language of ["en", "hi"] as const) {
    const { sections, unconfirmed } = presentFacts(membershipBenefits, language);
    expect([sections.flatMap(({ facts }) => facts).length, unconfirmed]).toEqual([8, []]);
  }
  expect(onlineRcmc.sections.find(({ form }) => form === "steps")?.facts).toHaveLength(12);
});

test.each(["en", "hi"] as const)("the certificate to join with is of the year before, whatever year it is (%s)", (language) => {
  expect(JSON.stringify(presentFacts(documentsRequired, language))).not.toMatch(/\d{4}-\d{2}/);
});

test.each(["en", "hi"] as const)("the documents to join with are those of the application, and no others (%s)", (language) => {
  const [first] = presentFacts(documentsRequired, language).sections;
  const said = first?.facts.map(({ text }) => text) ?? [];
  const asked = Object.values(pageTextsOf(language).join.documents);
  expect(asked.filter((name) => !said.some((text) => text.includes(name)))).toEqual([]);
  // One line more says who may certify the exports.
  expect(said).toHaveLength(asked.length + 1);
});
