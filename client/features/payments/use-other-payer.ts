import { useState } from "react";
import type { Payer } from "#domain/payments/line-states.ts";
import { readRupees } from "#domain/rules/amounts.ts";
import type { ChosenClaim } from "./use-chosen-claims.ts";

/**
 * The chosen claims that, by their rules, another one pays than the order says, wholly or of what the order gives above the part of its payer,
 * and whether the user confirms it of exactly these.
 */
export function useOtherPayer(chosen: readonly ChosenClaim[], payer: Payer | undefined) {
  const [confirmed, setConfirmed] = useState("");
  const isOther = ({ claim, amount }: ChosenClaim): boolean => {
    if (payer === undefined || claim.payer === undefined) return false;
    return claim.leftPaise === undefined ? claim.payer !== payer : (readRupees(amount) ?? 0) > claim.leftPaise[payer];
  };
  const claims = chosen.filter(isOther).map(({ claim }) => claim);
  const ids = claims.map(({ id }) => id);
  const isConfirmed = ids.length > 0 && confirmed === ids.join();
  return {
    payer,
    claims,
    isConfirmed,
    confirm: (is: boolean) => setConfirmed(is ? ids.join() : ""),
    /** The claims as the input of a call. */
    given: chosen.map((one) => ({ reimbursementId: one.claim.id, amount: one.amount, isOtherPayer: isConfirmed && isOther(one) })),
  };
}

export type OtherPayer = ReturnType<typeof useOtherPayer>;
