import { calendarDate, calendarInstant, calendarLines, calendarText } from "../calendar-lines.ts";
import { council } from "../council.ts";
import type { EventView } from "./events.ts";
import { dayAfter } from "./months.ts";

/**
 * An event as a calendar file: one all-day entry, whose end is the day after the last as the standard wants it. Undefined
 * while the dates are not confirmed. `changedAt` is when the event was last changed; `address` is its page.
 * @source RFC 5545, 3.1 (folding), 3.3.11 (text), 3.6.1, 3.8.2.2 (DTEND exclusive), 3.8.4.7 (UID), 3.8.7.2 (DTSTAMP)
 */
export function calendarFile(event: EventView, { changedAt, address }: { readonly changedAt: Date; readonly address: string }): string | undefined {
  if (event.startsOn === null || event.endsOn === null) return undefined;
  const place = [event.venue, event.city, event.country].filter((part) => part !== null).join(", ");
  const stamp = calendarInstant(changedAt);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${council.shortName}//Event calendar//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.slug}@${council.host}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART;VALUE=DATE:${calendarDate(event.startsOn)}`,
    `DTEND;VALUE=DATE:${calendarDate(dayAfter(event.endsOn))}`,
    `SUMMARY:${calendarText(event.title)}`,
    ...(place === "" ? [] : [`LOCATION:${calendarText(place)}`]),
    `DESCRIPTION:${calendarText([event.summary, event.website, address].filter(Boolean).join("\n"))}`,
    `URL:${address}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return calendarLines(lines);
}
