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
  /** Interest that is given back; it has a column of its own in GFR 12-A. */
  refund_interest: { from: "available", to: "refunded" },
  sanction: { from: "available", to: "sanctioned" },
  cancel_sanction: { from: "sanctioned", to: "available" },
  sanction_direct: { from: "dgft_direct", to: "sanctioned" },
  cancel_sanction_direct: { from: "sanctioned", to: "dgft_direct" },
  pay_elsewhere: { from: "sanctioned", to: "paid_elsewhere" },
  send: { from: "sanctioned", to: "in_payment" },
  pay: { from: "in_payment", to: "paid" },
  return: { from: "in_payment", to: "returned" },
  return_paid: { from: "paid", to: "returned" },
  /** The bank had paid it after all: the return was recorded by mistake. */
  pay_returned: { from: "returned", to: "paid" },
  open_again: { from: "returned", to: "sanctioned" },
  recover: { from: "recovered", to: "available" },
  recovery_interest: { from: "interest", to: "available" },
} as const satisfies Record<string, Move>;
export type LedgerKind = keyof typeof ledgerMoves;
export const ledgerKinds = Object.keys(ledgerMoves) as LedgerKind[]; // keys of a literal object

export const ledgerKindLabels = {
  grant: "Grant received",
  interest: "Interest earned",
  refund: "Balance refunded to the ministry",
  refund_interest: "Interest refunded to the ministry",
  sanction: "Sanctioned",
  cancel_sanction: "Sanction cancelled",
  sanction_direct: "Sanctioned, DGFT pays",
  cancel_sanction_direct: "Sanction cancelled, DGFT pays",
  pay_elsewhere: "Paid by DGFT",
  send: "Sent to the bank",
  pay: "Paid",
  return: "Returned by the bank",
  return_paid: "Returned after it was paid",
  pay_returned: "Paid after a return was recorded",
  open_again: "Opened again",
  recover: "Recovered from a firm",
  recovery_interest: "Interest from a firm",
} as const satisfies Record<LedgerKind, string>;

/** The kinds that a user books by hand; all others follow from what happens to a payment line. */
export const handKinds = ["grant", "interest", "refund", "refund_interest"] as const satisfies readonly LedgerKind[];
export type HandKind = (typeof handKinds)[number];
export const isHandKind = (kind: LedgerKind): kind is HandKind => handKinds.some((one) => one === kind);

/** The money of the council at a day is minus the sum of these accounts: what came in, less what went out for good. */
const fundAccounts = ["grant_received", "interest", "recovered", "paid", "refunded"] as const satisfies readonly LedgerAccount[];

/** An account, or all that make up the money of the council. */
export const ledgerViews = [...ledgerAccountNames, "funds"] as const;
export type LedgerView = LedgerAccount | "funds";
export const ledgerViewLabels: Readonly<Record<LedgerView, string>> = { ...ledgerAccounts, funds: "All money of the council" };
export const accountsOf = (view: LedgerView): readonly LedgerAccount[] => (view === "funds" ? fundAccounts : [view]);

const sources: readonly LedgerView[] = ["grant_received", "interest", "recovered", "dgft_direct", "funds"];
/** Paise as they are shown: what came from a source is a plus there. */
export const shownPaise = (view: LedgerView, paise: Paise): Paise => (sources.includes(view) && paise !== 0 ? -paise : paise);

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
