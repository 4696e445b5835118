import { calendarDate, calendarInstant, calendarLines, calendarText } from "../calendar-lines.ts";
import { daysAfter } from "../dates.ts";

/** A day in a calendar. */
export type CalendarDay = {
  /** Stays the same for the same entry, so that a calendar replaces it. */
  readonly uid: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Days before it on which the calendar reminds. */
  readonly alarmDays: readonly number[];
};

/**
 * Days as a calendar file.
 * @param madeAt when the file is made
 * @source RFC 5545 (iCalendar): 3.6.1 event, 3.6.6 alarm
 */
export function filingCalendar(days: readonly CalendarDay[], product: string, madeAt: Date): string {
  const stamp = calendarInstant(madeAt);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarText(product)}//Last days to file//EN`,
    "CALSCALE:GREGORIAN",
    ...days.flatMap((day) => eventLines(day, stamp)),
    "END:VCALENDAR",
  ];
  return calendarLines(lines);
}

const eventLines = ({ uid, date, title, text, url, alarmDays }: CalendarDay, stamp: string): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${calendarDate(date)}`,
  `DTEND;VALUE=DATE:${calendarDate(daysAfter(date, 1))}`,
  `SUMMARY:${calendarText(title)}`,
  `DESCRIPTION:${calendarText(text)}`,
  `URL:${url}`,
  "TRANSP:TRANSPARENT",
  ...alarmDays.flatMap((days) => ["BEGIN:VALARM", "ACTION:DISPLAY", `TRIGGER:-P${days}D`, `DESCRIPTION:${calendarText(title)}`, "END:VALARM"]),
  "END:VEVENT",
];
