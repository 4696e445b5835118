import type { ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";

/** Claimed, recommended and sanctioned as decimal numbers for a sheet; null while they are not known. */
export const amountCells = ({ claimedPaise, recommendedPaise, sanctionedPaise }: ClaimTotals): (string | null)[] =>
  [claimedPaise, recommendedPaise, sanctionedPaise].map((paise) => (paise === null ? null : rupeesOf(paise)));
