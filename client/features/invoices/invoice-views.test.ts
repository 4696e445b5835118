import { afterEach, expect, it } from "vitest";
import { noteServerTime } from "../../shared/server-clock.ts";
import { invoiceYearFilter, invoiceYears } from "./invoice-views.ts";

afterEach(() => noteServerTime(new Date().toUTCString()));

it("offers the financial year after that of today as the newest, and reads the one after it from April on", () => {
  noteServerTime("Wed, 31 Mar 2027 18:00:00 GMT");
  expect(invoiceYears()[0]).toBe("2027-28");
  expect(invoiceYearFilter.read("2028-29")).toBeUndefined();
  noteServerTime("Wed, 31 Mar 2027 19:00:00 GMT");
  expect(invoiceYears()[0]).toBe("2028-29");
  expect(invoiceYearFilter.read("2028-29")).toBe("2028-29");
});
