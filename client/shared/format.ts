import { calendarDateInIndia, formatIndianDate, timeInIndia } from "#domain/dates.ts";

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
export const isPastDay = (date: string, now: Date = new Date()): boolean => date < calendarDateInIndia(now);

/** HH:MM in India. */
export function formatTime(value: MaybeInstant): string {
  const instant = instantOf(value);
  return instant === undefined ? notProvided : timeInIndia(instant);
}

/** DD-MM-YYYY HH:MM IST. */
export const formatDateTime = (value: MaybeInstant): string =>
  instantOf(value) === undefined ? notProvided : `${formatDate(instantOf(value))} ${formatTime(value)} IST`;

/** Whole days of the calendar in India from one instant to another; 0 on the same day. */
export const daysSince = (value: Date | string, now: Date = new Date()): number =>
  (Date.parse(calendarDateInIndia(now)) - Date.parse(calendarDateInIndia(new Date(value)))) / 86_400_000;

/** "Today", "Yesterday" or DD-MM-YYYY, for headings over a list that is grouped by day. */
export function formatDay(value: Date | string, now: Date = new Date()): string {
  return ["Today", "Yesterday"][daysSince(value, now)] ?? formatDate(value);
}

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Digits in lakhs and crores, "12500000" → "1,25,00,000"; text that is not a number is returned unchanged. */
export function groupIndian(digits: string): string {
  const [, sign = "", whole, fraction] = decimal.exec(digits.trim()) ?? [];
  if (whole === undefined) return digits;
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",");
  const grouped = head === "" ? whole : `${head},${whole.slice(-3)}`;
  return `${sign}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
}

/** An amount of rupees, "12500000" → "Rs 1,25,00,000". Takes decimal strings, so that no paisa is lost. */
export function formatInr(amount: string | number | null | undefined): string {
  return amount === null || amount === undefined || amount === "" ? notProvided : `Rs ${groupIndian(String(amount))}`;
}

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
