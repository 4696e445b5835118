import { council } from "../council.ts";
import type { EventView } from "./events.ts";
import { dayAfter } from "./months.ts";

const maxLineBytes = 75;

/**
 * An event as a calendar file: one all-day entry, whose end is the day after the last as the standard wants it. Undefined
 * while the dates are not confirmed. `changedAt` is when the event was last changed; `address` is its page.
 * @source RFC 5545, 3.1 (folding), 3.3.11 (text), 3.6.1, 3.8.2.2 (DTEND exclusive), 3.8.4.7 (UID), 3.8.7.2 (DTSTAMP)
 */
export function calendarFile(event: EventView, { changedAt, address }: { readonly changedAt: Date; readonly address: string }): string | undefined {
  if (event.startsOn === null || event.endsOn === null) return undefined;
  const place = [event.venue, event.city, event.country].filter((part) => part !== null).join(", ");
  const stamp = instantOf(changedAt);
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
    `DTSTART;VALUE=DATE:${dateOf(event.startsOn)}`,
    `DTEND;VALUE=DATE:${dateOf(dayAfter(event.endsOn))}`,
    `SUMMARY:${textOf(event.title)}`,
    ...(place === "" ? [] : [`LOCATION:${textOf(place)}`]),
    `DESCRIPTION:${textOf([event.summary, event.website, address].filter(Boolean).join("\n"))}`,
    `URL:${address}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const dateOf = (date: string): string => date.replaceAll("-", "");
const instantOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** The text of a property. Separators are escaped, other control characters removed. */
const textOf = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll("\n", "\\n");

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** A line of at most 75 bytes, the rest on lines that begin with a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const more = bytesOf(character);
    if (bytes + more > maxLineBytes) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += more;
  }
  return [...parts, part].join("\r\n");
}
