import { expect, it } from "vitest";
import { blankDraft } from "./rule-draft.ts";
import { takesEffect } from "./takes-effect.ts";

const today = "2026-11-30";
const from = (effectiveFrom: string, effectiveTo: string | null = null) =>
  takesEffect({ effectiveFrom, effectiveTo, terms: { ...blankDraft.terms, chosenBy: "event_ended" } }, today);

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
});

it("rules whose last day is over count for their days alone, others until that day is over", () => {
  expect(from("2026-04-01", "2026-09-30")).toEqual({
    consequence: "New claims are computed by these rules where the last day of the event is 01-04-2026 to 30-09-2026",
    published: "The rules are published. They count for 01-04-2026 to 30-09-2026.",
  });
  expect(from("2026-04-01", today)).toEqual(from(today));
});
