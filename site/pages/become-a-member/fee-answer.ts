import { bandOf, readAmount, type AmountProblem, type FeeBand, type FeeTable } from "#domain/members/membership-fees.ts";

/** Why the amount cannot be read, or the band of exports in paise. */
export type FeeAnswer = { readonly problem: AmountProblem } | { readonly band: FeeBand; readonly paise: bigint };

/** The band of exports as somebody wrote them; undefined when nobody asked. */
export function feeAnswer(table: FeeTable, exports: string | undefined): FeeAnswer | undefined {
  if (exports === undefined) return undefined;
  const amount = readAmount(exports);
  return "problem" in amount ? amount : { band: bandOf(table, amount.paise), paise: amount.paise };
}
