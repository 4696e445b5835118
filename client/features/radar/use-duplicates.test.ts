import { expect, it } from "vitest";
import { radarMessages } from "#domain/radar/messages.ts";
import { foundElsewhere, isSameVerdict, judgingOf, seenAgain, type DuplicateLine } from "./use-duplicates.ts";

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
  fieldNames: [],
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

it("lists the other claims that have the document, without those that were judged not the same", () => {
  const document = { fieldName: "foreign_certificate", fileIds: ["file 2"] };
  const found = (lines: DuplicateLine[], remarks: string[] = []) => foundElsewhere({ lines, remarks }, document);
  const pageOf = (fileId: string): DuplicateLine["pages"] => [
    {
      mine: { reimbursementId: "PRD-2627-00001", fileId, page: 1, document: "Foreign certificate", fileName: "scan.pdf" },
      theirs: undefined,
    },
  ];
  const fieldNames = ["foreign_certificate"];
  const same: DuplicateLine = { ...line("now"), label: "Same file", fieldNames, pages: pageOf("file 2") };
  const alike: DuplicateLine = { ...same, reason: "look_alike", label: "Look-alike page", pages: pageOf("file 1") };
  const certificate: DuplicateLine = { ...same, reason: "certificate", label: "Same certificate number", otherId: "EXH-2627-00003", pages: [] };
  const ofAnother: DuplicateLine = { ...same, fieldNames: ["rcmc_certificate"] };
  expect(found([same, alike, certificate, ofAnother])).toEqual({
    text: "Also found in 2 other claims: same file in PRD-2627-00002; look-alike page in PRD-2627-00002 (an earlier version); same certificate number in EXH-2627-00003",
    isFound: true,
  });
  const many = Array.from({ length: 7 }, (_, place): DuplicateLine => ({ ...certificate, otherId: `EXH-2627-0000${place}` }));
  expect(found(many).text).toMatch(/^Also found in 7 other claims: .*EXH-2627-00004; and 2 more$/);

  const verdict = { verdict: "not_same" as const, remark: "Two visits", byName: "Asha Rao", at: new Date(), isOutdated: false };
  const judged: DuplicateLine = { ...same, verdicts: [verdict] };
  expect(found([judged])).toEqual({ text: radarMessages.allNotSame, isFound: false });
  expect(found([{ ...same, verdicts: [{ ...verdict, isOutdated: true }] }]).isFound).toBe(true);
  // No line is no proof that other claims do not have it: the firm's own standing documents and certificates have none.
  expect(found([ofAnother])).toEqual({ text: "No reason to look at another claim.", isFound: false });
  expect(found([], [radarMessages.notAll]).text).toBe("No reason to look at another claim, as far as they were compared.");
  expect(found([], [radarMessages.stillLooking]).text).toBe(radarMessages.stillLooking);
});
