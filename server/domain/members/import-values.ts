import { dayMs, parseCalendarDate } from "../dates.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Days from 1899-12-30: Excel counts a 29 February 1900, so serials after it are right this way. */
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
/** 1954 to 2119: five digits beyond it are no date of a membership. */
const firstSerial = 20_000;
const lastSerial = 80_000;

/** The calendar date of a spreadsheet's day number. @source ECMA-376 part 1, 18.17.4.1 */
export function dateOfSerial(serial: number, is1904: boolean): string {
  return new Date((is1904 ? epoch1904 : epoch1900) + Math.floor(serial) * dayMs).toISOString().slice(0, 10);
}

const two = (digits: string): string => digits.padStart(2, "0");
const isoOf = (year: string, month: string, day: string): string | undefined => parseCalendarDate(`${year}-${two(month)}-${two(day)}`);

/**
 * A calendar date as people and spreadsheet programs write it, as YYYY-MM-DD: 31-03-2026, 31/3/2026, 31.03.2026, 31 March 2026,
 * 2026-03-31 with or without a time, or a day number such as 46112. The day is always before the month: a month above twelve is
 * no date, not an American one. Undefined for anything else.
 */
export function readImportDate(text: string, is1904: boolean): string | undefined {
  const words = text.trim();
  if (/^\d{5}(\.\d+)?$/.test(words)) {
    const serial = Number(words);
    return serial >= firstSerial && serial <= lastSerial ? dateOfSerial(serial, is1904) : undefined;
  }
  const [, isoYear = "", isoMonth = "", isoDay = ""] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(words) ?? [];
  if (isoYear !== "") return isoOf(isoYear, isoMonth, isoDay);
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ]\d.*)?$/.exec(words) ?? [];
  if (year !== "") return isoOf(year, month, day);
  const [, spokenDay = "", name = "", spokenYear = ""] = /^(\d{1,2})[ -]([a-z]{3,9})[ ,-]+(\d{4})$/i.exec(words) ?? [];
  const place = months.indexOf(name.slice(0, 3).toLowerCase());
  return place < 0 ? undefined : isoOf(spokenYear, String(place + 1), spokenDay);
}

/** A number that a spreadsheet program has written with an exponent. */
const scientific = /^(\d)(?:[.,](\d+))?E\+(\d{1,2})$/i;

/**
 * A phone number with all its digits: 9.19876543210E+11 is complete and is written out again. Undefined for 9.19E+11, whose
 * other digits are lost.
 */
export function readImportPhone(text: string): string | undefined {
  const found = scientific.exec(text.trim());
  if (found === null) return text;
  const [, first = "", rest = "", exponent = ""] = found;
  return rest.length === Number(exponent) ? first + rest : undefined;
}
