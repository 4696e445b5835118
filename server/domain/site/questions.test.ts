import { expect, test } from "vitest";
import { bandOf, subscription } from "./membership-fees.ts";
import { originFees } from "./origin-certificates.ts";
import type { ContentLanguage } from "./content/languages.ts";
import { questionGroups } from "./questions.ts";

const said = (language: ContentLanguage): string =>
  questionGroups[language].flatMap(({ questions }) => questions.map(({ answer }) => answer)).join(" ");
const rupees = (inr: number): string => inr.toLocaleString("en-IN");

test("the answers name the fees that the tables have", () => {
  const fees = [bandOf(0n), subscription.bands.at(-1), originFees.nonPreferential, originFees.preferential].map((fee) => rupees(fee?.totalInr ?? 0));
  for (const fee of fees) {
    expect(said("en")).toContain(`Rs ${fee}`);
    expect(said("hi")).toContain(`₹${fee}`);
  }
  expect(said("en")).toContain(`subscription of ${subscription.financialYear}`);
  expect(said("hi")).toContain(`${subscription.financialYear} का शुल्क`);
});

test("both languages have the same questions, with the same links in their answers", () => {
  const linksOf = (language: ContentLanguage) =>
    questionGroups[language].map(({ questions }) => questions.map(({ answer }) => answer.match(/\]\([^)]+\)/g)));
  expect(linksOf("hi")).toEqual(linksOf("en"));
});

test.each(["en", "hi"] as const)("no question is asked twice (%s)", (language) => {
  const asked = questionGroups[language].flatMap(({ questions }) => questions.map(({ question }) => question));
  expect(new Set(asked).size).toBe(asked.length);
});
