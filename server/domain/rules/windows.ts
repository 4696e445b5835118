import { daysAfter } from "../dates.ts";
import type { RuleVersion, WindowTerm } from "./terms.ts";
import { isWorkingDay, onWorkingDay, type Holidays } from "./working-days.ts";

type Counting = Pick<WindowTerm, "days" | "counts" | "countsFirstDay" | "onHoliday">;

/**
 * The last day of a window that begins with a date.
 * @source money.md 3: calendar or working days, is the first day counted, what if the last is a holiday
 */
export function lastDayOf(window: Counting, from: string, holidays: Holidays): string {
  const last =
    window.counts === "calendar_days" ? daysAfter(from, window.days - (window.countsFirstDay ? 1 : 0)) : lastWorkingDay(window, from, holidays);
  return window.onHoliday === "stays" ? last : onWorkingDay(last, holidays);
}

const daysOfHolidays = 31;

/**
 * Calendar days after which every window of these rules is over: those of the longest one, two for each working day, and a month for holidays at
 * its end.
 */
export const longestWindowDays = (versions: readonly Pick<RuleVersion, "terms">[]): number =>
  Math.max(0, ...versions.flatMap(({ terms }) => terms.windows.map(({ days, counts }) => (counts === "working_days" ? 2 * days : days)))) +
  daysOfHolidays;

/** Counts only working days. A first day that is a holiday is not counted. */
function lastWorkingDay({ days, countsFirstDay }: Counting, from: string, holidays: Holidays): string {
  let left = days;
  let day = countsFirstDay ? from : daysAfter(from, 1);
  // A calendar in which the office never works must not run for ever.
  for (let looked = 0; looked < 10 * days + 366; looked++, day = daysAfter(day, 1)) {
    if (isWorkingDay(day, holidays)) left--;
    if (left === 0) return day;
  }
  return day;
}
