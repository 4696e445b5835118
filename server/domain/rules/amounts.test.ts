import { describe, expect, test } from "vitest";
import { divideHalfUp, inPaise, paiseOf, readCurrencyAmount, readRupees, rupeesOf, toMinorUnits, withoutGrouping } from "./amounts.ts";
import { currencyCodes, minorUnitsOf } from "./currencies.ts";

describe("an amount that a person types", () => {
  test.each([
    ["1,25,000.50", "INR", "125000.50"],
    [" 12 500 ", "USD", "12500.00"],
    ["1,250.00", "EUR", "1250.00"],
    ["1,250,000", "USD", "1250000.00"],
    ["12,50,00,000", "INR", "125000000.00"],
    ["007.5", "EUR", "7.50"],
    ["0.01", "INR", "0.01"],
    ["1500.00", "JPY", "1500"],
    ["1.234", "KWD", "1.234"],
    ["12.500", "INR", "12.50"],
    ["99999999999.99", "INR", "99999999999.99"],
  ])("%s %s is %s", (text, currency, amount) => {
    expect(readCurrencyAmount(text, currency)).toEqual({ amount });
  });

  test.each([
    ["0", "INR", "not_positive"],
    ["0.00", "INR", "not_positive"],
    ["-5", "INR", "not_positive"],
    ["12.345", "INR", "too_many_places"],
    ["1.5", "JPY", "too_many_places"],
    ["1000000000000000", "INR", "too_large"],
    ["100000000000", "INR", "too_large"],
    ["1e15", "INR", "not_a_number"],
    ["12.", "INR", "not_a_number"],
    ["", "INR", "not_a_number"],
    ["१२", "INR", "not_a_number"],
    ["Rs 5", "INR", "not_a_number"],
    ["1250,50", "EUR", "not_a_number"],
    ["1250,00", "EUR", "not_a_number"],
    ["1.250,00", "EUR", "not_a_number"],
    ["1250,500", "KWD", "not_a_number"],
    ["12,5", "INR", "not_a_number"],
    ["1,000,00", "EUR", "not_a_number"],
    ["-1,250", "INR", "not_positive"],
    ["5", "XXX", "unknown_currency"],
    ["5", "inr", "unknown_currency"],
  ])("%s %s is refused: %s", (text, currency, problem) => {
    expect(readCurrencyAmount(text, currency)).toEqual({ problem });
  });
});

describe("a typed number without its grouping", () => {
  test.each([
    [" 1,25,000 ", "125000"],
    ["1,250,000.50", "1250000.50"],
    ["12 500", "12500"],
  ])("%s is %s", (text, plain) => expect(withoutGrouping(text)).toBe(plain));

  test.each(["1250,50", "1.250,00", "12,5", "1,25"])("%s stays, and is no amount", (text) =>
    expect([withoutGrouping(text), readRupees(text)]).toEqual([text, undefined]),
  );
});

describe("exact arithmetic", () => {
  test("converts with six places of a rate and rounds half up to the paisa", () => {
    expect(inPaise("100.00", "USD", "83.123456")).toBe(831_235);
    expect(inPaise("1", "JPY", "0.005")).toBe(1);
    expect(inPaise("1.000", "KWD", "270.004999")).toBe(27_000);
    expect(inPaise("99999999999.99", "INR", "1")).toBe(9_999_999_999_999);
  });

  test("is exact where a float is not", () => {
    expect(inPaise("0.29", "INR", "1")).toBe(29);
    expect(inPaise("1.15", "USD", "100")).toBe(11_500);
    expect(paiseOf("4503599627370.49")).toBe(450_359_962_737_049);
  });

  test("rounds a half up and anything less down", () => {
    expect(divideHalfUp(5n, 10n)).toBe(1n);
    expect(divideHalfUp(4n, 10n)).toBe(0n);
    expect(divideHalfUp(15n, 10n)).toBe(2n);
  });

  test("writes paise as rupees and reads them back", () => {
    for (const paise of [0, 1, 99, 100, 125_050, 9_999_999_999_999]) expect(paiseOf(rupeesOf(paise))).toBe(paise);
    expect(rupeesOf(5)).toBe("0.05");
  });

  test("refuses a text that is no decimal, or has too many places", () => {
    expect(() => toMinorUnits("1.234", 2)).toThrow(RangeError);
    expect(() => toMinorUnits("1e3", 2)).toThrow(RangeError);
    expect(() => inPaise("1", "???", "1")).toThrow(RangeError);
  });
});

test("each currency has the places of ISO 4217", () => {
  expect(currencyCodes).toHaveLength(new Set(currencyCodes).size);
  expect([minorUnitsOf("INR"), minorUnitsOf("JPY"), minorUnitsOf("KWD"), minorUnitsOf("XAU")]).toEqual([2, 0, 3, undefined]);
});
