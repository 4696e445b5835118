import { expect, it } from "vitest";
import { periodInWords, reportRangeProblem } from "./report-range.ts";

it("refuses a range that ends before it begins, and days beside a financial year", () => {
  expect(reportRangeProblem({ from: "2026-04-02", to: "2026-04-01" })).toEqual({ field: "to", text: "Last day must be 02-04-2026 or later" });
  expect(reportRangeProblem({ year: "2026-27", to: "2026-04-01" })).toEqual({ field: "from", text: "Choose a financial year or days, not both" });
  expect([{}, { year: "2026-27" }, { from: "2026-04-01" }, { from: "2026-04-01", to: "2026-04-01" }].map(reportRangeProblem)).toEqual(
    Array(4).fill(undefined),
  );
});

it("says the period in words", () => {
  expect(
    [{}, { year: "2026-27" }, { from: "2026-04-01", to: "2026-06-30" }, { from: "2026-04-01" }, { to: "2026-06-30" }].map(periodInWords),
  ).toEqual(["all years", "financial year 2026-27", "01-04-2026 to 30-06-2026", "from 01-04-2026 on", "up to 30-06-2026"]);
});
