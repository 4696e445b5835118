import { expect, test } from "vitest";
import { amountInHindiWords, amountInWords } from "./amount-words.ts";

test.each([
  [412_500_00, "Rupees four lakh twelve thousand five hundred only"],
  [41_250_000_00, "Rupees four crore twelve lakh fifty thousand only"],
  [0, "Rupees zero only"],
  [1_05, "Rupees one and paise five only"],
  [
    9_999_999_999_999,
    "Rupees nine thousand nine hundred ninety nine crore ninety nine lakh ninety nine thousand nine hundred ninety nine and paise ninety nine only",
  ],
])("%s paise in words", (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test("in Hindi", () => {
  expect(amountInHindiWords(41_250_000_00)).toBe("रुपये चार करोड़ बारह लाख पचास हज़ार मात्र");
  expect(amountInHindiWords(51_005_91)).toBe("रुपये इक्यावन हज़ार पाँच और पैसे इक्यानवे मात्र");
});
