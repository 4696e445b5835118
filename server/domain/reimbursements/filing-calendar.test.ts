import { expect, test } from "vitest";
import { calendarLines } from "../calendar-lines.ts";
import { filingCalendar } from "./filing-calendar.ts";

const day = {
  uid: "0190@epcmd.example",
  date: "2026-12-31",
  title: "Last day to file: Gloves; sterile, size \\7\nKenya",
  text: "दस्ताने ".repeat(20),
  url: "https://portal.example/Membership/registrations-in-hand",
  alarmDays: [30, 14, 3],
};
const file = filingCalendar([day], "EPCMD", new Date("2026-11-23T05:06:07.890Z"));

test("an all-day event with its alarms, escaped", () => {
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  expect(lines.slice(0, 9)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//EPCMD//Last days to file//EN",
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    "UID:0190@epcmd.example",
    "DTSTAMP:20261123T050607Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
  ]);
  expect(lines).toContain(String.raw`SUMMARY:Last day to file: Gloves\; sterile\, size \\7\nKenya`);
  expect(lines.filter((line) => line.startsWith("TRIGGER"))).toEqual(["TRIGGER:-P30D", "TRIGGER:-P14D", "TRIGGER:-P3D"]);
  expect(lines.slice(-3)).toEqual(["END:VEVENT", "END:VCALENDAR", ""]);
});

test("no line is longer than 75 octets, no character is divided, and unfolding gives the text back", () => {
  const raw = file.split("\r\n");
  expect(Math.max(...raw.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(raw.some((line) => line.includes("\ufffd"))).toBe(false);
  expect(file.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${"दस्ताने ".repeat(20)}`);
  expect(calendarLines(["x".repeat(76)])).toBe(`${"x".repeat(75)}\r\n x\r\n`);
  expect(calendarLines(["x".repeat(75)])).toBe(`${"x".repeat(75)}\r\n`);
});
