import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { userRights, type UserRight } from "#domain/accounts/rights.ts";
import type { BankLayout } from "#domain/payments/bank-layout.ts";
import { batchStates, lineOutcomes, type BatchState } from "#domain/payments/batches.ts";
import { lineStates, payers, type LineHistoryAction, type LineState, type Payer } from "#domain/payments/line-states.ts";
import type { SanctionOrderChange } from "#domain/payments/sanction-order.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { firms } from "./members.ts";
import { reimbursements } from "./reimbursements.ts";

/** The rights of council users, beside their role. @source issue of payments, "Desk" */
export const grantedRights = pgTable(
  "granted_rights",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    right: text().$type<UserRight>().notNull(),
    /** Null for the rights of the demonstration. */
    grantedBy: uuid().references(() => users.id),
    grantedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: "granted_rights_pkey", columns: [t.userId, t.right] }),
    check("granted_rights_right_known", oneOf('"right"', userRights)),
    check("granted_rights_not_by_oneself", sql`${t.grantedBy} <> ${t.userId}`),
  ],
);

/** A stored file of the payments: order, cancelled cheque, pre-receipt, bank file, proof. */
export const paymentFiles = pgTable(
  "payment_files",
  {
    id: id(),
    /** Null once its bytes were erased. */
    storageKey: text(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    mediaType: text().notNull(),
    /** Pages of a PDF; 1 for any other file. */
    pages: integer().notNull().default(1),
    /** The name that a download has. */
    name: text().notNull(),
    /** The firm that may read it; null for the offices alone. */
    firmId: uuid().references(() => firms.id),
    /** Null for a file that the product made. */
    uploadedBy: uuid().references(() => users.id),
    uploadedAt: instant().notNull(),
    erasedAt: instant(),
  },
  (t) => [
    index("payment_files_storage_key_index").on(t.storageKey),
    check("payment_files_erased_whole", sql`(${t.storageKey} is null) = (${t.erasedAt} is not null)`),
  ],
);

/** An order of the ministry or DGFT that gives money to claims. Its amount is the sum of its lines. */
export const sanctionOrders = pgTable(
  "sanction_orders",
  {
    id: id(),
    number: text().notNull(),
    orderedOn: date({ mode: "string" }).notNull(),
    budgetHead: text().notNull(),
    payer: text().$type<Payer>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => paymentFiles.id),
    version: integer().notNull().default(1),
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    recordedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("sanction_orders_number_unique").on(sql`lower(${t.number})`, t.orderedOn),
    index("sanction_orders_ordered_on_index").on(t.orderedOn.desc(), t.id),
    check("sanction_orders_number_not_blank", sql`btrim(${t.number}) <> ''`),
    check("sanction_orders_budget_head_not_blank", sql`btrim(${t.budgetHead}) <> ''`),
    check("sanction_orders_payer_known", oneOf("payer", payers)),
  ],
);

/** A correction of an order, which a second person confirms or declines. */
export const sanctionOrderChanges = pgTable(
  "sanction_order_changes",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => sanctionOrders.id),
    change: jsonb().$type<SanctionOrderChange>().notNull(),
    reason: text().notNull(),
    state: text({ enum: ["waiting", "confirmed", "declined"] })
      .notNull()
      .default("waiting"),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    requestedAt: instant().notNull(),
    settledBy: uuid().references(() => users.id),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex("sanction_order_changes_one_waiting")
      .on(t.orderId)
      .where(sql`state = 'waiting'`),
    check("sanction_order_changes_state_known", oneOf("state", ["waiting", "confirmed", "declined"])),
    check(
      "sanction_order_changes_settled_whole",
      sql`(${t.state} = 'waiting') = (${t.settledBy} is null) and (${t.settledBy} is null) = (${t.settledAt} is null)`,
    ),
    check("sanction_order_changes_two_people", sql`${t.state} <> 'confirmed' or ${t.settledBy} <> ${t.requestedBy}`),
    check("sanction_order_changes_reason_not_blank", sql`btrim(${t.reason}) <> ''`),
  ],
);

/** What is paid for an approved claim, or one instalment of it. @source money.md 6 "payment line" */
export const paymentLines = pgTable(
  "payment_lines",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => sanctionOrders.id),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    /** Counts from 1 within the claim. */
    instalment: smallint().notNull(),
    amountPaise: bigint({ mode: "number" }).notNull(),
    state: text().$type<LineState>().notNull().default("sanctioned"),
    stateSince: instant().notNull(),
    /** Why the bank returned it, or why it is withheld. */
    reason: text(),
    /** `paid`: the UTR. `paid_elsewhere`: the reference of DGFT. */
    reference: text(),
    /** `paid` and `paid_elsewhere`: the day of the payment. */
    paidOn: date({ mode: "string" }),
    /** After a return: when the firm said that the money goes to the same bank account again. */
    accountKeptAt: instant(),
    /** The decision that it pays was undone; what of it was recovered is not paid for a later decision. */
    isOfUndoneDecision: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    index("payment_lines_order_index").on(t.orderId),
    uniqueIndex("payment_lines_instalment_unique").on(t.reimbursementId, t.instalment),
    index("payment_lines_firm_index").on(t.firmId, t.stateSince.desc(), t.id),
    index("payment_lines_state_index").on(t.state, t.stateSince, t.id),
    check("payment_lines_amount_positive", sql`${t.amountPaise} > 0`),
    check("payment_lines_state_known", oneOf("state", lineStates)),
    check(
      "payment_lines_paid_with_reference",
      sql`${t.state} not in ('paid', 'paid_elsewhere') or (${t.reference} is not null and ${t.paidOn} is not null)`,
    ),
  ],
);

/** Every change of state of a payment line. Rows are never changed or removed. */
export const paymentHistory = pgTable(
  "payment_history",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    lineId: uuid()
      .notNull()
      .references(() => paymentLines.id),
    action: text().$type<LineHistoryAction>().notNull(),
    fromState: text().$type<LineState>(),
    toState: text().$type<LineState>().notNull(),
    /** Null for the product itself. */
    actorId: uuid().references(() => users.id),
    at: instant().notNull(),
    /** A reason, a batch, a reference: for the offices. */
    detail: text(),
  },
  (t) => [index("payment_history_line_index").on(t.lineId, t.id)],
);

/** The pre-receipt of a line, signed by the firm; the last one counts. */
export const preReceipts = pgTable(
  "pre_receipts",
  {
    id: id(),
    lineId: uuid()
      .notNull()
      .references(() => paymentLines.id),
    fileId: uuid()
      .notNull()
      .references(() => paymentFiles.id),
    state: text({ enum: ["given", "accepted", "refused"] })
      .notNull()
      .default("given"),
    /** What the firm has to mend. */
    remark: text(),
    givenBy: uuid()
      .notNull()
      .references(() => users.id),
    givenAt: instant().notNull(),
    checkedBy: uuid().references(() => users.id),
    checkedAt: instant(),
  },
  (t) => [
    index("pre_receipts_line_index").on(t.lineId, t.givenAt.desc()),
    index("pre_receipts_to_check_index")
      .on(t.givenAt, t.id)
      .where(sql`state = 'given'`),
    check("pre_receipts_state_known", oneOf("state", ["given", "accepted", "refused"])),
    check("pre_receipts_refused_with_remark", sql`${t.state} <> 'refused' or btrim(${t.remark}) <> ''`),
  ],
);

/** Bank and branch of an IFSC, imported by the office from the list of the Reserve Bank. */
export const ifscCodes = pgTable("ifsc_codes", { ifsc: text().primaryKey(), bank: text().notNull(), branch: text().notNull() }, (t) => [
  check("ifsc_codes_format", sql`${t.ifsc} ~ '^[A-Z]{4}0[A-Z0-9]{6}$'`),
]);

/** A bank account of a firm. The number is encrypted; a row is never overwritten by another account. */
export const bankAccounts = pgTable(
  "bank_accounts",
  {
    id: id(),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    holderName: text().notNull(),
    ifsc: text().notNull(),
    /** As the firm gave them, or from the IFSC table. */
    bankName: text().notNull(),
    branch: text().notNull(),
    /** Null once it was erased. */
    sealedNumber: text(),
    lastFour: text().notNull(),
    /** HMAC of IFSC and number: the same account is recognised without being decrypted. */
    fingerprint: text().notNull(),
    chequeFileId: uuid()
      .notNull()
      .references(() => paymentFiles.id),
    state: text({ enum: ["given", "checked", "confirmed", "refused", "replaced"] })
      .notNull()
      .default("given"),
    /** A change after a sanction: two people confirm it and it counts a day later. */
    needsSecond: boolean().notNull(),
    remark: text(),
    givenBy: uuid()
      .notNull()
      .references(() => users.id),
    givenAt: instant().notNull(),
    checkedBy: uuid().references(() => users.id),
    checkedAt: instant(),
    confirmedBy: uuid().references(() => users.id),
    confirmedAt: instant(),
    /** The address of the firm's contact when the account was confirmed: it is told of a later change. */
    contactEmail: text(),
    /** From this instant on money may be sent to it. */
    usableFrom: instant(),
    erasedAt: instant(),
  },
  (t) => [
    index("bank_accounts_firm_index").on(t.firmId, t.givenAt.desc()),
    index("bank_accounts_fingerprint_index").on(t.fingerprint),
    uniqueIndex("bank_accounts_one_open")
      .on(t.firmId)
      .where(sql`state in ('given', 'checked')`),
    uniqueIndex("bank_accounts_one_confirmed")
      .on(t.firmId)
      .where(sql`state = 'confirmed'`),
    check("bank_accounts_state_known", oneOf("state", ["given", "checked", "confirmed", "refused", "replaced"])),
    check("bank_accounts_ifsc_format", sql`${t.ifsc} ~ '^[A-Z]{4}0[A-Z0-9]{6}$'`),
    check("bank_accounts_last_four", sql`${t.lastFour} ~ '^[0-9]{4}$'`),
    check("bank_accounts_two_people", sql`not ${t.needsSecond} or ${t.confirmedBy} <> ${t.checkedBy}`),
    check("bank_accounts_confirmed_whole", sql`${t.state} <> 'confirmed' or (${t.confirmedBy} is not null and ${t.usableFrom} is not null)`),
    check("bank_accounts_erased_whole", sql`(${t.sealedNumber} is null) = (${t.erasedAt} is not null)`),
  ],
);

/** How a bank wants its file. A layout that a batch used stays in the batch. */
export const bankLayouts = pgTable(
  "bank_layouts",
  {
    id: id(),
    name: text().notNull(),
    layout: jsonb().$type<BankLayout>().notNull(),
    isRetired: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** Null for the layouts that the product brings. */
    updatedBy: uuid().references(() => users.id),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex("bank_layouts_name_unique").on(sql`lower(${t.name})`)],
);

/** Lines that go to the bank in one file. One user prepares it, another approves it. */
export const paymentBatches = pgTable(
  "payment_batches",
  {
    id: id(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
    state: text().$type<BatchState>().notNull().default("prepared"),
    layoutName: text().notNull(),
    layout: jsonb().$type<BankLayout>().notNull(),
    preparedBy: uuid()
      .notNull()
      .references(() => users.id),
    preparedAt: instant().notNull(),
    approvedBy: uuid().references(() => users.id),
    approvedAt: instant(),
    /** The bank file, made by a job after the approval. */
    fileId: uuid().references(() => paymentFiles.id),
    /** Why the bank file could not be made: the batch can only be cancelled. */
    fileProblem: text(),
    /** When the bank file was first downloaded: the bank may have it since. */
    downloadedAt: instant(),
    sentOn: date({ mode: "string" }),
    sentBy: uuid().references(() => users.id),
    cancelReason: text(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex("payment_batches_number_unique").on(t.number),
    index("payment_batches_state_index").on(t.state, t.preparedAt.desc()),
    check("payment_batches_state_known", oneOf("state", batchStates)),
    check("payment_batches_two_people", sql`${t.approvedBy} <> ${t.preparedBy}`),
    check("payment_batches_approved_whole", sql`${t.state} not in ('approved', 'sent', 'settled') or ${t.approvedBy} is not null`),
    check("payment_batches_sent_whole", sql`${t.state} not in ('sent', 'settled') or (${t.fileId} is not null and ${t.sentOn} is not null)`),
  ],
);

/** A line in a batch. While it is open there, and for ever once it is paid, the line is in no other batch: nothing is paid twice. */
export const batchLines = pgTable(
  "batch_lines",
  {
    batchId: uuid()
      .notNull()
      .references(() => paymentBatches.id),
    lineId: uuid()
      .notNull()
      .references(() => paymentLines.id),
    position: integer().notNull(),
    /** By which the bank's answer names the line, like B7-0001. */
    reference: text().notNull(),
    amountPaise: bigint({ mode: "number" }).notNull(),
    bankAccountId: uuid()
      .notNull()
      .references(() => bankAccounts.id),
    outcome: text({ enum: lineOutcomes }),
    utr: text(),
    settledOn: date({ mode: "string" }),
    returnReason: text(),
    /** The proof of a line that was settled by hand. */
    proofFileId: uuid().references(() => paymentFiles.id),
    settledBy: uuid().references(() => users.id),
    settledAt: instant(),
  },
  (t) => [
    primaryKey({ name: "batch_lines_pkey", columns: [t.batchId, t.lineId] }),
    index("batch_lines_line_index").on(t.lineId),
    uniqueIndex("batch_lines_one_open_or_paid")
      .on(t.lineId)
      .where(sql`outcome is null or outcome = 'paid'`),
    uniqueIndex("batch_lines_reference_unique").on(t.reference),
    uniqueIndex("batch_lines_utr_unique")
      .on(t.utr)
      .where(sql`utr is not null`),
    check("batch_lines_outcome_known", sql`${t.outcome} is null or ${oneOf("outcome", lineOutcomes)}`),
    check("batch_lines_amount_positive", sql`${t.amountPaise} > 0`),
    check("batch_lines_paid_with_utr", sql`${t.outcome} <> 'paid' or (${t.utr} is not null and ${t.settledOn} is not null)`),
    check("batch_lines_returned_with_reason", sql`${t.outcome} <> 'returned' or btrim(${t.returnReason}) <> ''`),
  ],
);

/** A file of the bank that was taken in, for the record; reading it again changes nothing. */
export const bankReplies = pgTable(
  "bank_replies",
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => paymentFiles.id),
    paid: integer().notNull(),
    returned: integer().notNull(),
    unchanged: integer().notNull(),
    importedBy: uuid()
      .notNull()
      .references(() => users.id),
    importedAt: instant().notNull(),
  },
  (t) => [index("bank_replies_imported_at_index").on(t.importedAt.desc())],
);
