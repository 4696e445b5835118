import { expect, it } from "vitest";
import { blankCircular, differs, isSame, missingIn, draftProblems, fieldWords } from "./circular-form.ts";

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
  expect(isSame("subject", blank, other)).toBe(true);
  expect(isSame("audience", blank, other)).toBe(false);
  expect([differs(blank, { ...blank }), differs(blank, other)]).toEqual([false, true]);
  expect([fieldWords("audience", blank), fieldWords("audience", other), fieldWords("body", blank)]).toEqual([
    "All members",
    "Firms in Maharashtra",
    "Nothing",
  ]);
});
