import { describe, expect, it } from "vitest";
import { dateOfSerial, readImportDate, readImportPhone } from "./import-values.ts";

describe("a date of a list", () => {
  it.each([
    ["31-03-2026", "2026-03-31"],
    ["2026-03-31", "2026-03-31"],
    ["2026-03-31T00:00:00.000Z", "2026-03-31"],
    ["31/03/2026", "2026-03-31"],
    ["31.3.2026", "2026-03-31"],
    ["1/4/2026", "2026-04-01"],
    ["31-03-2026 00:00:00", "2026-03-31"],
    ["31 March 2026", "2026-03-31"],
    ["31-Mar-2026", "2026-03-31"],
    ["1 sept 2026", "2026-09-01"],
    ["46112", "2026-03-31"],
    ["46112.75", "2026-03-31"],
    [" 29-02-2028 ", "2028-02-29"],
  ])("%s is %s", (text, date) => {
    expect(readImportDate(text, false)).toBe(date);
  });

  it.each(["03/31/2026", "29-02-2027", "31-03-26", "2026", "0", "99999", "31 Mars 20", "soon", "", "31-04-2026", "-46112", "01.01.0000"])(
    "%j is none",
    (text) => {
      expect(readImportDate(text, false)).toBeUndefined();
    },
  );

  it("counts from 1904 where the workbook does", () => {
    expect(readImportDate("44650", true)).toBe("2026-03-31");
    expect(dateOfSerial(35_064, true)).toBe("2000-01-01");
    expect(dateOfSerial(61, false)).toBe("1900-03-01");
  });

  it("of 100,000 characters is refused at once", () => {
    const startedMs = performance.now();
    for (const text of ["1".repeat(100_000), `${"1-".repeat(50_000)}x`, `1 ${"a".repeat(100_000)} 2026`, `2026-03-31 ${" ".repeat(100_000)}`])
      readImportDate(text, false);
    expect(performance.now() - startedMs).toBeLessThan(50);
  });
});

describe("a phone number of a list", () => {
  it.each([
    ["+91 98765 43210", "+91 98765 43210"],
    ["919876543210", "919876543210"],
    ["9.19876543210E+11", "919876543210"],
    ["9,19876543210E+11", "919876543210"],
    ["022-2659 0000", "022-2659 0000"],
    ["", ""],
  ])("%s is %s", (text, phone) => {
    expect(readImportPhone(text)).toBe(phone);
  });

  it.each(["9.19E+11", "9.1987654E+11", "9E+11", " 9.19e+11 "])("%s has lost its digits", (text) => {
    expect(readImportPhone(text)).toBeUndefined();
  });
});
