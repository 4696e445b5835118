const dayMs = 24 * 60 * 60 * 1000;

/** The days of the week on which the office does not work from a date on, YYYY-MM-DD; 0 is Sunday. */
export type Weekend = { readonly fromOn: string; readonly weekdays: readonly number[] };

/** The days on which the office does not work: weekends, the earliest first, and dates YYYY-MM-DD. */
export type Holidays = { readonly weekends: readonly Weekend[]; readonly dates: ReadonlySet<string> };

/** The calendar date some days after another; negative days go back. */
export const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The days from one calendar date to another; negative when the second is earlier. */
export const daysFromTo = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** True when the office works on this date. */
export const isWorkingDay = (date: string, { weekends, dates }: Holidays): boolean =>
  !dates.has(date) && weekends.findLast(({ fromOn }) => fromOn <= date)?.weekdays.includes(new Date(date).getUTCDay()) !== true;

/** The date itself, or the first working day after it. A calendar without working days is an error of the office: the date stays. */
export function onWorkingDay(date: string, holidays: Holidays): string {
  const found = Array.from({ length: 366 }, (_, days) => addDays(date, days)).find((day) => isWorkingDay(day, holidays));
  return found ?? date;
}
