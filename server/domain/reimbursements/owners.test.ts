import { expect, test } from "vitest";
import { hasOwnerIn, ownerChangeText, shareByLoad } from "./owners.ts";

test("each claim goes to the officer with the fewest, of two alike to the lower id", () => {
  const officers = [
    { id: "b", waiting: 2 },
    { id: "a", waiting: 2 },
    { id: "c", waiting: 0 },
  ];
  expect(shareByLoad(6, officers)).toEqual(["c", "c", "a", "b", "c", "a"]);
  expect(shareByLoad(2, [])).toEqual([undefined, undefined]);
});

test("a claim has an owner while it is live, at DGFT once it was forwarded", () => {
  const forwarded = new Date();
  expect(hasOwnerIn("council", { state: "SUBMITTED", firstForwardedAt: null })).toBe(true);
  expect(hasOwnerIn("council", { state: "DRAFT", firstForwardedAt: null })).toBe(false);
  expect(hasOwnerIn("council", { state: "CLOSED", firstForwardedAt: null })).toBe(false);
  expect(hasOwnerIn("dgft", { state: "SUBMITTED", firstForwardedAt: null })).toBe(false);
  expect(hasOwnerIn("dgft", { state: "DEFICIENCY_DGFT", firstForwardedAt: forwarded })).toBe(true);
  expect(hasOwnerIn("dgft", { state: "APPROVED_DGFT", firstForwardedAt: forwarded })).toBe(false);
});

test("the record says who did what", () => {
  expect(ownerChangeText({ kind: "taken_over", owner: "Asha", previous: "Bela", by: "Asha" })).toBe("Asha took it over from Bela");
  expect(ownerChangeText({ kind: "shared", owner: "Asha", previous: undefined, by: undefined })).toBe("It went to Asha by load");
});
