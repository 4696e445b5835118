import { expect, test } from "vitest";
import { costOf } from "#domain/reimbursements/items.ts";
import { windowsFor } from "#domain/rules/checks.ts";
import { startingRules } from "#domain/rules/starting-rules.ts";
import { lastDayOf } from "#domain/rules/windows.ts";
import { demoAssessments } from "./demo-assessments.ts";
import { demoCosts } from "./demo-items.ts";
import { demoRates } from "./demo-rates.ts";

const filedOn = "2026-11-20";
const product = "Bone plates and screws";
const terms = startingRules.findLast(({ scheme }) => scheme === "product")?.terms;

/** Whether each certified cost of a product claim of the demonstration is in time. */
const inTime = (index: number, number: number, isLate: boolean): boolean[] =>
  demoCosts("product", index, { number, product, traveller: "Export Desk", filedOn, isLate, receiptNo: undefined })
    .items.filter(({ kind }) => kind !== "retention")
    .map((item) => {
      const [window] = terms === undefined ? [] : windowsFor(terms, costOf(item));
      if (window === undefined) throw new Error("the rules have no window for products");
      expect((item["issued_on"] ?? "") <= filedOn).toBe(true);
      return filedOn <= lastDayOf(window, item["issued_on"] ?? "", { weekends: [], dates: new Set() });
    });

test("product claims of the demonstration are filed in time after their certificate, except one that is late", () => {
  for (const number of [0, 3, 19, 35, 39, 2652]) {
    for (const index of [0, 1, 2]) {
      expect(inTime(index, number, false)).not.toContain(false);
      expect(inTime(index, number, true)).not.toContain(true);
    }
  }
});

test("a claim is for what the firm makes", () => {
  const own = { number: 1, product, traveller: "Export Desk", filedOn, isLate: false, receiptNo: undefined };
  for (const index of [0, 1, 2]) expect(new Set(demoCosts("product", index, own).items.map((item) => item["product"]))).toEqual(new Set([product]));
  for (const scheme of ["plant", "exhibition"] as const)
    expect(demoCosts(scheme, 0, own).items.filter((item) => item["product"] !== undefined)).toEqual([]);
});

test.each(["2026-12-01", "2028-09-01", "2030-04-02"])(
  "each payment in a foreign currency has its rate in a demonstration that begins on %s",
  (today) => {
    const rates = new Set(demoRates(today).map(({ currency, onDate }) => `${currency} ${onDate}`));
    const own = { number: 1, product, traveller: "Export Desk", filedOn: today, isLate: false, receiptNo: undefined };
    const costs = (["product", "plant", "exhibition"] as const).flatMap((scheme) =>
      [0, 1, 2].flatMap((index) => demoCosts(scheme, index, own).items),
    );
    const foreign = costs.flatMap(({ currency = "", paid_on = "" }) => (currency === "INR" ? [] : [`${currency} ${paid_on}`]));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((day) => !rates.has(day))).toEqual([]);
  },
);

const line = {
  itemId: "1",
  claimedPaise: 4_00_00,
  sharePercent: "50",
  checks: [{ name: "window", outcome: "met", source: "", sentence: "" }],
} as const;
const late = { ...line, checks: [{ ...line.checks[0], outcome: "needs_reason" }] } as const;

test("a line that is late, or has no share by the rules, says why it is paid", () => {
  const [plain, excused, half] = demoAssessments([line, late, { ...late, sharePercent: null }]);
  expect(plain).toEqual({ itemId: "1", reason: "Checked against the receipt and the certificate." });
  expect(excused).toEqual({ itemId: "1", reason: "It was filed late for a reason outside the firm's control, which is on record." });
  expect(half).toMatchObject({ admissiblePaise: 2_00_00 });
  expect(half?.reason).toMatch(/^It was filed late .* The rules state no share for this cost; half is taken/);
});
