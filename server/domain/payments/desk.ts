import type { UserRight } from "../accounts/rights.ts";

/** What can wait at the payments desk: whose right it needs, its words, and the page below `/epcmd_admin/payments` where it is done. */
export const deskKinds = {
  withoutOrder: {
    right: "payments.prepare",
    one: "approved claim without an order for all of it",
    many: "approved claims without an order for all of it",
    page: "/orders/new",
  },
  changes: {
    right: "payments.approve",
    one: "correction of an order to confirm",
    many: "corrections of orders to confirm",
    page: "/orders?change=waiting",
  },
  preReceipts: { right: "payments.prepare", one: "pre-receipt to check", many: "pre-receipts to check", page: "/documents" },
  accountsToCheck: { right: "payments.prepare", one: "bank account to check", many: "bank accounts to check", page: "/documents" },
  accountsToConfirm: {
    right: "payments.approve",
    one: "bank account to confirm",
    many: "bank accounts to confirm",
    page: "/documents",
  },
  ready: { right: "payments.prepare", one: "payment ready for a batch", many: "payments ready for a batch", page: "/batches/new" },
  batchesToApprove: { right: "payments.approve", one: "batch to approve", many: "batches to approve", page: "/batches?state=prepared" },
  batchesToMake: {
    right: "payments.prepare",
    one: "batch whose bank file is being made",
    many: "batches whose bank files are being made",
    page: "/batches?state=approved",
  },
  batchesFailed: {
    right: "payments.prepare",
    one: "batch whose bank file could not be made: cancel it",
    many: "batches whose bank files could not be made: cancel them",
    page: "/batches?state=approved",
  },
  batchesToSend: {
    right: "payments.prepare",
    one: "batch to send to the bank",
    many: "batches to send to the bank",
    page: "/batches?state=approved",
  },
  batchesSent: {
    right: "payments.prepare",
    one: "batch sent, without the bank's whole answer",
    many: "batches sent, without the bank's whole answer",
    page: "/batches?state=sent",
  },
  returned: { right: "payments.prepare", one: "payment returned by the bank", many: "payments returned by the bank", page: "?state=returned" },
  elsewhere: {
    right: "payments.prepare",
    one: "payment that DGFT makes itself, not recorded yet",
    many: "payments that DGFT makes itself, not recorded yet",
    page: "?state=sanctioned&payer=dgft_direct",
  },
  recoveries: { right: "payments.approve", one: "recovery to confirm", many: "recoveries to confirm", page: "/ledger/recoveries?state=waiting" },
  withdrawals: {
    right: "payments.approve",
    one: "withdrawal of a recovery to confirm",
    many: "withdrawals of recoveries to confirm",
    page: "/ledger/recoveries?state=open",
  },
  closes: { right: "payments.close", one: "period to close", many: "periods to close", page: "/ledger/periods" },
} as const satisfies Record<string, { readonly right: UserRight; readonly one: string; readonly many: string; readonly page: string }>;

export type DeskKind = keyof typeof deskKinds;
export const deskKindNames = Object.keys(deskKinds) as DeskKind[]; // keys of a literal object

/** The kinds in the order of a reader: those of the own rights first. */
export const deskOrderFor = (rights: readonly UserRight[]): DeskKind[] =>
  deskKindNames.toSorted((a, b) => Number(rights.includes(deskKinds[b].right)) - Number(rights.includes(deskKinds[a].right)));
