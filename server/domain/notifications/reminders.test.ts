import { expect, it } from "vitest";
import { dailyWork, dueMembershipReminder, isDue } from "./reminders.ts";

it.each([
  ["2027-01-29", undefined],
  ["2027-01-30", 60],
  ["2027-02-28", 60],
  ["2027-03-01", 30],
  ["2027-03-23", 30],
  ["2027-03-24", 7],
  ["2027-03-31", 7],
])("on %s the reminder of %s days is due for a membership that ends on 31 March 2027", (today, days) => {
  expect(dueMembershipReminder(today, "2027-03-31")).toBe(days);
});

it.each([
  ["sample-files", "2026-11-20T20:29:00Z", false], // 01:59 of Saturday in India
  ["sample-files", "2026-11-20T20:30:00Z", true],
  ["send-digest", "2026-11-20T03:29:00Z", false],
  ["send-digest", "2026-11-20T03:30:00Z", true], // 09:00 of Friday in India
  ["send-digest", "2026-11-21T03:30:00Z", false], // Saturday
  ["send-reminders", "2026-11-21T03:30:00Z", true],
] as const)("%s at %s: %s", (work, at, isTime) => {
  expect(isDue(dailyWork[work], new Date(at))).toBe(isTime);
});
