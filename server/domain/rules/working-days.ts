import { daysAfter } from "../dates.ts";

/** The days of the week on which the office does not work from a date on, YYYY-MM-DD; 0 is Sunday. */
export type Weekend = { readonly fromOn: string; readonly weekdays: readonly number[] };

/** The days on which the office does not work: weekends, the earliest first, and dates YYYY-MM-DD. */
export type Holidays = { readonly weekends: readonly Weekend[]; readonly dates: ReadonlySet<string> };

/** True when the office works on this date. */
export const isWorkingDay = (date: string, { weekends, dates }: Holidays): boolean =>
  !dates.has(date) && weekends.findLast(({ fromOn }) => fromOn <= date)?.weekdays.includes(new Date(date).getUTCDay()) !== true;

/** The date itself, or the first working day after it. A calendar without working days is an error of the office: the date stays. */
export function onWorkingDay(date: string, holidays: Holidays): string {
  const found = Array.from({ length: 366 }, (_, days) => daysAfter(date, days)).find((day) => isWorkingDay(day, holidays));
  return found ?? date;
}
