import { expect, test } from "vitest";
import { reasonInHindi, reasonWords } from "./reason-words.ts";

const reason = { sentenceEn: "There is no receipt.", remedyEn: "Send it.", sentenceHi: "रसीद नहीं है।", remedyHi: "उसे भेजें।" };

test("the words of a reason are its sentence and its remedy", () => {
  expect(reasonWords(reason)).toBe("There is no receipt. Send it.");
  expect(reasonWords({ ...reason, remedyEn: "" })).toBe("There is no receipt.");
});

test("words from the list have a Hindi; own words, and words that the list no longer has, have none", () => {
  expect(reasonInHindi([reason], "There is no receipt. Send it.")).toBe("रसीद नहीं है। उसे भेजें।");
  expect(reasonInHindi([reason], "There is no receipt.")).toBe("रसीद नहीं है।");
  expect(reasonInHindi([reason], "There is no receipt. Send it soon.")).toBeUndefined();
  expect(reasonInHindi([], "There is no receipt.")).toBeUndefined();
});
