import { expect, test } from "vitest";
import { monthEndOf, nextMonthToClose } from "./periods.ts";

test("a month ends on its last day, in leap years too", () => {
  expect(["2026-04-01", "2028-02-10", "2027-02-28", "2026-12-31"].map(monthEndOf)).toEqual(["2026-04-30", "2028-02-29", "2027-02-28", "2026-12-31"]);
});

test.each([
  { lastClosedOn: undefined, firstBookedOn: undefined, today: "2026-07-10", next: undefined },
  { lastClosedOn: undefined, firstBookedOn: "2026-04-14", today: "2026-07-10", next: "2026-04-30" },
  { lastClosedOn: "2026-04-30", firstBookedOn: "2026-04-14", today: "2026-07-10", next: "2026-05-31" },
  { lastClosedOn: "2026-06-30", firstBookedOn: "2026-04-14", today: "2026-07-31", next: undefined },
  { lastClosedOn: "2026-06-30", firstBookedOn: "2026-04-14", today: "2026-08-01", next: "2026-07-31" },
])("after $lastClosedOn, with a first booking on $firstBookedOn, on $today the next close is $next", ({ next, ...at }) => {
  expect(nextMonthToClose(at)).toBe(next);
});
