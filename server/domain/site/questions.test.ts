import { expect, test } from "vitest";
import { originFees } from "./origin-certificates.ts";
import type { ContentLanguage } from "./content/languages.ts";
import { questionGroups } from "./questions.ts";
import { questionsAsText, questionsIn } from "./questions-text.ts";

const said = (language: ContentLanguage): string =>
  questionGroups[language].flatMap(({ questions }) => questions.map(({ answer }) => answer)).join(" ");
const rupees = (inr: number): string => inr.toLocaleString("en-IN");

test("the answers name the fees of certificates as their table has them, and no subscription: the office enters those", () => {
  for (const { totalInr } of [originFees.nonPreferential, originFees.preferential]) {
    expect(said("en")).toContain(`Rs ${rupees(totalInr)}`);
    expect(said("hi")).toContain(`₹${rupees(totalInr)}`);
  }
  expect(said("en") + said("hi")).not.toMatch(/7,670|88,500/);
});

test("both languages have the same questions, with the same links in their answers", () => {
  const linksOf = (language: ContentLanguage) =>
    questionGroups[language].map(({ questions }) => questions.map(({ answer }) => answer.match(/\]\([^)]+\)/g)));
  expect(linksOf("hi")).toEqual(linksOf("en"));
});

test.each(["en", "hi"] as const)("a buyer reads where to check whether a firm is a member (%s)", (language) => {
  expect(said(language)).toContain("](/check-member)");
});

test.each([
  ["en", "issued until this council was on the common platform stay good"],
  ["hi", "इस परिषद के साझा मंच पर आने तक जारी किए"],
] as const)("a firm reads until when other councils issued certificates that hold (%s)", (language, words) => {
  expect(said(language)).toContain(words);
});

test.each(["en", "hi"] as const)("no question is asked twice (%s)", (language) => {
  const asked = questionGroups[language].flatMap(({ questions }) => questions.map(({ question }) => question));
  expect(new Set(asked).size).toBe(asked.length);
});

test.each(["en", "hi"] as const)("written as one text they are read again as they are (%s)", (language) => {
  expect(questionsIn(questionsAsText(questionGroups[language]))).toEqual(questionGroups[language].map((group) => ({ ...group, lead: "" })));
});

test("what staff write around questions stays where it stands", () => {
  const text = "Ask the desk.\r\n\r\n## Fees\n\nOf this year.\n\n**What does it cost?**\nIt **depends**.\n\n### In short\n\n**A** and **B**\n";
  expect(questionsIn(text)).toEqual([
    { title: "", lead: "Ask the desk.", questions: [] },
    {
      title: "Fees",
      lead: "Of this year.",
      questions: [{ question: "What does it cost?", answer: "It **depends**.\n\n### In short\n\n**A** and **B**" }],
    },
  ]);
  expect(questionsIn("")).toEqual([]);
});
