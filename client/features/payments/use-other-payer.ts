import { useState } from "react";
import type { Payer } from "#domain/payments/line-states.ts";
import { readRupees, type Paise } from "#domain/rules/amounts.ts";
import type { ChosenClaim } from "./use-chosen-claims.ts";

/** A line with the amount that is typed for it; `mostPaise` is the most by the rules of a claim that both pay, undefined for any other. */
type CorrectedLine = { readonly lineId: string; readonly claimId: string; readonly amount: string; readonly mostPaise: Paise | undefined };

const noLines: readonly CorrectedLine[] = [];

/**
 * The claims of corrected lines and the chosen claims that, by their rules, another one pays than the order says, wholly or of what the order
 * gives above the part of its payer, and whether the user confirms it of exactly these.
 */
export function useOtherPayer(chosen: readonly ChosenClaim[], payer: Payer | undefined, corrected = noLines) {
  const [confirmed, setConfirmed] = useState("");
  const isAbove = ({ amount, mostPaise }: CorrectedLine): boolean => mostPaise !== undefined && (readRupees(amount) ?? 0) > mostPaise;
  const isOther = ({ claim, amount }: ChosenClaim): boolean => {
    if (payer === undefined || claim.payer === undefined) return false;
    return claim.leftPaise === undefined ? claim.payer !== payer : (readRupees(amount) ?? 0) > claim.leftPaise[payer];
  };
  const claims = [
    ...corrected.filter(isAbove).map(({ claimId, mostPaise }) => ({ id: claimId, mostPaise })),
    ...chosen.filter(isOther).map(({ claim: { id, leftPaise } }) => ({ id, mostPaise: payer === undefined ? undefined : leftPaise?.[payer] })),
  ];
  const ids = claims.map(({ id }) => id);
  const isConfirmed = ids.length > 0 && confirmed === ids.join();
  return {
    payer,
    claims,
    isConfirmed,
    confirm: (is: boolean) => setConfirmed(is ? ids.join() : ""),
    /** The claims as the input of a call. */
    given: chosen.map((one) => ({ reimbursementId: one.claim.id, amount: one.amount, isOtherPayer: isConfirmed && isOther(one) })),
    /** The corrected lines as the input of a call. */
    lines: corrected.map((one) => ({ lineId: one.lineId, amount: one.amount, isOtherPayer: isConfirmed && isAbove(one) })),
  };
}

export type OtherPayer = ReturnType<typeof useOtherPayer>;
