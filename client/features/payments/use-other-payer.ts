import { useState } from "react";
import type { Payer } from "#domain/payments/line-states.ts";
import type { ChosenClaim } from "./use-chosen-claims.ts";

/** The chosen claims that, by their rules, another one pays than the order says, and whether the user confirms it of exactly these. */
export function useOtherPayer(chosen: readonly ChosenClaim[], payer: Payer | undefined) {
  const [confirmed, setConfirmed] = useState("");
  const isOther = ({ claim }: ChosenClaim): boolean => payer !== undefined && claim.payer !== undefined && claim.payer !== payer;
  const ids = chosen.filter(isOther).map(({ claim }) => claim.id);
  const isConfirmed = ids.length > 0 && confirmed === ids.join();
  return {
    payer,
    ids,
    isConfirmed,
    confirm: (is: boolean) => setConfirmed(is ? ids.join() : ""),
    /** The claims as the input of a call. */
    given: chosen.map((one) => ({ reimbursementId: one.claim.id, amount: one.amount, isOtherPayer: isConfirmed && isOther(one) })),
  };
}

export type OtherPayer = ReturnType<typeof useOtherPayer>;
