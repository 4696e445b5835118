import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { describeTerms } from "#domain/rules/describe-terms.ts";
import { blankDraft } from "#domain/rules/rule-draft.ts";
import { pageTextsOf, textsOf } from "../../content/languages/all-texts.ts";
import type { Language } from "../../content/languages/languages.ts";
import { SiteProvider } from "../../parts/site-context.ts";
import type { DescribedRule, SchemeInForce } from "./load.ts";
import { Page } from "./page.tsx";

const rule: DescribedRule = {
  id: "v8",
  number: 8,
  effectiveFrom: "2025-04-01",
  effectiveTo: "2027-03-31",
  isFollowed: false,
  sourceName: "Order 8",
  sourceDate: null,
  sourceFileSize: null,
  lines: [],
};

function renderedRules(rules: Partial<SchemeInForce>, language: Language = "en"): string {
  const address = { path: "/rules-in-force", search: {}, params: {} };
  const site = { language, texts: textsOf(language), pageTexts: pageTextsOf(language), address };
  const schemes = [{ scheme: "product" as const, hasDraft: false, inForce: [], coming: [], earlier: [], ...rules }];
  const page = <Page content={{ schemes, hasProgrammeEnd: false }} language={language} address={address} />;
  return renderToString(<SiteProvider value={site}>{page}</SiteProvider>).replaceAll("<!-- -->", "");
}

it("the office's own words have their language, and their paragraphs", () => {
  const wording = { en: "1. First.\n2. Second.", hi: "1. पहला।\n2. दूसरा।" };
  const documents = [
    { document: "CA certificate", source: "Order 8" },
    { document: "GST return", maxAgeDays: 90, source: "Order 8" },
  ];
  const pageIn = (language: Language) => {
    const lines = describeTerms({ ...blankDraft.terms, wording, documents }, { language, kindLabel: String });
    return renderedRules({ inForce: [{ ...rule, lines }] }, language);
  };
  const [english, hindi] = [pageIn("en"), pageIn("hi")];
  expect(english).toMatch(/<span [^>]*lang="hi"[^>]*>1\. पहला।\n2\. दूसरा।<\/span>/);
  expect(english).not.toContain('lang="en"');
  expect(hindi).toMatch(/<span [^>]*lang="en"[^>]*>1\. First\.\n2\. Second\.<\/span>/);
  expect(hindi).toMatch(/<span [^>]*lang="en"[^>]*>CA certificate<\/span>/);
  expect(hindi).toContain('<span lang="en">GST return</span>, 90 दिन से पुराना नहीं');
  expect(hindi).not.toContain('lang="hi"');
});

it("a version that a later one has followed does not name the end that it stated", () => {
  const followed = { ...rule, isFollowed: true };
  expect(renderedRules({ inForce: [rule] })).toContain("Holds from 01-04-2025 to 31-03-2027");
  expect(renderedRules({ earlier: [rule] })).toContain("From 01-04-2025 to 31-03-2027");
  expect(renderedRules({ inForce: [followed] })).toContain("Holds since 01-04-2025");
  expect(renderedRules({ earlier: [followed] })).toContain("From 01-04-2025, then followed by a later version");
  expect(renderedRules({ earlier: [followed] }, "hi")).not.toContain("31-03-2027");
});
