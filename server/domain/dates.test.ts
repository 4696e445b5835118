import { describe, expect, it } from "vitest";
import { financialYearCode, calendarDateInIndia, parseCalendarDate } from "./dates.ts";

describe("Indian calendar", () => {
  it.each([
    ["2026-11-20T18:29:59Z", "2026-11-20"],
    ["2026-11-20T18:30:00Z", "2026-11-21"],
  ])("at %s it is %s in India", (instant, date) => {
    expect(calendarDateInIndia(new Date(instant))).toBe(date);
  });

  it.each([
    ["2025-03-31", "2425"],
    ["2025-04-01", "2526"],
    ["2026-01-15", "2526"],
  ])("%s belongs to the financial year %s", (date, year) => {
    expect(financialYearCode(date)).toBe(year);
  });

  it.each([
    ["31-03-2027", "2027-03-31"],
    ["2027-03-31", "2027-03-31"],
    ["29-02-2028", "2028-02-29"],
    ["29-02-2027", undefined],
    ["2027-13-01", undefined],
    ["1900-01-01", "1900-01-01"],
    ["31-12-1899", undefined],
    ["31-03-0026", undefined],
    ["0000-01-01", undefined],
    ["31/03/2027", undefined],
    ["1-4-2026", undefined],
    ["", undefined],
  ])("reads %s as %s", (text, date) => {
    expect(parseCalendarDate(text)).toBe(date);
  });
});
