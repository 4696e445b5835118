import { useState } from "react";
import { rupeesOf } from "#domain/rules/amounts.ts";
import type { ClaimChoice } from "./payment-views.ts";

/** A claim in the order, with the amount as it is typed. */
export type ChosenClaim = { readonly claim: ClaimChoice; readonly amount: string };

/**
 * The claims that an order is to give money to. A claim is added with all that is not ordered of it yet.
 * @param onRemoved hears that a claim is taken out: the claims after it move up
 */
export function useChosenClaims(onRemoved: () => void) {
  const [chosen, setChosen] = useState<readonly ChosenClaim[]>([]);
  return {
    chosen,
    add: (claim: ClaimChoice) =>
      setChosen((before) => (before.some((one) => one.claim.id === claim.id) ? before : [...before, { claim, amount: rupeesOf(claim.restPaise) }])),
    remove: (id: string) => {
      setChosen((before) => before.filter(({ claim }) => claim.id !== id));
      onRemoved();
    },
    changeAmount: (id: string, amount: string) => setChosen((before) => before.map((one) => (one.claim.id === id ? { ...one, amount } : one))),
  };
}

/** The problems of a form without those of the fields whose name begins so; the same object if there are none of them. */
export function problemsWithout(problems: Readonly<Record<string, string>>, beginning: string): Readonly<Record<string, string>> {
  const left = Object.entries(problems).filter(([field]) => !field.startsWith(beginning));
  return left.length === Object.keys(problems).length ? problems : Object.fromEntries(left);
}

export type OrderClaims = ReturnType<typeof useChosenClaims>;
