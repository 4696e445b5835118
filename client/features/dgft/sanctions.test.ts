import { expect, test } from "vitest";
import { firstProblem, shownSanctions, sanctionProblems, sentSanctions, totalPaise } from "./sanctions.ts";

const lines = [
  { itemId: "fee", recommendedPaise: 40_000_00 },
  { itemId: "fare", recommendedPaise: null },
];
const given = (amount: string, reason = "") => ({ ...shownSanctions(lines, {}), fee: { amount, reason } });

test("everything that is recommended is given at first", () => {
  expect(sentSanctions(shownSanctions(lines, {}))).toEqual([
    { itemId: "fee", amountPaise: 40_000_00, reason: "" },
    { itemId: "fare", amountPaise: 0, reason: "" },
  ]);
  expect(sanctionProblems(lines, shownSanctions(lines, {}))).toEqual({});
});

test("what was typed stays for the items that the claim still has", () => {
  const typed = { fee: { amount: "30000", reason: "One invoice is missing" }, gone: { amount: "1", reason: "" } };
  expect(shownSanctions(lines, typed)).toEqual({ fee: typed.fee, fare: { amount: "0.00", reason: "" } });
});

test("the total follows what is typed, and is not guessed", () => {
  expect(totalPaise(given("30,000.50"))).toBe(30_000_50);
  expect(totalPaise(given("0"))).toBe(0);
  expect(totalPaise(given("3o"))).toBeUndefined();
});

test("more than recommended, less without a reason and what is no amount are named at their field", () => {
  expect(sanctionProblems(lines, given("40000.01"))).toEqual({ fee: { amount: "At most what is recommended: Rs 40,000.00" } });
  expect(sanctionProblems(lines, given("39999.99"))).toEqual({ fee: { reason: "Give the reason for each rupee less than recommended" } });
  expect(sanctionProblems(lines, given("39999.99", "Rounded"))).toEqual({});
  expect(firstProblem(sanctionProblems(lines, given("1.999")))).toEqual({ itemId: "fee", name: "amount" });
});
