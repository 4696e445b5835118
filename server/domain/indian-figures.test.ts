import { expect, it } from "vitest";
import { groupByCurrency, moneyText, shortRupeesText } from "./indian-figures.ts";

it.each([
  ["0", "Rs 0"],
  ["0.75", "Rs 1"],
  ["99999.49", "Rs 99,999"],
  ["99999.50", "Rs 1 lakh"],
  ["100000", "Rs 1 lakh"],
  ["1234567.89", "Rs 12.35 lakh"],
  ["9950000.00", "Rs 99.50 lakh"],
  ["9999499.99", "Rs 99.99 lakh"],
  ["9999500.00", "Rs 1 crore"],
  ["10000000.00", "Rs 1 crore"],
  ["12345678901.00", "Rs 1,234.57 crore"],
])("%s is %s on a chart", (amount, text) => {
  expect(shortRupeesText(amount)).toBe(text);
});

it.each([
  ["125000.00", "USD", "125,000.00", "USD 125,000.00"],
  ["1250000", "JPY", "1,250,000", "JPY 1,250,000"],
  ["125000.5", "INR", "1,25,000.5", "Rs 1,25,000.50"],
  ["about 125000", "USD", "about 125000", "USD about 125000"],
  ["125000", undefined, "125,000", "125,000"],
])("%s in %s has the groups of its currency", (amount, currency, grouped, text) => {
  expect([groupByCurrency(amount, currency), moneyText(amount, currency)]).toEqual([grouped, text]);
});
