import { minorUnitsOf, rupee } from "./currencies.ts";

/** An integer count of paise. Every sum of the product stays below 2^53. */
export type Paise = number;

/** The largest amount of one cost, in units of its currency. @source rest-api.md "Rulings of 23-11-2026", Items */
const largestWholeDigits = 11;

export type CurrencyAmountProblem = "not_a_number" | "too_many_places" | "not_positive" | "too_large" | "unknown_currency";

/** An amount that a person typed: a decimal string without grouping and without leading zeros, or what is wrong with it. */
export type ReadCurrencyAmount = { readonly amount: string; readonly problem?: undefined } | { readonly problem: CurrencyAmountProblem };

const decimal = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/;

/** Indian and western grouping. A comma that is a decimal point, as in "1250,50" and "1.250,00", does not match. */
const grouped = /^-?\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d*)?$/;

/**
 * Reads an amount of a currency. Commas and blanks that group the digits before the point are dropped. Zeros after the point that the
 * currency does not have are no error, other digits there are.
 * @source money.md 1 "Amounts", 8 "Bad input"
 */
export function readCurrencyAmount(text: string, currency: string): ReadCurrencyAmount {
  const places = minorUnitsOf(currency);
  if (places === undefined) return { problem: "unknown_currency" };
  const [, sign, whole, fraction = ""] = decimal.exec(withoutGrouping(text)) ?? [];
  if (whole === undefined) return { problem: "not_a_number" };
  const given = withoutLastZeros(fraction);
  if (given.length > places) return { problem: "too_many_places" };
  const digits = whole.replace(/^0+(?=\d)/, "");
  if (sign === "-" || (digits === "0" && given === "")) return { problem: "not_positive" };
  if (digits.length > largestWholeDigits) return { problem: "too_large" };
  return { amount: places === 0 ? digits : `${digits}.${given.padEnd(places, "0")}` };
}

/** A typed number without the commas and blanks that group it: "1,25,000" is "125000". Any other text stays: "1250,50". */
export function withoutGrouping(text: string): string {
  const trimmed = text.trim();
  return grouped.test(trimmed) ? trimmed.replaceAll(/[,\s]/g, "") : trimmed;
}

/** In time that grows with the text: an expression such as 0+$ begins again at each zero. */
function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}

/** A decimal string as an integer count of its smallest units: "12.5" with 2 places is 1250. @throws RangeError (not a decimal, or more places) */
export function toMinorUnits(text: string, places: number): bigint {
  const [, sign, whole, fraction = ""] = decimal.exec(text) ?? [];
  const given = withoutLastZeros(fraction);
  if (whole === undefined || given.length > places) throw new RangeError(`not a decimal with ${places} places: ${text}`);
  const value = BigInt(whole + given.padEnd(places, "0"));
  return sign === "-" ? -value : value;
}

/** An integer count of smallest units, not negative, as a decimal string: 1250 with 2 places is "12.50". */
export function fromMinorUnits(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Divides two integers that are not negative and rounds half up. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

/** The decimal places of an exchange rate. @source money.md 1: numeric(18,6) */
export const ratePlaces = 6;

/**
 * An amount of a currency in paise, rounded half up to the paisa.
 * @param amount decimal string in units of the currency
 * @param rate rupees for one unit of the currency, a decimal string with at most six places
 * @throws RangeError (unknown currency, or not a decimal)
 */
export function inPaise(amount: string, currency: string, rate: string): Paise {
  const places = minorUnitsOf(currency);
  if (places === undefined) throw new RangeError(`unknown currency: ${currency}`);
  const exact = toMinorUnits(amount, places) * toMinorUnits(rate, ratePlaces) * 100n;
  return Number(divideHalfUp(exact, 10n ** BigInt(places + ratePlaces)));
}

/** The sum of some amounts. */
export const totalPaiseOf = (amounts: readonly Paise[]): Paise => amounts.reduce((total, amount) => total + amount, 0);

/** Paise as a decimal string of rupees with two places: 125050 is "1250.50". */
export function rupeesOf(paise: Paise): string {
  const text = String(Math.abs(paise)).padStart(3, "0");
  return `${paise < 0 ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Rupees that a person typed, as paise; zero is an amount. Undefined when it is none. */
export function readRupees(text: string): Paise | undefined {
  if (/^0+(\.0*)?$/.test(text.trim())) return 0;
  const read = readCurrencyAmount(text, rupee);
  return "amount" in read ? paiseOf(read.amount) : undefined;
}

/** A decimal string of rupees as paise. @throws RangeError (not a decimal with at most two places) */
export const paiseOf = (rupees: string): Paise => Number(toMinorUnits(rupees, 2));
