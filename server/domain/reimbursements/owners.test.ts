import { expect, test } from "vitest";
import { hasOwnerIn, ownerChangeText, shareByLoad } from "./owners.ts";

test("each claim goes to the officer with the fewest, of two alike to the lower id", () => {
  const officers = [
    { id: "b", waiting: 2 },
    { id: "a", waiting: 2 },
    { id: "c", waiting: 0 },
  ];
  const claims = ["1", "2", "3", "4", "5", "6"];
  expect(shareByLoad(claims, officers)).toEqual(["c", "c", "a", "b", "c", "a"]);
  expect(shareByLoad(["1", "2"], [])).toEqual([undefined, undefined]);
  expect(shareByLoad(["1", "2", "3"], officers, (claim, id) => claim !== "3" && id !== "c")).toEqual(["a", "b", undefined]);
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
