import { expect, it } from "vitest";
import { judgingOf, seenAgain, type DuplicateLine } from "./use-duplicates.ts";

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
