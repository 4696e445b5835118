import { describe, expect, it } from "vitest";
import {
  daysSince,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatInr,
  formatTime,
  groupIndian,
  isPastDay,
} from "./format.ts";

describe("dates", () => {
  it("are written day first, and an instant falls on its day in India", () => {
    expect(formatDate("2026-04-09")).toBe("09-04-2026");
    expect(formatDate(new Date("2026-04-09T18:29:59Z"))).toBe("09-04-2026");
    expect(formatDate(new Date("2026-04-09T18:30:00Z"))).toBe("10-04-2026");
    expect(formatTime("2026-04-09T18:30:00Z")).toBe("00:00");
    expect(formatDateTime("2026-04-09T09:02:00.000Z")).toBe("09-04-2026 14:32 IST");
  });

  it("are over when their day is over in India", () => {
    expect(isPastDay("2026-03-31", new Date("2026-03-31T18:29:59Z"))).toBe(false);
    expect(isPastDay("2026-03-31", new Date("2026-03-31T18:30:00Z"))).toBe(true);
  });

  it.each([null, undefined, "", "soon"])("say so when there is none: %j", (value) => {
    expect([formatDate(value), formatTime(value), formatDateTime(value)]).toEqual(["Not provided", "Not provided", "Not provided"]);
  });

  it("count days of the calendar, not spans of 24 hours", () => {
    const now = new Date("2026-04-10T00:05:00+05:30");
    expect(daysSince("2026-04-09T23:55:00+05:30", now)).toBe(1);
    expect(formatDay("2026-04-10T00:01:00+05:30", now)).toBe("Today");
    expect(formatDay("2026-04-09T00:01:00+05:30", now)).toBe("Yesterday");
    expect(formatDay("2026-04-08T00:01:00+05:30", now)).toBe("08-04-2026");
  });
});

describe("amounts", () => {
  it.each([
    ["0", "0"],
    ["999", "999"],
    ["1000", "1,000"],
    ["100000", "1,00,000"],
    ["12500000", "1,25,00,000"],
    ["12345678901234567890", "1,23,45,67,89,01,23,45,67,890"],
    ["-1250.50", "-1,250.50"],
    ["12,5", "12,5"],
    ["about 5", "about 5"],
  ])("%s is grouped as %s", (digits, grouped) => expect(groupIndian(digits)).toBe(grouped));

  it("carry their currency", () => {
    expect(formatInr("12500000")).toBe("Rs 1,25,00,000");
    expect(formatInr("125000.5")).toBe("Rs 1,25,000.50");
    expect(formatInr(null)).toBe("Not provided");
  });
});

it("sizes and counts are in words", () => {
  expect([0, 1, 1023, 1024, 49_152, 1024 * 1024 - 1, 5 * 1024 * 1024].map(formatBytes)).toEqual([
    "0 bytes",
    "1 byte",
    "1,023 bytes",
    "1 KB",
    "48 KB",
    "1.0 MB",
    "5.0 MB",
  ]);
  expect([formatCount(1, "page"), formatCount(12, "page"), formatCount(2, "deficiency", "deficiencies")]).toEqual([
    "1 page",
    "12 pages",
    "2 deficiencies",
  ]);
});
