import { sql } from "drizzle-orm";
import { bigint, check, date, foreignKey, index, numeric, pgTable, text, unique, uniqueIndex, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import {
  invoiceAccountNames,
  invoiceBook,
  invoiceBookingKindNames,
  type InvoiceAccount,
  type InvoiceBook,
  type InvoiceBookingKind,
} from "#domain/invoices/invoice-ledger.ts";
import { ledgerAccountNames, ledgerKinds, type LedgerAccount, type LedgerKind } from "#domain/payments/ledger.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { paymentFiles, paymentLines } from "./payments.ts";

/** A movement of money under a scheme, or of members' money. Rows are never changed or removed: a wrong one is reversed by another. @source money.md 6 "Ledger" */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: id(),
    kind: text().$type<LedgerKind | InvoiceBookingKind>().notNull(),
    /** The scheme, or the book of members' money. */
    scheme: text().$type<SchemeKind | InvoiceBook>().notNull(),
    /** The day on which it counts. A closed period takes no more of them. */
    occurredOn: date({ mode: "string" }).notNull(),
    /** Names what it books, so that nothing is booked twice, like `pay B7-0001`. */
    key: text().notNull(),
    lineId: uuid().references(() => paymentLines.id),
    /** The number of the order or the UTR that proves it, and its day. */
    reference: text(),
    referenceOn: date({ mode: "string" }),
    note: text(),
    fileId: uuid().references(() => paymentFiles.id),
    /** The transaction that this one takes back. */
    reverses: uuid().references((): AnyPgColumn => ledgerTransactions.id),
    /** Null for the product itself. */
    postedBy: uuid().references(() => users.id),
    postedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("ledger_transactions_key_unique").on(t.key),
    uniqueIndex("ledger_transactions_reverses_unique").on(t.reverses),
    // What the entries repeat of it.
    unique("ledger_transactions_of_entries").on(t.id, t.scheme, t.occurredOn),
    index("ledger_transactions_scheme_index").on(t.scheme, t.occurredOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("ledger_transactions_day_index").on(t.occurredOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("ledger_transactions_line_index").on(t.lineId),
    check("ledger_transactions_kind_known", oneOf("kind", [...ledgerKinds, ...invoiceBookingKindNames])),
    check("ledger_transactions_scheme_known", oneOf("scheme", [...schemeKinds, invoiceBook])),
  ],
);

/** One side of a movement: a plus comes into the account, a minus leaves it. The entries of a transaction are zero together. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid().notNull(),
    account: text().$type<LedgerAccount | InvoiceAccount>().notNull(),
    amountPaise: bigint({ mode: "number" }).notNull(),
    scheme: text().$type<SchemeKind | InvoiceBook>().notNull(),
    occurredOn: date({ mode: "string" }).notNull(),
  },
  (t) => [
    foreignKey({
      name: "ledger_entries_transaction_fkey",
      columns: [t.transactionId, t.scheme, t.occurredOn],
      foreignColumns: [ledgerTransactions.id, ledgerTransactions.scheme, ledgerTransactions.occurredOn],
    }),
    index("ledger_entries_transaction_index").on(t.transactionId),
    index("ledger_entries_balance_index").on(t.scheme, t.occurredOn, t.account, t.amountPaise),
    check("ledger_entries_account_known", oneOf("account", [...ledgerAccountNames, ...invoiceAccountNames])),
    check("ledger_entries_amount_not_zero", sql`${t.amountPaise} <> 0`),
  ],
);

/** The end of a period after which nothing before it is booked; one user prepares it, another closes it. */
export const ledgerCloses = pgTable(
  "ledger_closes",
  {
    id: id(),
    /** The last day of the period: the end of a month. */
    throughOn: date({ mode: "string" }).notNull(),
    preparedBy: uuid()
      .notNull()
      .references(() => users.id),
    preparedAt: instant().notNull(),
    closedBy: uuid().references(() => users.id),
    closedAt: instant(),
  },
  (t) => [
    uniqueIndex("ledger_closes_through_on_unique").on(t.throughOn),
    check("ledger_closes_closed_whole", sql`(${t.closedBy} is null) = (${t.closedAt} is null)`),
    check("ledger_closes_two_people", sql`${t.closedBy} <> ${t.preparedBy}`),
  ],
);

/** What a firm has to pay back of a line, with interest by the rules. @source scheme-rules data: Handbook of Procedures 7A.05 */
export const recoveries = pgTable(
  "recoveries",
  {
    id: id(),
    lineId: uuid()
      .notNull()
      .references(() => paymentLines.id),
    amountPaise: bigint({ mode: "number" }).notNull(),
    reason: text().notNull(),
    demandedOn: date({ mode: "string" }).notNull(),
    dueOn: date({ mode: "string" }).notNull(),
    /** Percent a year, from the rules that hold on the day of the demand. */
    interestPercent: numeric({ precision: 5, scale: 2 }).notNull(),
    ruleSource: text().notNull(),
    demandedBy: uuid()
      .notNull()
      .references(() => users.id),
    demandedAt: instant().notNull(),
    /** A second person; nothing is asked of the firm before. */
    confirmedBy: uuid().references(() => users.id),
    confirmedAt: instant(),
    declinedAt: instant(),
    /** When principal and interest were back. */
    settledAt: instant(),
    /** One person asks that a confirmed recovery be withdrawn, another confirms it; `declinedAt` is the instant of that. */
    withdrawalReason: text(),
    withdrawalAskedBy: uuid().references(() => users.id),
    withdrawalAskedAt: instant(),
    withdrawnBy: uuid().references(() => users.id),
  },
  (t) => [
    index("recoveries_line_index").on(t.lineId),
    check("recoveries_amount_positive", sql`${t.amountPaise} > 0`),
    check("recoveries_two_people", sql`${t.declinedAt} is not null or ${t.confirmedBy} <> ${t.demandedBy}`),
    check("recoveries_reason_not_blank", sql`btrim(${t.reason}) <> ''`),
    check(
      "recoveries_withdrawal_whole",
      sql`(${t.withdrawalReason} is null) = (${t.withdrawalAskedBy} is null) and (${t.withdrawalAskedBy} is null) = (${t.withdrawalAskedAt} is null)`,
    ),
    check(
      "recoveries_withdrawal_two_people",
      sql`${t.withdrawnBy} is null or (${t.withdrawalAskedBy} is not null and ${t.withdrawalAskedBy} <> ${t.withdrawnBy} and ${t.declinedAt} is not null)`,
    ),
  ],
);

/** Money of a firm that came in for a recovery. */
export const recoveryReceipts = pgTable(
  "recovery_receipts",
  {
    id: id(),
    recoveryId: uuid()
      .notNull()
      .references(() => recoveries.id),
    receivedOn: date({ mode: "string" }).notNull(),
    principalPaise: bigint({ mode: "number" }).notNull(),
    interestPaise: bigint({ mode: "number" }).notNull(),
    /** The UTR of the firm's payment. */
    reference: text().notNull(),
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    recordedAt: instant().notNull(),
    /** A second person, for a receipt that was wrong: its bookings are reversed, and it no longer counts. */
    reversedBy: uuid().references(() => users.id),
    reversedAt: instant(),
    reversalReason: text(),
  },
  (t) => [
    index("recovery_receipts_recovery_index").on(t.recoveryId),
    uniqueIndex("recovery_receipts_reference_unique")
      .on(t.reference)
      .where(sql`reversed_at is null`),
    check("recovery_receipts_two_people", sql`${t.reversedBy} <> ${t.recordedBy}`),
    check(
      "recovery_receipts_reversed_whole",
      sql`(${t.reversedBy} is null) = (${t.reversedAt} is null) and (${t.reversedBy} is null) = (${t.reversalReason} is null)`,
    ),
    check(
      "recovery_receipts_amounts_not_negative",
      sql`${t.principalPaise} >= 0 and ${t.interestPaise} >= 0 and ${t.principalPaise} + ${t.interestPaise} > 0`,
    ),
  ],
);
