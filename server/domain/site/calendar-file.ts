import { calendarDate, calendarInstant, calendarLines, calendarText } from "../calendar-lines.ts";
import { council } from "../council.ts";
import { formatIndianDate } from "../dates.ts";
import { eventTypes, type EventType, type EventView } from "./events.ts";
import { dayAfter } from "./months.ts";

/** When an event was last changed, and the address of its page. */
type About = { readonly changedAt: Date; readonly address: string };

/** Where the calendar feed of all events lies, or that of one kind, in the first language. */
export const calendarFeedPath = (type?: EventType): string => (type === undefined ? "/calendar.ics" : `/calendar/${type}.ics`);

/** The kind of event of which a feed is asked; undefined for a word that is none. */
export const eventTypeOf = (word: string): EventType | undefined => eventTypes.find((type) => type === word);

/**
 * An event as a calendar file: one all-day entry, whose end is the day after the last as the standard wants it. Undefined
 * while the dates are not confirmed.
 * @source RFC 5545, 3.1 (folding), 3.3.11 (text), 3.6.1, 3.8.2.2 (DTEND exclusive), 3.8.4.7 (UID), 3.8.7.2 (DTSTAMP)
 */
export function calendarFile(event: EventView, about: About): string | undefined {
  const entry = entryLines(event, about);
  return entry.length === 0 ? undefined : calendarLines([...headLines, ...entry, "END:VCALENDAR"]);
}

/**
 * Events as a calendar that programs read again and again, once in twelve hours. Those without confirmed days are left out. A calendar needs
 * a component, so an empty one has the time zone.
 * @source RFC 5545, 3.6; RFC 7986, 5.1, 5.7 (NAME, REFRESH-INTERVAL)
 */
export function calendarFeed(name: string, events: readonly { readonly event: EventView; readonly about: About }[]): string {
  const entries = events.flatMap(({ event, about }) => entryLines(event, about));
  const label = calendarText(name);
  return calendarLines([
    ...headLines,
    `NAME:${label}`,
    `X-WR-CALNAME:${label}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...(entries.length === 0 ? timeZone : entries),
    "END:VCALENDAR",
  ]);
}

const headLines = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${council.shortName}//Event calendar//EN`, "CALSCALE:GREGORIAN", "METHOD:PUBLISH"];

const timeZone = [
  "BEGIN:VTIMEZONE",
  "TZID:Asia/Kolkata",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0530",
  "TZNAME:IST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** In the language of the event's own words. */
const words = {
  en: { time: "Time", cancelled: (day: string) => `${council.shortName} cancelled its part in this event on ${day}.` },
  hi: { time: "समय", cancelled: (day: string) => `${council.shortName} ने ${day} को इस कार्यक्रम में अपनी भागीदारी रद्द कर दी।` },
} as const satisfies Record<EventView["writtenIn"], unknown>;

/** The organiser may hold it nevertheless, so the entry itself is not cancelled. */
const cancelledText = ({ cancelledOn, writtenIn }: EventView): string =>
  cancelledOn === null ? "" : words[writtenIn].cancelled(formatIndianDate(cancelledOn));

/** The entry is of whole days: the time is in words. */
const timeText = ({ time, writtenIn }: EventView): string => (time === null ? "" : `${words[writtenIn].time}: ${time}`);

function entryLines(event: EventView, { changedAt, address }: About): readonly string[] {
  if (event.startsOn === null || event.endsOn === null) return [];
  const place = [event.venue, event.city, event.country].filter((part) => part !== null).join(", ");
  const stamp = calendarInstant(changedAt);
  return [
    "BEGIN:VEVENT",
    `UID:${event.slug}@${council.host}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART;VALUE=DATE:${calendarDate(event.startsOn)}`,
    `DTEND;VALUE=DATE:${calendarDate(dayAfter(event.endsOn))}`,
    `SUMMARY:${calendarText(event.title)}`,
    ...(place === "" ? [] : [`LOCATION:${calendarText(place)}`]),
    `DESCRIPTION:${calendarText([cancelledText(event), timeText(event), event.summary, event.website, address].filter(Boolean).join("\n"))}`,
    `URL:${address}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}
