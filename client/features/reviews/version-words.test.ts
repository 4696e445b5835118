import { expect, test } from "vitest";
import { verdictInWords } from "./version-words.ts";

const codes = {
  points: [
    { id: "seal", wording: "The seal can be read" },
    { id: "date", wording: "The date is of this year" },
  ],
  reasons: [{ code: "NO_RECEIPT", sentenceEn: "There is no receipt.", remedyEn: "Send it." }],
};

test("two verdicts that differ in their ticks alone have different words", () => {
  const [mine, theirs] = [["seal", "date"], ["date"]].map((ticks) => ({ status: "" as const, remark: "", ticks }));
  if (mine === undefined || theirs === undefined) throw new Error("two verdicts");
  expect(verdictInWords(mine, theirs, codes)).toBe("Unchecked\nTicked only here: The seal can be read");
  expect(verdictInWords(theirs, mine, codes)).toBe("Unchecked");
});

test("a reason of the list is said in its words, once", () => {
  const item = (reason: string) => ({ status: "" as const, remark: "", assessment: { amount: "1,200", reasonCode: "NO_RECEIPT", reason } });
  const wordsOf = (reason: string): string => verdictInWords(item(reason), item(""), codes);
  expect(wordsOf("")).toBe("Admissible Rs 1,200; There is no receipt.");
  expect(wordsOf("Only the fee.")).toBe("Admissible Rs 1,200; There is no receipt.; Only the fee.");
  expect(wordsOf("There is no receipt. Send it.")).toBe("Admissible Rs 1,200; There is no receipt. Send it.");
});
