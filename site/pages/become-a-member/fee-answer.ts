import { bandOf, readAmount, type AmountProblem, type FeeBand, type FeeTable } from "#domain/members/membership-fees.ts";

/** Why the amount cannot be read, or the fee band and the exports in paise. */
export type FeeAnswer = { readonly problem: AmountProblem } | { readonly band: FeeBand; readonly paise: bigint };

/** The fee band for exports as typed, like "45 lakh". Undefined when the address has no exports. */
export function feeAnswer(table: FeeTable, exports: string | undefined): FeeAnswer | undefined {
  if (exports === undefined) return undefined;
  const amount = readAmount(exports);
  return "problem" in amount ? amount : { band: bandOf(table, amount.paise), paise: amount.paise };
}
