import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { feeTableOf } from "#domain/members/membership-fees.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { pageTextsOf, textsOf } from "../../content/languages/all-texts.ts";
import { SiteProvider } from "../../parts/site-context.ts";
import { FeeResult } from "./fee-result.tsx";
import { texts as english } from "./texts.en.ts";
import { texts as hindi } from "./texts.hi.ts";

const table = feeTableOf(startingFees.financialYear, startingFees.fees);
const { bands } = table;

test.each([
  [english, "Up to 30 Lakhs; Above 500 Crore"],
  [hindi, "30 लाख तक; 500 करोड़ से अधिक"],
])("who may certify its own exports is what the published table says", ({ rules }, named) => {
  const said = (selfCertifying: typeof bands) => rules("31-03-2027", "2025-26", 18, selfCertifying);
  expect(said([...bands.slice(0, 1), ...bands.slice(-1)])[2]).toContain(named);
  expect(said([])).toHaveLength(said(bands).length - 1);
});

test.each([
  [english, /under Invoices.*until the next 31 March/],
  [hindi, /बीजक \(Invoices\).*अगले 31 मार्च तक/],
])("the last rule says how a member renews", ({ rules }, renewal) => {
  expect(rules("31-03-2027", "2025-26", 18, bands).at(-1)).toMatch(renewal);
});

test.each([
  ["en", english],
  ["hi", hindi],
] as const)("the computed fee names its year, and says when that year is over (%s)", (language, { ofYear, yearOverShort }) => {
  const address = { path: "/become-a-member", search: {}, params: {} };
  const value = { language, texts: textsOf(language), pageTexts: pageTextsOf(language), address };
  const [band] = bands;
  const said = (isOver: boolean) =>
    band === undefined
      ? ""
      : renderToString(createElement(SiteProvider, { value }, createElement(FeeResult, { ...table, band, isOver, exports: "Rs 45,00,000" })));
  expect([said(false), said(true)].map((html) => html.includes(ofYear(table.financialYear)))).toEqual([true, true]);
  expect([said(false), said(true)].map((html) => html.includes(yearOverShort))).toEqual([false, true]);
});
