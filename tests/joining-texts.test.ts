import { expect, test } from "vitest";
import { joiningMessages } from "#domain/joining/messages.ts";
import { answerSteps, joiningWarnings, stepFields, stepProblemsIn, type JoiningAnswers } from "#domain/joining/steps.ts";
import { StartApplicationInput } from "#domain/joining/start-input.ts";
import { inWordsOf } from "#site/content/languages/in-words-of.ts";
import { forms } from "#site/content/languages/hi/forms.ts";
import { texts } from "#site/pages/join/texts.hi.ts";

const wrong = ["", "x".repeat(4_000), "two\nlines", "-1", "9".repeat(30), "0"];

/** Every sentence that a step can answer to what is typed. */
const ofSteps = answerSteps.flatMap((step) =>
  wrong.flatMap((value) => Object.values(stepProblemsIn(step, Object.fromEntries(stepFields[step].map((field) => [field, value])), "2025-26"))),
);
const unusual: readonly JoiningAnswers[] = [
  { gstNo: "27AAPFU0939F1Z" },
  { gstNo: "x".repeat(15) },
  { gstNo: "40AAPFU0939F1ZV" },
  { gstNo: "27AAPFU0939F1ZW" },
  { pan: "A" },
  { pan: "1234567890" },
  { gstNo: "27AAPFU0939F1ZV", pan: "AAPFU0939G" },
  { iecNo: "1" },
];
const warnings = unusual.flatMap((answers) => joiningWarnings(answers));
const ofStart = wrong.flatMap((value) =>
  (StartApplicationInput.safeParse({ firmName: value, email: value, consentVersion: value }).error?.issues ?? []).map(({ message }) => message),
);

test("Hindi has words for whatever the form of an application can answer", () => {
  const ofForm = [...new Set([...ofSteps, ...warnings, joiningMessages.gstIsMember])];
  expect(ofForm.length).toBeGreaterThan(25);
  expect(ofForm.filter((sentence) => inWordsOf(texts.said, sentence) === sentence)).toEqual([]);
  const otherPan = joiningWarnings({ gstNo: "27AAPFU0939F1ZV", pan: "AAPFU0939G" });
  expect(otherPan.map((sentence) => inWordsOf(texts.said, sentence))).toEqual(["जीएसटी संख्या में दूसरा पैन है: AAPFU0939F। दोनों जाँचें।"]);
  const ofLength = warnings.filter((sentence) => /has \d+ characters/.test(sentence));
  expect(ofLength.length).toBeGreaterThan(2);
  for (const sentence of ofLength) expect(inWordsOf(texts.said, sentence)).toContain("अक्षर और अंक");
  expect([...ofStart, joiningMessages.linkSent].filter((sentence) => inWordsOf(forms.said, sentence) === sentence)).toEqual([]);
});
