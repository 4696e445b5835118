import { expect, it } from "vitest";
import { shortRupeesText } from "./indian-figures.ts";

it.each([
  ["0", "Rs 0"],
  ["99999.99", "Rs 99,999"],
  ["100000", "Rs 1 lakh"],
  ["1234567.89", "Rs 12.35 lakh"],
  ["10000000.00", "Rs 1 crore"],
  ["12345678901.00", "Rs 1,234.57 crore"],
])("%s is %s on a chart", (amount, text) => {
  expect(shortRupeesText(amount)).toBe(text);
});
