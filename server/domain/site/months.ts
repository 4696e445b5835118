/** A month of the calendar as YYYY-MM, and what a month switcher needs to know of it. */

const firstYear = 2000;
const lastYear = 2099;

/** The month in an address; undefined for text that is no month of this century, such as "2026-13" or "abc". */
export function parseMonth(text: string | undefined): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text ?? "") ?? [];
  if (year === undefined || month === undefined) return undefined;
  const isMonth = Number(month) >= 1 && Number(month) <= 12 && Number(year) >= firstYear && Number(year) <= lastYear;
  return isMonth ? `${year}-${month}` : undefined;
}

/** The month so many months after another; before it for a negative number. */
export function monthAfter(month: string, by = 1): string {
  return new Date(Date.UTC(yearOf(month), monthNumber(month) - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The first and the last day of a month, as YYYY-MM-DD. */
export function daysOfMonth(month: string): { readonly first: string; readonly last: string; readonly count: number } {
  const last = new Date(Date.UTC(yearOf(month), monthNumber(month), 0)).toISOString().slice(0, 10);
  return { first: `${month}-01`, last, count: Number(last.slice(8)) };
}

/** How many days of the week lie before the first of a month, in a week that begins on Monday: 0 to 6. */
export const daysBeforeFirst = (month: string): number => (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;

/** The day after a calendar date, both as YYYY-MM-DD. */
export function dayAfter(date: string): string {
  const [year, month, day] = [yearOf(date), monthNumber(date), Number(date.slice(8, 10))];
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const monthNumber = (date: string): number => Number(date.slice(5, 7));
