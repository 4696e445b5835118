import { crore, lakh, type Fees } from "./membership-fees.ts";

/** Upper limit of a band, included, and its fee. */
const limits: readonly (readonly [upToInr: number | null, feeInr: number])[] = [
  [30 * lakh, 6_500],
  [60 * lakh, 10_000],
  [crore, 15_000],
  [5 * crore, 24_000],
  [10 * crore, 26_000],
  [25 * crore, 28_000],
  [50 * crore, 34_000],
  [100 * crore, 40_000],
  [250 * crore, 50_000],
  [500 * crore, 60_000],
  [null, 75_000],
];

/**
 * The table that the product brings. It is written into the database once; pages and invoices read it there, and the office enters those of
 * later years.
 * @source specification 9 "Subscription 2025-26 by export band"
 */
export const startingFees: { readonly financialYear: string; readonly sourceName: string; readonly fees: Fees } = {
  financialYear: "2025-26",
  sourceName: "Subscription of the council for 2025-26",
  fees: {
    gstPercent: 18,
    bands: limits.map(([upToInr, feeInr]) => ({ upToInr, feeInr, maySelfCertify: upToInr === null })),
    categories: { institution: 12_000, affiliate: 6_500, consultant: 20_000 },
  },
};
