const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** The calendar date in India at an instant, as YYYY-MM-DD. */
export const indianDate = (at: Date): string => new Date(at.getTime() + indiaOffsetMs).toISOString().slice(0, 10);

/**
 * The Indian financial year (April to March) of a calendar date, short: "2627" for 2026-04-01 to 2027-03-31.
 * @source data on financial years; product.md "Ids are short"
 */
export function financialYearCode(isoDate: string): string {
  const year = Number(isoDate.slice(0, 4));
  const start = Number(isoDate.slice(5, 7)) >= 4 ? year : year - 1;
  return `${String(start).slice(2)}${String(start + 1).slice(2)}`;
}

/** The same year as people write it: "2026-27". */
export function financialYearLabel(isoDate: string): string {
  const code = financialYearCode(isoDate);
  return `20${code.slice(0, 2)}-${code.slice(2)}`;
}

/** The financial years from one to another, both as "2026-27" and both in the list, the newest first. */
export function financialYearsBetween(first: string, last: string): string[] {
  const [from, to] = [startYear(first), startYear(last)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => financialYearLabel(`${to - back}-04-01`));
}

/** The instants that bound a financial year "2026-27": from the first, and before the second. */
export function financialYearSpan(label: string): { readonly from: Date; readonly before: Date } {
  const instant = (year: number) => new Date(`${year}-04-01T00:00:00+05:30`);
  return { from: instant(startYear(label)), before: instant(startYear(label) + 1) };
}

/** The twelve months of a financial year, as YYYY-MM, April first. */
export const monthsOfYear = (label: string): string[] =>
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(startYear(label), 3 + month, 1)).toISOString().slice(0, 7));

const startYear = (label: string): number => Number(label.slice(0, 4));

/** Whole days between two instants, counted in Indian calendar days; never negative. */
export function daysBetween(from: Date, to: Date): number {
  const dayMs = 24 * 60 * 60 * 1000;
  return Math.max(0, Math.round((Date.parse(indianDate(to)) - Date.parse(indianDate(from))) / dayMs));
}

/** A calendar date as YYYY-MM-DD or DD-MM-YYYY, turned into YYYY-MM-DD; undefined when there is no such day. */
export function parseCalendarDate(text: string): string | undefined {
  const indian = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  const iso = indian ? `${indian[3]}-${indian[2]}-${indian[1]}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  // Computed without Date, for speed: a list has hundreds of thousands of them.
  const day = Number(iso.slice(8));
  return day >= 1 && day <= daysOfMonth(Number(iso.slice(0, 4)), Number(iso.slice(5, 7))) ? iso : undefined;
}

/** The number of days of a month, counted from 1; 0 for a month that does not exist. */
function daysOfMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : ([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}

/** An instant as an Indian reader writes it: "31-03-2026, 14:05 IST". */
export function indianDateTime(at: Date): string {
  const local = new Date(at.getTime() + indiaOffsetMs).toISOString();
  return `${local.slice(0, 10).split("-").reverse().join("-")}, ${local.slice(11, 16)} IST`;
}
