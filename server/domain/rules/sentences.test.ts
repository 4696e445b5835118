import { expect, test } from "vitest";
import { formatIndianDate } from "../dates.ts";
import { checksOf, type Check } from "./checks.ts";
import { blankDraft } from "./rule-draft.ts";
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
  [{ countsFirstDay: true }, "2026-04-11", "2026-07-10", "90 days after", "90 days, the first one counted, until 09-07-2026."],
  [
    { onHoliday: "next_working_day" },
    "2026-04-12",
    "2026-07-13",
    "92 days after",
    "90 days, until 13-07-2026, because 11-07-2026 is no working day.",
  ],
  [{}, "2026-04-11", "2026-07-10", "90 days after", "90 days, until 10-07-2026."],
] as const)("a window with %j says what its last day comes from", (counting, issuedOn, filedOn, passed, allowed) => {
  const calendar = { from: "certificate_issued", days: 90, counts: "calendar_days", countsFirstDay: false, onHoliday: "stays" } as const;
  const terms = { ...blankDraft.terms, windows: [{ ...calendar, ...counting, outcome: "blocks" as const, source: "Order" }] };
  const claim = { scheme: "product", filedOn, isFirstClaim: false, drawn: [], visits: { claimed: [], attended: [] }, costs: [] };
  const holidays = { weekends: [{ fromOn: "1900-01-01", weekdays: [6, 0] }], dates: new Set<string>() };
  const checks = checksOf(terms, { id: "a", kind: "registration", issuedOn }, { claim, rateOn: () => undefined, holidays });
  const sentence = `Filed ${formatIndianDate(filedOn)}, ${passed} the certificate of ${formatIndianDate(issuedOn)}; allowed: ${allowed}`;
  expect(checks.map(checkSentence)).toEqual([sentence]);
});

test("a window from an event without its last day says how its days are counted, too", () => {
  const event = { from: "event_ended", fromOn: "2026-04-12", filedOn: "2026-07-20", passed: 99, days: 90, counts: "calendar_days", isEndUnknown: 1 };
  const figures = { ...event, lastOn: "2026-07-13", countsFirstDay: 1, movedFrom: "2026-07-11" };
  expect(checkSentence({ name: "window", outcome: "blocks", figures, source: "Order" })).toBe(
    "Filed 20-07-2026. The last day of the event is missing and has to be entered: 90 days are counted from it, that day included. " +
      "From its first day, 12-04-2026, they ended on 13-07-2026, because 11-07-2026 is no working day.",
  );
});

test.each([
  ["same_event_ever", { number: 2, limit: 1 }, "Known to this portal: visit 2 to this event; 1 is allowed in all."],
  ["same_event_ever", { number: 2, limit: 3 }, "Known to this portal: visit 2 to this event; 3 are allowed in all."],
  ["events_in_year", { number: 1, limit: 1 }, "Known to this portal: event 1 of the financial year; 1 is allowed."],
  [
    "events_in_year",
    { number: 2, limit: 5, regionsAbove: 3 },
    "Known to this portal: event 2 of the financial year; 5 are allowed, each after the first 3 in another region than all before it.",
  ],
  [
    "events_in_year",
    { number: 4, limit: 5, regionsAbove: 3, region: "americas" },
    "Known to this portal: event 4 of the financial year; 5 are allowed, each after the first 3 in another region than all before it: none before it was in the Americas.",
  ],
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

test.each([
  ["same_event_ever", { limit: 3, missing: "event" }, "The event is not named."],
  ["same_event_ever", { limit: 3, missing: "days" }, "The days of the event are missing."],
  ["events_in_year", { limit: 3, missing: "event" }, "The event is not named."],
  ["events_in_year", { limit: 3, missing: "days" }, "The days of the event are missing."],
  ["events_in_year", { limit: 5, number: 4, missing: "country" }, "The country of this event or of one before it is missing."],
  ["membership", { filedOn: "2025-02-10", months: 12 }, "The membership is not known."],
  [
    "membership",
    { filedOn: "2025-02-10", memberSince: "2026-04-01", memberUntil: "2027-03-31", months: 12 },
    "Filed 10-02-2025, before the membership from 01-04-2026 began; 12 months of membership are asked. " +
      "Whether there was one before has to be looked up.",
  ],
  // As a sheet of an earlier release has it.
  ["same_event_ever", { limit: 3 }, "The event is not named."],
  ["events_in_year", { limit: 3 }, "The days of the event are missing."],
] as const)("%s with %j says what is missing", (name, figures, sentence) =>
  expect(checkSentence({ name, outcome: "unknown", figures, source: "Order" })).toBe(sentence),
);

test("the day of a rate takes nothing away, so it is no reason for less", () => {
  expect(lineReasons({ checks: [], notes: ["rate_of_payment", "cap"], sharePercent: "50" })).toEqual(["Limited by the cap."]);
});

test("a cap is named with what other costs have drawn of it, which a sheet of an earlier release does not know", () => {
  const capped = { checks: [], sharePercent: "50", capPaise: 90_000_00 };
  const reasonsOf = (note: "cap" | "drawn", left: { capLeftPaise?: number }) => lineReasons({ ...capped, ...left, notes: [note] });
  expect(reasonsOf("cap", { capLeftPaise: 90_000_00 })).toEqual(["Limited by the cap of Rs 90,000.00."]);
  expect(reasonsOf("drawn", { capLeftPaise: 0 })).toEqual([
    "Limited by the firm's cap of Rs 90,000.00 for the year, which other costs have used up.",
  ]);
  expect(reasonsOf("drawn", { capLeftPaise: 30_000_00 })).toEqual([
    "Limited by the firm's cap of Rs 90,000.00 for the year, of which other costs have drawn Rs 60,000.00.",
  ]);
  expect(reasonsOf("cap", {})).toEqual(["Limited by the cap."]);
});

test("the size of the firm is no reason beside a zero of the council", () => {
  const notes = ["size_missing", "override"] as const;
  expect(lineReasons({ checks: [], notes, sharePercent: null })).toEqual(["Set by the council."]);
  const lowerShare = ["The size of the firm is not stated, and the share depends on it.", "Set by the council."];
  expect(lineReasons({ checks: [], notes, sharePercent: "50" })).toEqual(lowerShare);
});
