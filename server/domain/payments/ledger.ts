import type { Paise } from "../rules/amounts.ts";

/**
 * The accounts of the ledger. An entry with a plus brings money into an account, one with a minus takes it out; all entries together are
 * zero. `grant_received`, `interest`, `recovered` and `dgft_direct` are sources, so their balances are negative or zero.
 * @source money.md 6 "Ledger"
 */
export const ledgerAccounts = {
  grant_received: "Grants received",
  interest: "Interest",
  recovered: "Recovered from firms",
  dgft_direct: "Given by DGFT directly",
  available: "Available",
  sanctioned: "Sanctioned",
  in_payment: "In payment",
  paid: "Paid",
  returned: "Returned by the bank",
  paid_elsewhere: "Paid elsewhere",
  refunded: "Refunded to the ministry",
} as const;
export type LedgerAccount = keyof typeof ledgerAccounts;
export const ledgerAccountNames = Object.keys(ledgerAccounts) as LedgerAccount[]; // keys of a literal object

type Move = { readonly from: LedgerAccount; readonly to: LedgerAccount };

/** Every kind of ledger transaction, and between which accounts it moves money. `council` and `dgft_direct` differ in the source. */
export const ledgerMoves = {
  grant: { from: "grant_received", to: "available" },
  interest: { from: "interest", to: "available" },
  refund: { from: "available", to: "refunded" },
  sanction: { from: "available", to: "sanctioned" },
  cancel_sanction: { from: "sanctioned", to: "available" },
  sanction_direct: { from: "dgft_direct", to: "sanctioned" },
  cancel_sanction_direct: { from: "sanctioned", to: "dgft_direct" },
  pay_elsewhere: { from: "sanctioned", to: "paid_elsewhere" },
  send: { from: "sanctioned", to: "in_payment" },
  pay: { from: "in_payment", to: "paid" },
  return: { from: "in_payment", to: "returned" },
  return_paid: { from: "paid", to: "returned" },
  open_again: { from: "returned", to: "sanctioned" },
  recover: { from: "recovered", to: "available" },
  recovery_interest: { from: "interest", to: "available" },
} as const satisfies Record<string, Move>;
export type LedgerKind = keyof typeof ledgerMoves;
export const ledgerKinds = Object.keys(ledgerMoves) as LedgerKind[]; // keys of a literal object

export type LedgerPosting = { readonly account: LedgerAccount; readonly amountPaise: Paise };

/**
 * The two entries of a transaction.
 * @param amountPaise more than zero
 * @param isReversed true for the transaction that takes an earlier one back
 * @throws RangeError (not a positive integer)
 */
export function postingsOf(kind: LedgerKind, amountPaise: Paise, isReversed = false): readonly [LedgerPosting, LedgerPosting] {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) throw new RangeError(`not a positive amount of paise: ${amountPaise}`);
  const { from, to } = ledgerMoves[kind];
  const [source, target] = isReversed ? [to, from] : [from, to];
  return [
    { account: source, amountPaise: -amountPaise },
    { account: target, amountPaise },
  ];
}
