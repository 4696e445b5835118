const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** The calendar date in India at an instant, as YYYY-MM-DD. */
export const calendarDateInIndia = (at: Date): string => new Date(at.getTime() + indiaOffsetMs).toISOString().slice(0, 10);

/** The time of day in India at an instant, as HH:MM. */
export const timeInIndia = (at: Date): string => new Date(at.getTime() + indiaOffsetMs).toISOString().slice(11, 16);

/** A calendar date YYYY-MM-DD as people in India write it: DD-MM-YYYY. */
export const formatIndianDate = (isoDate: string): string => isoDate.split("-").reverse().join("-");

/**
 * The Indian financial year (April to March) of a calendar date, short: "2627" for 2026-04-01 to 2027-03-31.
 * @source data on financial years; product.md "Ids are short"
 */
export function financialYearCode(isoDate: string): string {
  const year = Number(isoDate.slice(0, 4));
  const start = Number(isoDate.slice(5, 7)) >= 4 ? year : year - 1;
  return `${String(start).slice(2)}${String(start + 1).slice(2)}`;
}

/** The financial year of a calendar date, as people write it: "2026-27". */
export function financialYearLabel(isoDate: string): string {
  const code = financialYearCode(isoDate);
  return `20${code.slice(0, 2)}-${code.slice(2)}`;
}

/** The financial years from one to another, both included, newest first; each as "2026-27". */
export function financialYearsBetween(first: string, last: string): string[] {
  const [from, to] = [startYear(first), startYear(last)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => financialYearLabel(`${to - back}-04-01`));
}

/** The first instant of a financial year "2026-27", and the first instant after it. */
export function financialYearSpan(label: string): { readonly from: Date; readonly before: Date } {
  const instant = (year: number) => new Date(`${year}-04-01T00:00:00+05:30`);
  return { from: instant(startYear(label)), before: instant(startYear(label) + 1) };
}

/** The twelve months of a financial year, as YYYY-MM, April first. */
export const monthsOfYear = (label: string): string[] =>
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(startYear(label), 3 + month, 1)).toISOString().slice(0, 7));

const startYear = (label: string): number => Number(label.slice(0, 4));

/** A day, in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** The calendar date some days after another, both as YYYY-MM-DD; negative days go back. */
export const daysAfter = (date: string, days: number): string => new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The days from one calendar date to another, both as YYYY-MM-DD; negative when the second is earlier. */
export const daysFromTo = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** A number of days of the past, such as "3 days ago". */
export const daysAgo = (days: number): string => `${days} ${days === 1 ? "day" : "days"} ago`;

/** Whole days between two instants, counted in Indian calendar days; never negative. */
export function daysBetween(from: Date, to: Date): number {
  return Math.max(0, daysFromTo(calendarDateInIndia(from), calendarDateInIndia(to)));
}

/**
 * A calendar date as YYYY-MM-DD or DD-MM-YYYY, turned into YYYY-MM-DD; undefined when there is no such day, and for a year before 1900: it is a
 * slip, and the database has no year 0.
 */
export function parseCalendarDate(text: string): string | undefined {
  const indian = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  const iso = indian ? `${indian[3]}-${indian[2]}-${indian[1]}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || iso < "1900") return undefined;
  // Computed without a Date object: a list has hundreds of thousands of dates.
  const day = Number(iso.slice(8));
  return day >= 1 && day <= daysOfMonth(Number(iso.slice(0, 4)), Number(iso.slice(5, 7))) ? iso : undefined;
}

/** The number of days of a month, 1 to 12; 0 for any other month. */
function daysOfMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : ([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}

/** An instant in India: "31-03-2026, 14:05 IST". */
export const formatIndianDateTime = (at: Date): string => `${formatIndianDate(calendarDateInIndia(at))}, ${timeInIndia(at)} IST`;
