import { expect, test } from "vitest";
import { bankSummary } from "./bank-outcomes.ts";

const lines = (count: number, outcome: "record" | "left" | "known") => Array.from({ length: count }, () => ({ outcome }));

test("the sums of a statement say what is still to be recorded, and of a known one that nothing is new", () => {
  expect(bankSummary([...lines(1, "record"), ...lines(1, "known"), ...lines(2, "left")])).toBe(
    "4 lines: 1 to be recorded, 2 unmatched, 1 recorded already. Nothing new is recorded yet.",
  );
  expect(bankSummary(lines(1, "left"))).toBe("1 line: 1 unmatched. Nothing new is recorded yet.");
  expect(bankSummary(lines(1_000, "known"))).toBe("1,000 lines: 1,000 recorded already. No line is new.");
  expect(bankSummary([])).toBe("0 lines. No line is new.");
});
