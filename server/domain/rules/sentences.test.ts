import { expect, test } from "vitest";
import type { Check } from "./checks.ts";
import { checkSentence, lineReasons } from "./sentences.ts";

const sentenceOf = (name: Check["name"], figures: Check["figures"]): string => checkSentence({ name, outcome: "met", figures, source: "Order" });
const filed = { from: "certificate_issued", fromOn: "2027-01-01", filedOn: "2027-03-01", passed: 59 };

test("a window in calendar days says how many have passed", () => {
  const window = { ...filed, days: 90, counts: "calendar_days", lastOn: "2027-04-01" };
  const sentence = "Filed 01-03-2027, 59 days after the certificate of 01-01-2027; allowed: 90 days, until 01-04-2027.";
  expect(sentenceOf("window", window)).toBe(sentence);
  // As a sheet of an earlier release has it.
  const { counts: _counts, ...before } = window;
  expect(sentenceOf("window", before)).toBe(sentence);
});

test.each([
  [45, "2027-03-05", "Filed 01-03-2027, after the certificate of 01-01-2027; allowed: 45 working days, until 05-03-2027."],
  [1, "2027-01-04", "Filed 01-03-2027, after the certificate of 01-01-2027; allowed: 1 working day, until 04-01-2027."],
])("a window of %s working days names no calendar days", (days, lastOn, sentence) => {
  expect(sentenceOf("window", { ...filed, days, counts: "working_days", lastOn })).toBe(sentence);
});

test.each([
  ["same_event_ever", { number: 2, limit: 1 }, "Visit 2 to this event; 1 is allowed in all."],
  ["same_event_ever", { number: 2, limit: 3 }, "Visit 2 to this event; 3 are allowed in all."],
  ["events_in_year", { number: 1, limit: 1 }, "Event 1 of the financial year; 1 is allowed."],
  [
    "membership",
    { filedOn: "2027-03-01", memberSince: "2027-02-01", months: 1 },
    "Filed 01-03-2027, member from 01-02-2027; 1 month of membership is asked.",
  ],
  [
    "membership",
    { filedOn: "2027-03-01", memberSince: "2026-02-01", months: 12 },
    "Filed 01-03-2027, member from 01-02-2026; 12 months of membership are asked.",
  ],
] as const)("%s with %j", (name, figures, sentence) => expect(sentenceOf(name, figures)).toBe(sentence));

test("the day of a rate takes nothing away, so it is no reason for less", () => {
  expect(lineReasons({ checks: [], notes: ["rate_of_payment", "cap"], sharePercent: "50" })).toEqual(["Limited by the cap."]);
});

test("the size of the firm is no reason beside a zero of the council", () => {
  const notes = ["size_missing", "override"] as const;
  expect(lineReasons({ checks: [], notes, sharePercent: null })).toEqual(["Set by the council."]);
  const lowerShare = ["The size of the firm is not stated, and the share depends on it.", "Set by the council."];
  expect(lineReasons({ checks: [], notes, sharePercent: "50" })).toEqual(lowerShare);
});
