import { formatIndianDate, parseCalendarDate } from "./dates.ts";

const maxDateLength = 40;

const dateMessages = {
  form: (label: string) => `${label} must be a date, like 31-03-2026`,
  noSuchDay: (label: string, text: string) => `${label} must be a real date: ${text} is not in the calendar`,
  inFuture: (label: string, today: string) => `${label} must be today (${formatIndianDate(today)}) or earlier`,
} as const;

const two = (digits: string): string => digits.padStart(2, "0");

/** The date that a text has the form of, as YYYY-MM-DD, whether there is such a day or not. */
function writtenDate(text: string): string | undefined {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year !== "") return `${year}-${two(month)}-${two(day)}`;
  const found = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/.exec(text) ?? /^(\d{2})()(\d{2})(\d{4})$/.exec(text);
  if (found === null) return undefined;
  const [, indianDay = "", , indianMonth = "", indianYear = ""] = found;
  return `${indianYear}-${two(indianMonth)}-${two(indianDay)}`;
}

/** True when a text has the form of a date, whether there is such a day or not. */
export const hasDateForm = (text: string): boolean => writtenDate(text.trim()) !== undefined;

/** A date as people type it (31-03-2026, 1/4/2026, 31.03.2026, 01042026, 2026-03-31) as YYYY-MM-DD; undefined when it is none. */
export function readTypedDate(text: string): string | undefined {
  const written = writtenDate(text.trim());
  return written === undefined ? undefined : parseCalendarDate(written);
}

/**
 * What is wrong with a date as it was typed, or undefined; an empty one is not wrong.
 * @param label the field, at the start of the sentence
 * @param today the last possible day, YYYY-MM-DD, of a date that cannot lie in the future
 */
export function typedDateProblem(label: string, text: string, today?: string): string | undefined {
  const typed = text.trim();
  if (typed === "") return undefined;
  if (typed.length > maxDateLength || writtenDate(typed) === undefined) return dateMessages.form(label);
  const date = readTypedDate(typed);
  if (date === undefined) return dateMessages.noSuchDay(label, typed);
  return today !== undefined && date > today ? dateMessages.inFuture(label, today) : undefined;
}
