import { describe, expect, it, test } from "vitest";
import { FeeDraft } from "./fee-table-input.ts";
import { bandOf, feesOn, feeTableOf, readAmount } from "./membership-fees.ts";
import { startingFees } from "./starting-fees.ts";

const subscription = feeTableOf(startingFees.financialYear, startingFees.fees);

test("the subscription of 2025-26 is the specification's, row by row", () => {
  expect(subscription.bands.map(({ label, feeInr, gstInr, totalInr }) => [label, feeInr, gstInr, totalInr])).toEqual([
    ["Up to 30 Lakhs", 6500, 1170, 7670],
    ["Above 30 Lakhs to 60 Lakhs", 10000, 1800, 11800],
    ["Above 60 Lakhs to 1 Crore", 15000, 2700, 17700],
    ["Above 1 Crore to 5 Crore", 24000, 4320, 28320],
    ["Above 5 Crore to 10 Crore", 26000, 4680, 30680],
    ["Above 10 Crore to 25 Crore", 28000, 5040, 33040],
    ["Above 25 Crore to 50 Crore", 34000, 6120, 40120],
    ["Above 50 Crore to 100 Crore", 40000, 7200, 47200],
    ["Above 100 Crore to 250 Crore", 50000, 9000, 59000],
    ["Above 250 Crore to 500 Crore", 60000, 10800, 70800],
    ["Above 500 Crore", 75000, 13500, 88500],
  ]);
  expect(subscription.categories.map(({ label, feeInr, gstInr, totalInr }) => [label, feeInr, gstInr, totalInr])).toEqual([
    ["Institutions, chambers and trade associations", 12000, 2160, 14160],
    ["Affiliate", 6500, 1170, 7670],
    ["Consultant", 20000, 3600, 23600],
  ]);
  expect([subscription.financialYear, subscription.exportYear, subscription.validUntilOn]).toEqual(["2025-26", "2024-25", "2026-03-31"]);
});

test("only the highest band may certify its own exports", () => {
  expect(subscription.bands.filter(({ maySelfCertify }) => maySelfCertify).map(({ label }) => label)).toEqual(["Above 500 Crore"]);
});

test("the table of the year holds; without it, the newest whose year is over, and the next one is announced", () => {
  const [old, current, next] = ["2025-26", "2026-27", "2027-28"].map((year) => feeTableOf(year, startingFees.fees));
  if (old === undefined || current === undefined || next === undefined) throw new Error("three years have three tables");
  const on = (tables: readonly (typeof old)[], today: string) => {
    const found = feesOn(tables, today);
    return found && [found.table.financialYear, found.isOver, found.next?.financialYear ?? null];
  };
  expect(on([old], "2026-03-31")).toEqual(["2025-26", false, null]);
  expect(on([old], "2026-04-01")).toEqual(["2025-26", true, null]);
  expect(on([next, old, current], "2026-11-24")).toEqual(["2026-27", false, "2027-28"]);
  expect(on([next, current], "2027-04-01")).toEqual(["2027-28", false, null]);
  expect(on([], "2026-11-24")).toBeUndefined();
});

test("a draft has growing limits and a last band without one", () => {
  const { fees, ...draft } = startingFees;
  const problems = (bands: readonly object[], year = draft.financialYear) =>
    FeeDraft.safeParse({ ...draft, financialYear: year, fees: { ...fees, bands } }).error?.issues.map(({ path }) => path.join("."));
  const band = (upToInr: number | null, feeInr = 100) => ({ upToInr, feeInr, maySelfCertify: false });
  expect(problems(fees.bands)).toBeUndefined();
  expect(problems([band(200), band(100), band(null)])).toEqual(["fees.bands.1.upToInr"]);
  expect(problems([band(null), band(null)])).toEqual(["fees.bands.0.upToInr"]);
  expect(problems([band(100)])).toEqual(["fees.bands.0.upToInr"]);
  expect(problems([])).toEqual(["fees.bands"]);
  expect(problems([band(100, 1.5), band(null, -1)])).toEqual(["fees.bands.0.feeInr", "fees.bands.1.feeInr"]);
  expect(problems(fees.bands, "2026-28")).toEqual(["financialYear"]);
  expect(problems(fees.bands, "2099-00")).toBeUndefined();
});

describe("the band of an amount", () => {
  it.each([
    ["0", 6500],
    ["3000000", 6500],
    ["3000000.01", 10000],
    ["6000000", 10000],
    ["6000000.01", 15000],
    ["10000000", 15000],
    ["10000000.01", 24000],
    ["50000000", 24000],
    ["50000000.01", 26000],
    ["100000000", 26000],
    ["100000000.01", 28000],
    ["250000000", 28000],
    ["250000000.01", 34000],
    ["500000000", 34000],
    ["500000000.01", 40000],
    ["1000000000", 40000],
    ["1000000000.01", 50000],
    ["2500000000", 50000],
    ["2500000000.01", 60000],
    ["5000000000", 60000],
    ["5000000000.01", 75000],
    ["1000000000000", 75000],
  ])("%s rupees of exports cost %i", (amount, feeInr) => {
    const read = readAmount(amount);
    expect("paise" in read && bandOf(subscription, read.paise).feeInr).toBe(feeInr);
  });
});

describe("an amount as people write it", () => {
  it.each([
    ["30,00,000", 300_000_000n],
    ["3,000,000", 300_000_000n],
    [" Rs. 45 lakh ", 450_000_000n],
    ["₹45 Lakhs", 450_000_000n],
    ["INR 45 lacs", 450_000_000n],
    ["2.5 crore", 2_500_000_000n],
    ["2.5Cr", 2_500_000_000n],
    ["४५ लाख", 450_000_000n],
    ["२.५ करोड़", 2_500_000_000n],
    ["0.5", 50n],
    // Above 30 lakh by less than a paisa is above 30 lakh.
    ["3000000.001", 300_000_001n],
    ["30.00000000001 lakh", 300_000_001n],
  ])("%j is read", (text, paise) => {
    expect(readAmount(text)).toEqual({ paise });
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["abc", "not_a_number"],
    ["1e99", "not_a_number"],
    ["45 million", "not_a_number"],
    ["12.", "not_a_number"],
    ["1.2.3", "not_a_number"],
    ["0x10", "not_a_number"],
    ["Infinity", "not_a_number"],
    ["constructor", "not_a_number"],
    ["1constructor", "not_a_number"],
    ["9".repeat(61), "not_a_number"],
    ["-1", "negative"],
    ["Rs -30 lakh", "negative"],
    ["−5", "negative"],
    ["1000000000000.01", "too_large"],
    ["9".repeat(60), "too_large"],
    ["100001 crore", "too_large"],
  ])("%j is refused as %s", (text, problem) => {
    expect(readAmount(text)).toEqual({ problem });
  });
});
