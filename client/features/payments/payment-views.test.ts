import { afterEach, expect, it } from "vitest";
import { noteServerTime } from "../../shared/server-clock.ts";
import { orderYearFilter, orderYears } from "./payment-views.ts";

afterEach(() => noteServerTime(new Date().toUTCString()));

it("offers the financial year of today as the newest, and reads the next one from April on", () => {
  noteServerTime("Wed, 31 Mar 2027 18:00:00 GMT");
  expect(orderYears()[0]).toBe("2026-27");
  expect(orderYearFilter.read("2027-28")).toBeUndefined();
  noteServerTime("Wed, 31 Mar 2027 19:00:00 GMT");
  expect(orderYears()[0]).toBe("2027-28");
  expect(orderYearFilter.read("2027-28")).toBe("2027-28");
});
