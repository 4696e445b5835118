import { expect, it } from "vitest";
import { blankCircular, circularDifferences, differs, missingIn, draftProblems, fieldWords } from "./circular-form.ts";

const blank = blankCircular(new Date("2026-11-25T06:00:00Z"));

it("asks for a subject, a date and an audience before it saves", () => {
  const noAudience = { isForAll: false, schemes: [], deviceGroups: [], states: [] };
  expect(Object.keys(draftProblems({ ...blank, holdsFromOn: "", audience: noAudience }))).toEqual(["subject", "holdsFromOn", "audience"]);
  expect(draftProblems({ ...blank, subject: "Holidays" })).toEqual({});
});

it("asks for both languages before it publishes", () => {
  expect(Object.keys(missingIn({ ...blank, subject: "Holidays", body: "  " }))).toEqual(["subjectHindi", "body", "bodyHindi"]);
});

it("compares two versions field by field, in words", () => {
  const other = { ...blank, audience: { isForAll: false, schemes: [], deviceGroups: [], states: ["27"] } };
  expect([differs(blank, { ...blank }), differs(blank, other)]).toEqual([false, true]);
  expect([fieldWords("audience", blank), fieldWords("audience", other), fieldWords("body", blank)]).toEqual([
    "All members",
    "Firms in Maharashtra",
    "Nothing",
  ]);
});

it("takes what another user saved where nothing was changed here, and names the PDFs and the circulars", () => {
  const begun = { ...blank, subject: "Holidays", fileId: "signed", replacesId: "first" };
  const typed = { ...begun, subject: "Holidays of 2027", fileId: "scanned" };
  const saved = { ...begun, bodyHindi: "अवकाश", isUrgent: true, fileId: "newer", replacesId: "second" };
  const names = { signed: "signed.pdf", newer: "newer.pdf", first: "EPCMD/2026-27/1", second: "EPCMD/2026-27/2" };
  const ofFile = { mine: "A PDF that was uploaded here", theirs: "newer.pdf", notes: ["These are two different files."] };
  expect(circularDifferences({ typed, begun, saved }, names)).toEqual([
    { key: "subject", label: "Subject in English", mine: "Holidays of 2027", theirs: "Holidays" },
    { key: "bodyHindi", label: "Text in Hindi", mine: "Nothing", theirs: "अवकाश", atFirst: "theirs" },
    { key: "isUrgent", label: "Urgent", mine: "No", theirs: "Yes", atFirst: "theirs" },
    { key: "replacesId", label: "Replaces", mine: "EPCMD/2026-27/1", theirs: "EPCMD/2026-27/2", atFirst: "theirs" },
    { key: "fileId", label: "PDF", ...ofFile },
  ]);
});
