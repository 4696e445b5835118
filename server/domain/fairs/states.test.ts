import { expect, test } from "vitest";
import { lastInstantOf } from "./fair-input.ts";
import { readShortCode, shortCodeOf, shownShortCode } from "./check-in-code.ts";
import { canGiveFeedback } from "./feedback-days.ts";
import { fairStandingOf, takesApplications } from "./states.ts";

const applyUntil = lastInstantOf("2027-01-31");
const open = { state: "open", applyUntil, endsOn: "2027-03-18", cancelledAt: null } as const;

test("applications are taken up to the last millisecond of the last day in India", () => {
  expect(takesApplications(open, new Date("2027-01-31T18:29:59.999Z"))).toBe(true);
  expect(takesApplications(open, new Date("2027-01-31T18:30:00.000Z"))).toBe(false);
});

test("a fair stands where the clock and its ranking say", () => {
  const on = (day: string) => new Date(`${day}T12:00:00+05:30`);
  expect(fairStandingOf(open, on("2027-01-31"))).toBe("applying");
  expect(fairStandingOf(open, on("2027-02-01"))).toBe("closed");
  expect(fairStandingOf({ ...open, state: "ranked" }, on("2027-03-18"))).toBe("ranked");
  expect(fairStandingOf({ ...open, state: "ranked" }, on("2027-03-19"))).toBe("over");
  expect(fairStandingOf(open, on("2027-03-19"))).toBe("over");
  const cancelled = { ...open, cancelledAt: on("2027-01-15") };
  expect(["2027-01-20", "2027-03-19"].map((day) => fairStandingOf(cancelled, on(day)))).toEqual(["cancelled", "cancelled"]);
  expect(takesApplications(cancelled, on("2027-01-20"))).toBe(false);
});

test("a short code is read as people type it", () => {
  const code = shortCodeOf(Uint8Array.from([0, 1, 10, 31, 32, 40, 250, 255]));
  expect([code, shownShortCode(code)]).toEqual(["01AZ08TZ", "01AZ-08TZ"]);
  expect(readShortCode(" o1az-O8tz")).toBe(code);
  expect(readShortCode("oLaz o8tz")).toBe(code);
});

test("feedback is given from the last day for 90 days", () => {
  const given = (today: string) => canGiveFeedback({ endsOn: "2027-03-18" }, today);
  expect(["2027-03-17", "2027-03-18", "2027-06-16", "2027-06-17"].map(given)).toEqual([false, true, true, false]);
});
