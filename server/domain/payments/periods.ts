import { daysAfter } from "../dates.ts";

/** The last day of the month of a day, both YYYY-MM-DD. */
export function monthEndOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/**
 * The month that can be closed next, as its last day: the one after the last close, or the first one of which a booking stands. Undefined
 * while it is not over, or when nothing is booked.
 * @param today YYYY-MM-DD in India
 */
export function nextMonthToClose({
  lastClosedOn,
  firstBookedOn,
  today,
}: {
  readonly lastClosedOn: string | undefined;
  readonly firstBookedOn: string | undefined;
  readonly today: string;
}): string | undefined {
  const within = lastClosedOn === undefined ? firstBookedOn : daysAfter(lastClosedOn, 1);
  if (within === undefined) return undefined;
  const end = monthEndOf(within);
  return end < today ? end : undefined;
}
