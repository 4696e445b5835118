import { useState } from "react";
import { rupeesOf } from "#domain/rules/amounts.ts";
import type { ClaimChoice } from "./payment-views.ts";

/** A claim in the order, with the amount as it is typed. */
export type ChosenClaim = { readonly claim: ClaimChoice; readonly amount: string };

/** The claims that an order is to give money to. A claim is added with all that is not ordered of it yet. */
export function useChosenClaims() {
  const [chosen, setChosen] = useState<readonly ChosenClaim[]>([]);
  return {
    chosen,
    add: (claim: ClaimChoice) =>
      setChosen((before) => (before.some((one) => one.claim.id === claim.id) ? before : [...before, { claim, amount: rupeesOf(claim.restPaise) }])),
    remove: (id: string) => setChosen((before) => before.filter(({ claim }) => claim.id !== id)),
    changeAmount: (id: string, amount: string) => setChosen((before) => before.map((one) => (one.claim.id === id ? { ...one, amount } : one))),
  };
}

export type OrderClaims = ReturnType<typeof useChosenClaims>;
