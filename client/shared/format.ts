import { calendarDateInIndia, daysFromTo, formatIndianDate, timeInIndia } from "#domain/dates.ts";
import { groupIndian, rupeesText } from "#domain/indian-figures.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { serverNow } from "./server-clock.ts";

export { groupIndian };

/** Shown for a missing value. @source ux.md "Every screen" */
export const notProvided = "Not provided";

type MaybeInstant = Date | string | null | undefined;

const isCalendarDate = /^\d{4}-\d{2}-\d{2}$/;

const instantOf = (value: MaybeInstant): Date | undefined => {
  if (value === null || value === undefined || value === "") return undefined;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

/** DD-MM-YYYY of a calendar date `YYYY-MM-DD`, or of an instant in Indian time. */
export function formatDate(value: MaybeInstant): string {
  if (typeof value === "string" && isCalendarDate.test(value)) return formatIndianDate(value);
  const instant = instantOf(value);
  return instant === undefined ? notProvided : formatIndianDate(calendarDateInIndia(instant));
}

/** Whether a calendar date `YYYY-MM-DD` is over in India. */
export const isPastDay = (date: string, now: Date = serverNow()): boolean => date < calendarDateInIndia(now);

/** HH:MM in India. */
export function formatTime(value: MaybeInstant): string {
  const instant = instantOf(value);
  return instant === undefined ? notProvided : timeInIndia(instant);
}

/** DD-MM-YYYY HH:MM IST. */
export const formatDateTime = (value: MaybeInstant): string =>
  instantOf(value) === undefined ? notProvided : `${formatDate(instantOf(value))} ${formatTime(value)} IST`;

/** Whole days of the calendar in India from one instant to another; 0 on the same day. */
export const daysSince = (value: Date | string, now: Date = serverNow()): number =>
  daysFromTo(calendarDateInIndia(new Date(value)), calendarDateInIndia(now));

/** "Today", "Yesterday" or DD-MM-YYYY, for headings over a list that is grouped by day. */
export function formatDay(value: Date | string, now: Date = serverNow()): string {
  return ["Today", "Yesterday"][daysSince(value, now)] ?? formatDate(value);
}

/** An amount of rupees as `rupeesText` writes it; a missing one says so. */
export function formatInr(amount: string | number | null | undefined): string {
  return amount === null || amount === undefined || amount === "" ? notProvided : rupeesText(String(amount));
}

/** An amount in paise; one that is not computed yet says so. */
export const formatPaise = (paise: number | null | undefined): string =>
  paise === null || paise === undefined ? "Not known yet" : rupeesText(rupeesOf(paise));

const kilobyte = 1024;

/** "512 bytes", "48 KB", "2.8 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < kilobyte) return formatCount(bytes, "byte");
  const kilobytes = Math.round(bytes / kilobyte);
  if (kilobytes < kilobyte) return `${kilobytes} KB`;
  return `${(bytes / kilobyte ** 2).toFixed(1)} MB`;
}

/** "1 page", "3 pages". */
export const formatCount = (count: number, one: string, many = `${one}s`): string => `${groupIndian(String(count))} ${count === 1 ? one : many}`;
