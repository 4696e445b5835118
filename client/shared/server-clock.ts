import { calendarDateInIndia } from "#domain/dates.ts";

/** A smaller difference is the time of the answer on its way. */
const toleranceMs = 5 * 60_000;

/** By how much the clock of this device is behind that of the server. */
let behindMs = 0;

/** Reads the server's time off an answer. @param header its `Date` */
export function noteServerTime(header: string | null): void {
  const differenceMs = Date.parse(header ?? "") - Date.now();
  if (!Number.isNaN(differenceMs)) behindMs = Math.abs(differenceMs) > toleranceMs ? differenceMs : 0;
}

/** The time now by the server's clock: that of a phone may be wrong by days. Before the first answer it is that of this device. */
export const serverNow = (): Date => new Date(Date.now() + behindMs);

/** The calendar date `YYYY-MM-DD` of today in India, by the server's clock. Read it each time: a page may stay open over midnight. */
export const todayInIndia = (): string => calendarDateInIndia(serverNow());
