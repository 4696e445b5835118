import { expect, it } from "vitest";
import { eventOf } from "../../../tests/support/events.ts";
import { calendarFeed, calendarFile } from "./calendar-file.ts";

const fair = eventOf("india-medtech-expo-2025", {
  title: "Expo; halls 1, 2 \\ 3",
  type: "exhibition",
  summary: "Zweite Ausgabe für Medizintechnik, größer als die erste, mit Gästen aus aller Welt und चिकित्सा उपकरण निर्यात",
  venue: "Bharat Mandapam",
  city: "New Delhi",
  country: "India",
  countryCode: "IN",
  startsOn: "2025-09-04",
  endsOn: "2025-09-06",
  website: "https://expo.example",
});
const about = { changedAt: new Date("2026-11-21T08:05:09.123Z"), address: "https://epcmd.example/events/india-medtech-expo-2025" };
const unfolded = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n");

it("is one all-day entry that ends the day after its last day, with the properties that RFC 5545 demands", () => {
  expect(unfolded(calendarFile(fair, about) ?? "")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//EPCMD//Event calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:india-medtech-expo-2025@epcmd.example",
    "DTSTAMP:20261121T080509Z",
    "LAST-MODIFIED:20261121T080509Z",
    "DTSTART;VALUE=DATE:20250904",
    "DTEND;VALUE=DATE:20250907",
    "SUMMARY:Expo\\; halls 1\\, 2 \\\\ 3",
    "LOCATION:Bharat Mandapam\\, New Delhi\\, India",
    "DESCRIPTION:Zweite Ausgabe für Medizintechnik\\, größer als die erste\\, mit Gästen aus aller Welt und चिकित्सा उपकरण निर्यात\\nhttps://expo.example\\nhttps://epcmd.example/events/india-medtech-expo-2025",
    "URL:https://epcmd.example/events/india-medtech-expo-2025",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("folds lines at 75 bytes and cuts no character", () => {
  const lines = (calendarFile(fair, about) ?? "").split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join("")).not.toContain("\ufffd");
  expect(lines.filter((line) => line.startsWith(" ")).length).toBeGreaterThan(2);
});

it("lets no text break out of its line", () => {
  const file = calendarFile({ ...fair, title: "A\r\nEND:VEVENT\u0000\tB", summary: "x" }, about) ?? "";
  expect(unfolded(file)).toContain("SUMMARY:A\\nEND:VEVENT  B");
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
});

it("is none while the dates are not confirmed", () => {
  expect(calendarFile({ ...fair, startsOn: null, endsOn: null }, about)).toBeUndefined();
});

it("puts the dated events of a feed into one calendar, and stays a calendar without any", () => {
  const undated = { ...fair, slug: "open", startsOn: null, endsOn: null };
  const lines = unfolded(
    calendarFeed(
      "EPCMD: Webinars",
      [fair, undated, { ...fair, slug: "two" }].map((event) => ({ event, about })),
    ),
  );
  expect(lines.filter((line) => line.startsWith("UID:"))).toEqual(["UID:india-medtech-expo-2025@epcmd.example", "UID:two@epcmd.example"]);
  expect(lines).toContain("NAME:EPCMD: Webinars");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  expect(
    unfolded(
      calendarFeed(
        "EPCMD",
        [undated].map((event) => ({ event, about })),
      ),
    ),
  ).toContain("BEGIN:VTIMEZONE");
});

it("says at the beginning of the description that the council cancelled its part; the entry itself stays", () => {
  const lines = unfolded(calendarFile({ ...fair, cancelledOn: "2026-11-20" }, about) ?? "");
  expect(lines.find((line) => line.startsWith("DESCRIPTION:"))).toMatch(/^DESCRIPTION:EPCMD cancelled its part in this event on 20-11-2026\./);
  expect(lines.some((line) => line.startsWith("STATUS:"))).toBe(false);
});

it("says the time of the day in the description, below that the council cancelled its part", () => {
  const descriptionOf = (values: Partial<typeof fair>) =>
    unfolded(calendarFile({ ...fair, ...values }, about) ?? "").find((line) => line.startsWith("DESCRIPTION:"));
  expect(descriptionOf({ time: "10:00 to 17:30 IST" })).toMatch(/^DESCRIPTION:Time: 10:00 to 17:30 IST\\nZweite Ausgabe/);
  expect(descriptionOf({ time: "10:00 IST", cancelledOn: "2026-11-20" })).toMatch(/20-11-2026\.\\nTime: 10:00 IST\\n/);
  expect(descriptionOf({ time: "10:00 (भारतीय समय)", cancelledOn: "2026-11-20", writtenIn: "hi" })).toMatch(
    /^DESCRIPTION:EPCMD ने 20-11-2026 को .*रद्द कर दी।\\nसमय: 10:00 \(भारतीय समय\)\\n/,
  );
});
