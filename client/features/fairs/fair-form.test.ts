import { expect, it } from "vitest";
import { FairDraft } from "#domain/fairs/fair-input.ts";
import { draftOfFair, fairDifferences, isSameFair, mergedFair, typedOfEvent, wholeNumber } from "./fair-form.ts";

const begun = typedOfEvent({ slug: "expo", title: "Expo", place: "", startsOn: "2027-02-01", endsOn: "2027-02-03" });

it.each([
  ["1,25,000", 125_000],
  [" 40 ", 40],
  ["1250,50", Number.NaN],
  ["12.5", Number.NaN],
])("reads %s as the whole number %d", (text, number) => expect(wholeNumber(text)).toBe(number));

it("another user's version keeps what was typed here and takes what was not", () => {
  const typed = { ...begun, fee: "500" };
  const theirs = { ...begun, seats: "40" };
  expect(isSameFair(begun, theirs)).toBe(false);
  expect(fairDifferences(typed, begun, theirs)).toEqual([
    { key: "seats", label: "Seats", mine: "Nothing", theirs: "40", atFirst: "theirs" },
    { key: "fee", label: "Participation fee", mine: "500", theirs: "Nothing" },
  ]);
  expect(mergedFair(typed, theirs, new Set(["fee"]))).toEqual({ ...begun, seats: "40", fee: "500" });
});

it.each([
  ["Passport of each visitor\nBoarding passes", "Passport of each visitor\nBoarding passes"],
  [" ", ""],
])("the papers %j are sent as %j", (documentsText, sent) => {
  const draft = draftOfFair({ ...begun, applyUntilOn: "2027-01-10", seats: "40", documentsText });
  expect(FairDraft.parse(draft).documentsText).toBe(sent);
});
