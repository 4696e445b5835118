import { describe, expect, it } from "vitest";
import { hasDateForm, readTypedDate, typedDateProblem } from "./typed-date.ts";

describe("a date as it is typed", () => {
  it("has the form of one only when it is whole", () => {
    expect(["31-02-2026", "1/4/2026", "01042026"].map(hasDateForm)).toEqual([true, true, true]);
    expect(["31-02-202", "0104202", "1-4", "soon"].map(hasDateForm)).toEqual([false, false, false, false]);
  });

  it.each([
    ["31-03-2026", "2026-03-31"],
    ["1/4/2026", "2026-04-01"],
    ["1.4.2026", "2026-04-01"],
    ["1 4 2026", "2026-04-01"],
    ["01042026", "2026-04-01"],
    [" 2026-04-01 ", "2026-04-01"],
    ["31-02-2026", undefined],
    ["1-4/2026", undefined],
    ["31-03-26", undefined],
    ["", undefined],
  ])("%s is %s", (text, date) => {
    expect(readTypedDate(text)).toBe(date);
  });

  it.each([
    ["31-02-2026", "Date of receipt must be a real date: 31-02-2026 is not in the calendar"],
    ["31022026", "Date of receipt must be a real date: 31022026 is not in the calendar"],
    ["24-11-2026", "Date of receipt must be today (23-11-2026) or earlier"],
    ["last week", "Date of receipt must be a date, like 31-03-2026"],
    ["9".repeat(100), "Date of receipt must be a date, like 31-03-2026"],
    ["23-11-2026", undefined],
    ["", undefined],
  ])("%s: %s", (text, problem) => {
    expect(typedDateProblem("Date of receipt", text, "2026-11-23")).toBe(problem);
  });
});
