import { expect, it } from "vitest";
import { blankDraft } from "./rule-draft.ts";
import { startingRules } from "./starting-rules.ts";
import { takesEffect, versionAfterEnd } from "./takes-effect.ts";
import { RuleTerms, type RuleVersion } from "./terms.ts";

const today = "2026-11-30";
const later = { number: 9, effectiveFrom: "2027-06-01" };
const from = (effectiveFrom: string, effectiveTo: string | null = null, chosenBy: RuleTerms["chosenBy"] = "event_ended") =>
  takesEffect({ effectiveFrom, effectiveTo, terms: { ...blankDraft.terms, chosenBy }, afterEnd: later }, today);

it("rules of today count at once, and later ones for costs from their first day on", () => {
  expect(from(today)).toEqual({
    consequence: "New claims are computed by these rules at once",
    published: "The rules are published. New claims are computed by them from now on.",
  });
  expect(from("2026-11-01")).toEqual(from(today));
  expect(from("2027-01-01")).toEqual({
    consequence: "Claims are computed by these rules where the last day of the event is 01-01-2027 or later",
    published: "The rules are published. They begin on 01-01-2027.",
  });
  expect(from("2027-01-01", null, "certificate_issued").consequence).toBe(
    "Claims are computed by these rules where the date of the certificate is 01-01-2027 or later; without one, the day of the payment",
  );
});

it("rules whose last day is over count for their days alone, others until that day is over", () => {
  expect(from("2026-04-01", "2026-09-30")).toEqual({
    consequence: "New claims are computed by these rules where the last day of the event is 01-04-2026 to 30-09-2026",
    published: "The rules are published. They count for 01-04-2026 to 30-09-2026.",
  });
  expect(from("2026-04-01", today)).toEqual(from(today));
});

it("rules with a last day say which earlier version counts again after it, or that none does", () => {
  const published: RuleVersion[] = startingRules
    .filter(({ state }) => state === "published")
    .map(({ terms, ...rule }, index) => ({ ...rule, id: String(index), number: index + 1, terms: RuleTerms.parse(terms) }));
  const product = published.find(({ scheme, effectiveTo }) => scheme === "product" && effectiveTo === null);
  if (product === undefined) throw new Error("no endless version");
  const draft = { ...product, id: "draft", number: 99, effectiveFrom: "2027-04-01", effectiveTo: "2028-03-31" };
  const effectBeside = (others: readonly RuleVersion[]) => takesEffect({ ...draft, afterEnd: versionAfterEnd(draft, others) ?? null }, today);

  const text =
    `From 01-04-2028 on version ${product.number} of 26-06-2023 counts again. To end the scheme, publish rules from 01-04-2028 on without a last day: ` +
    "in “Period of the programme”, enter costs until 31-03-2028 and choose “The cost is not paid”";
  expect(effectBeside(published)).toMatchObject({
    afterEnd: text,
    published: `The rules are published. They begin on 01-04-2027. ${text}.`,
  });
  expect(effectBeside([]).afterEnd).toBe("On 01-04-2028, the day after their last day, no rules hold");
  expect(effectBeside([...published, { ...draft, number: 100, effectiveFrom: "2028-04-01", effectiveTo: null }]).afterEnd).toBeUndefined();
  expect(versionAfterEnd({ ...draft, effectiveTo: null }, published)).toBeUndefined();
});
