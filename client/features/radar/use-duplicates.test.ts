import { expect, it } from "vitest";
import { isSameVerdict, judgingOf, seenAgain, type DuplicateLine } from "./use-duplicates.ts";

const line = (evidence: string): DuplicateLine => ({
  reason: "same_file",
  label: "The same file",
  otherId: "PRD-2627-00002",
  otherScheme: "product",
  otherFirm: "Sahyadri Implants",
  isSameFirm: false,
  otherStatus: "New",
  otherSubmittedOn: "2026-06-01",
  canOpenOther: true,
  facts: [],
  pages: [],
  evidence,
  verdicts: [],
});

it("a verdict rests on what the officer saw, and on something new only once the list has shown it", () => {
  const begun = judgingOf(line("then"), "same");
  expect(begun).toEqual({ otherId: "PRD-2627-00002", reason: "same_file", verdict: "same", evidence: "then" });
  expect(seenAgain(begun, [{ ...line("of another"), reason: "look_alike" }, line("now")])).toEqual({ ...begun, evidence: "now" });
  expect(seenAgain(begun, [])).toEqual(begun);
});

it("an answer belongs to the dialog of its line and its verdict, whatever evidence the list shows since", () => {
  const sent = judgingOf(line("then"), "same");
  expect(isSameVerdict(judgingOf(line("now"), "same"), sent)).toBe(true);
  expect(isSameVerdict(judgingOf(line("then"), "not_same"), sent)).toBe(false);
  expect(isSameVerdict(judgingOf({ ...line("then"), reason: "look_alike" }, "same"), sent)).toBe(false);
  expect(isSameVerdict(judgingOf({ ...line("then"), otherId: "PRD-2627-00003" }, "same"), sent)).toBe(false);
  expect([isSameVerdict(undefined, sent), isSameVerdict(undefined, undefined)]).toEqual([false, false]);
});
