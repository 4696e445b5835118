const zone = "Asia/Kolkata";
const partsOf = new Intl.DateTimeFormat("en-GB", {
  timeZone: zone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Shown for a missing value. @source ux.md "Every screen" */
export const notProvided = "Not provided";

type MaybeInstant = Date | string | null | undefined;

const isCalendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;

function readParts(instant: Date): Record<string, string> {
  return Object.fromEntries(partsOf.formatToParts(instant).map(({ type, value }) => [type, value]));
}

const instantOf = (value: MaybeInstant): Date | undefined => {
  if (value === null || value === undefined || value === "") return undefined;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

/** DD-MM-YYYY of a calendar date `YYYY-MM-DD`, or of an instant in Indian time. */
export function formatDate(value: MaybeInstant): string {
  const [, year, month, day] = typeof value === "string" ? (isCalendarDate.exec(value) ?? []) : [];
  if (year !== undefined) return `${day}-${month}-${year}`;
  const instant = instantOf(value);
  if (instant === undefined) return notProvided;
  const parts = readParts(instant);
  return `${parts["day"]}-${parts["month"]}-${parts["year"]}`;
}

/** Whether a calendar date `YYYY-MM-DD` is over in India. */
export const isPastDay = (date: string, now: Date = new Date()): boolean => date < formatDate(now).split("-").reverse().join("-");

/** HH:MM in India. */
export function formatTime(value: MaybeInstant): string {
  const instant = instantOf(value);
  if (instant === undefined) return notProvided;
  const parts = readParts(instant);
  return `${parts["hour"]}:${parts["minute"]}`;
}

/** DD-MM-YYYY HH:MM IST. */
export const formatDateTime = (value: MaybeInstant): string =>
  instantOf(value) === undefined ? notProvided : `${formatDate(instantOf(value))} ${formatTime(value)} IST`;

/** The calendar days in India between two instants: 0 on the same day. */
export function daysSince(value: Date | string, now: Date = new Date()): number {
  const dayNumber = (instant: Date): number => {
    const parts = readParts(instant);
    return Date.UTC(Number(parts["year"]), Number(parts["month"]) - 1, Number(parts["day"])) / 86_400_000;
  };
  return dayNumber(now) - dayNumber(new Date(value));
}

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
