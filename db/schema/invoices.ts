import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { InvoiceLine } from "#domain/invoices/invoice-amounts.ts";
import {
  invoiceKindNames,
  invoiceStateNames,
  paymentSourceNames,
  repaymentStateNames,
  type InvoiceKind,
  type InvoiceState,
  type PaymentSource,
  type ProofState,
  type RepaymentState,
} from "#domain/invoices/invoice-states.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf, withoutSuffix } from "./columns.ts";
import { feeTables } from "./fees.ts";
import { firms } from "./members.ts";
import { paymentFiles } from "./payments.ts";

const paise = () => bigint({ mode: "number" });

/** The council's own tax data, as printed on new invoices; one row at most. Without a row no invoice is issued. */
export const invoiceSettings = pgTable(
  "invoice_settings",
  {
    id: integer().primaryKey().default(1),
    legalName: text().notNull(),
    address: text().notNull(),
    gstin: text().notNull(),
    /** Of the subscription: six digits below 9995. */
    sac: text().notNull(),
    /** Account, bank and IFSC, as printed on the invoice. */
    bankDetails: text().notNull(),
    /** Days from an invoice to the day on which it is due. */
    dueDays: integer().notNull(),
    /** True for the values of the demonstration, which belong to no real council. */
    isDemonstration: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** Null for the values of the demonstration. */
    changedBy: uuid().references(() => users.id),
    changedAt: instant().notNull(),
  },
  (t) => [
    check("invoice_settings_one_row", sql`${t.id} = 1`),
    check("invoice_settings_sac_form", sql`${t.sac} ~ '^9995[0-9]{2}$'`),
    check("invoice_settings_due_days", sql`${t.dueDays} between 0 and 365`),
  ],
);

/** The last number of each series, like `INV/26-27/`. Its row is locked until the commit, so that no number is left out. */
export const invoiceNumbers = pgTable("invoice_numbers", { series: text().primaryKey(), last: integer().notNull() }, () => []);

/** The band that the office chose for a firm and a year, where no declared exports say it. */
export const invoiceBands = pgTable(
  "invoice_bands",
  {
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    financialYear: text().notNull(),
    bandLabel: text().notNull(),
    reason: text().notNull(),
    chosenBy: uuid()
      .notNull()
      .references(() => users.id),
    chosenAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: "invoice_bands_pkey", columns: [t.firmId, t.financialYear] }),
    check("invoice_bands_reason_not_blank", sql`btrim(${t.reason}) <> ''`),
  ],
);

/** A run that invoices every firm for a year. It goes on after the firm of `afterFirmId`. */
export const invoiceRuns = pgTable(
  "invoice_runs",
  {
    id: id(),
    financialYear: text().notNull(),
    feeTableId: uuid()
      .notNull()
      .references(() => feeTables.id),
    state: text({ enum: ["running", "done", "failed"] })
      .notNull()
      .default("running"),
    /** The firms that it looks at. */
    firms: integer().notNull(),
    seen: integer().notNull().default(0),
    issued: integer().notNull().default(0),
    /** Without declared exports, or with a chosen band that the fee table lacks. */
    withoutExports: integer().notNull().default(0),
    withoutState: integer().notNull().default(0),
    issuedPaise: paise().notNull().default(0),
    afterFirmId: uuid(),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    startedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    uniqueIndex("invoice_runs_one_running")
      .on(t.state)
      .where(sql`state = 'running'`),
    index("invoice_runs_started_at_index").on(t.startedAt.desc()),
    check("invoice_runs_state_known", oneOf("state", ["running", "done", "failed"])),
    check("invoice_runs_finished_whole", sql`(${t.state} = 'running') = (${t.finishedAt} is null)`),
  ],
);

/** A tax invoice. What it says is a copy of its day: a later change of the firm or of the council does not change it. */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    number: text().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    firmName: text().notNull(),
    firmAddress: text().notNull(),
    /** The place of supply, by its GST state code. */
    stateCode: text().notNull(),
    /** Null for a firm without a valid number. */
    firmGstin: text(),
    supplierName: text().notNull(),
    supplierAddress: text().notNull(),
    supplierGstin: text().notNull(),
    bankDetails: text().notNull(),
    isDemonstration: boolean().notNull().default(false),
    /** The year that it is for, like 2026-27. */
    financialYear: text().notNull(),
    feeTableId: uuid()
      .notNull()
      .references(() => feeTables.id),
    bandLabel: text().notNull(),
    /** Why this band: the declared exports and where they are declared, or the choice of the office. */
    bandReason: text().notNull(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    gstPercent: integer().notNull(),
    taxablePaise: paise().notNull(),
    cgstPaise: paise().notNull(),
    sgstPaise: paise().notNull(),
    igstPaise: paise().notNull(),
    totalPaise: paise().notNull(),
    /** What payments settle of it; what came in beyond it, or what a credit note gave back, is credit of the firm. */
    paidPaise: paise().notNull().default(0),
    /** What credit notes took off it. */
    creditedPaise: paise().notNull().default(0),
    state: text().$type<InvoiceState>().notNull().default("open"),
    issuedOn: date({ mode: "string" }).notNull(),
    dueOn: date({ mode: "string" }).notNull(),
    /** The end of the membership before this invoice extended it; null while it did not. */
    endBeforeOn: date({ mode: "string" }),
    /** Its start before that; null while this invoice did not extend it, and for one that an earlier release extended. */
    startBeforeOn: date({ mode: "string" }),
    /** With which the public checks that the invoice is genuine. */
    verificationId: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    runId: uuid().references(() => invoiceRuns.id),
    /** Null for the product itself. */
    issuedBy: uuid().references(() => users.id),
    issuedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex("invoices_number_unique").on(t.number),
    uniqueIndex("invoices_verification_id_unique").on(t.verificationId),
    // A repeated run issues no second invoice to a firm.
    uniqueIndex("invoices_one_for_year")
      .on(t.firmId, t.financialYear)
      .where(sql`state <> 'cancelled'`),
    index("invoices_list_index").on(t.issuedOn.desc(), t.id.desc()),
    index("invoices_due_index")
      .on(t.dueOn, t.id)
      .where(sql`state in ('open', 'part_paid')`),
    index("invoices_run_index").on(t.runId),
    index("invoices_firm_index").on(t.firmId, t.issuedOn.desc(), t.id.desc()),
    check("invoices_kind_known", oneOf("kind", invoiceKindNames)),
    check("invoices_state_known", oneOf("state", invoiceStateNames)),
    check("invoices_number_length", sql`length(${t.number}) <= 16`),
    check("invoices_state_code_form", sql`${t.stateCode} ~ '^[0-9]{2}$'`),
    check("invoices_due_in_order", sql`${t.dueOn} >= ${t.issuedOn}`),
    check(
      "invoices_amounts_add_up",
      sql`${t.totalPaise} = ${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise} and ${t.taxablePaise} > 0
        and ${t.cgstPaise} = ${t.sgstPaise} and ${t.cgstPaise} >= 0 and ${t.igstPaise} >= 0 and (${t.cgstPaise} = 0 or ${t.igstPaise} = 0)`,
    ),
    check(
      "invoices_state_as_paid",
      sql`${t.paidPaise} between 0 and ${t.totalPaise} and ${t.creditedPaise} between 0 and ${t.totalPaise}
        and case ${t.state} when 'open' then ${t.paidPaise} = 0 and ${t.creditedPaise} < ${t.totalPaise}
          when 'part_paid' then ${t.paidPaise} > 0 and ${t.paidPaise} + ${t.creditedPaise} < ${t.totalPaise}
          when 'paid' then ${t.paidPaise} + ${t.creditedPaise} = ${t.totalPaise} else true end`,
    ),
  ],
);

/** Money that came in for an invoice, with the number of its receipt. */
export const invoicePayments = pgTable(
  "invoice_payments",
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    receiptNumber: text().notNull(),
    source: text().$type<PaymentSource>().notNull(),
    amountPaise: paise().notNull(),
    /** What of it paid the invoice; the rest is credit of the firm. */
    appliedPaise: paise().notNull(),
    paidOn: date({ mode: "string" }).notNull(),
    /** The UTR, or what the bank calls the payment. */
    reference: text().notNull(),
    proofFileId: uuid().references(() => paymentFiles.id),
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    recordedAt: instant().notNull(),
    /** A second person, for a payment that was recorded wrongly: it no longer counts. */
    reversedBy: uuid().references(() => users.id),
    reversedAt: instant(),
    reversalReason: text(),
  },
  (t) => [
    index("invoice_payments_invoice_index").on(t.invoiceId, t.paidOn, t.id),
    index("invoice_payments_firm_index").on(t.firmId),
    uniqueIndex("invoice_payments_receipt_number_unique").on(t.receiptNumber),
    uniqueIndex("invoice_payments_reference_unique")
      .on(sql`lower(${t.reference})`)
      .where(sql`source <> 'credit' and reversed_at is null`),
    index("invoice_payments_without_suffix_index").on(withoutSuffix(t.reference), t.paidOn),
    check("invoice_payments_source_known", oneOf("source", paymentSourceNames)),
    check("invoice_payments_amounts", sql`${t.amountPaise} > 0 and ${t.appliedPaise} between 0 and ${t.amountPaise}`),
    check("invoice_payments_two_people", sql`${t.reversedBy} <> ${t.recordedBy}`),
    check(
      "invoice_payments_reversed_whole",
      sql`(${t.reversedBy} is null) = (${t.reversedAt} is null) and (${t.reversedBy} is null) = (${t.reversalReason} is null)`,
    ),
  ],
);

/** What a firm sent as proof that it paid; the office checks it and records the payment. */
export const invoiceProofs = pgTable(
  "invoice_proofs",
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    fileId: uuid()
      .notNull()
      .references(() => paymentFiles.id),
    amountPaise: paise().notNull(),
    paidOn: date({ mode: "string" }).notNull(),
    reference: text().notNull(),
    state: text().$type<ProofState>().notNull().default("given"),
    /** Why the office refused it; the firm reads it. */
    remark: text(),
    givenBy: uuid()
      .notNull()
      .references(() => users.id),
    givenAt: instant().notNull(),
    checkedBy: uuid().references(() => users.id),
    checkedAt: instant(),
    /** The payment that was recorded from it. */
    paymentId: uuid().references(() => invoicePayments.id),
  },
  (t) => [
    index("invoice_proofs_invoice_index").on(t.invoiceId, t.givenAt.desc()),
    index("invoice_proofs_to_check_index")
      .on(t.givenAt, t.id)
      .where(sql`state = 'given'`),
    uniqueIndex("invoice_proofs_file_unique").on(t.fileId),
    check("invoice_proofs_state_known", oneOf("state", ["given", "accepted", "refused"])),
    check("invoice_proofs_amount_positive", sql`${t.amountPaise} > 0`),
    check("invoice_proofs_refused_with_remark", sql`${t.state} <> 'refused' or btrim(${t.remark}) <> ''`),
  ],
);

/** What takes an invoice back, whole or in part: one user prepares it, another issues it. Its number is given when it is issued. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    number: text(),
    state: text({ enum: ["prepared", "issued", "declined"] })
      .notNull()
      .default("prepared"),
    reason: text().notNull(),
    /** What it takes off the invoice, with the taxes. Null in a note that the version before prepared: it is over the whole invoice. */
    taxablePaise: paise(),
    cgstPaise: paise(),
    sgstPaise: paise(),
    igstPaise: paise(),
    totalPaise: paise(),
    /** What was paid of the invoice and became credit of the firm. */
    creditPaise: paise().notNull().default(0),
    preparedBy: uuid()
      .notNull()
      .references(() => users.id),
    preparedAt: instant().notNull(),
    settledBy: uuid().references(() => users.id),
    settledAt: instant(),
    issuedOn: date({ mode: "string" }),
  },
  (t) => [
    uniqueIndex("credit_notes_number_unique").on(t.number),
    uniqueIndex("credit_notes_one_for_invoice")
      .on(t.invoiceId)
      .where(sql`state = 'prepared'`),
    index("credit_notes_invoice_index").on(t.invoiceId, t.preparedAt),
    check("credit_notes_state_known", oneOf("state", ["prepared", "issued", "declined"])),
    check("credit_notes_number_length", sql`length(${t.number}) <= 16`),
    check("credit_notes_reason_not_blank", sql`btrim(${t.reason}) <> ''`),
    check(
      "credit_notes_amounts_add_up",
      sql`num_nonnulls(${t.taxablePaise}, ${t.cgstPaise}, ${t.sgstPaise}, ${t.igstPaise}, ${t.totalPaise}) in (0, 5)
        and ${t.totalPaise} = ${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise} and ${t.totalPaise} > 0
        and ${t.taxablePaise} >= 0 and ${t.cgstPaise} = ${t.sgstPaise} and ${t.cgstPaise} >= 0 and ${t.igstPaise} >= 0`,
    ),
    check("credit_notes_issued_whole", sql`(${t.state} = 'issued') = (${t.number} is not null) and (${t.number} is null) = (${t.issuedOn} is null)`),
    check(
      "credit_notes_settled_whole",
      sql`(${t.state} = 'prepared') = (${t.settledBy} is null) and (${t.settledBy} is null) = (${t.settledAt} is null)`,
    ),
    check("credit_notes_two_people", sql`${t.state} <> 'issued' or ${t.settledBy} <> ${t.preparedBy}`),
  ],
);

/**
 * Credit of a firm that the council transferred back: one user records the transfer with its proof, another confirms it, and then it is
 * booked. A prepared repayment reserves its amount: no invoice is paid with it.
 */
export const creditRepayments = pgTable(
  "credit_repayments",
  {
    id: id(),
    /** The invoice at which it is recorded. */
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    state: text().$type<RepaymentState>().notNull().default("prepared"),
    amountPaise: paise().notNull(),
    paidOn: date({ mode: "string" }).notNull(),
    reference: text().notNull(),
    proofFileId: uuid()
      .notNull()
      .references(() => paymentFiles.id),
    preparedBy: uuid()
      .notNull()
      .references(() => users.id),
    preparedAt: instant().notNull(),
    /** Who confirmed or declined it. */
    settledBy: uuid().references(() => users.id),
    settledAt: instant(),
    reversedBy: uuid().references(() => users.id),
    reversedAt: instant(),
    reversalReason: text(),
  },
  (t) => [
    index("credit_repayments_firm_index").on(t.firmId, t.preparedAt),
    index("credit_repayments_invoice_index").on(t.invoiceId),
    index("credit_repayments_waiting_index")
      .on(t.preparedAt)
      .where(sql`state = 'prepared'`),
    uniqueIndex("credit_repayments_reference_unique")
      .on(sql`lower(${t.reference})`)
      .where(sql`state in ('prepared', 'confirmed')`),
    check("credit_repayments_state_known", oneOf("state", repaymentStateNames)),
    check("credit_repayments_amount_positive", sql`${t.amountPaise} > 0`),
    check(
      "credit_repayments_settled_whole",
      sql`(${t.state} = 'prepared') = (${t.settledBy} is null) and (${t.settledBy} is null) = (${t.settledAt} is null)`,
    ),
    check(
      "credit_repayments_reversed_whole",
      sql`num_nonnulls(${t.reversedBy}, ${t.reversedAt}, ${t.reversalReason}) = case ${t.state} when 'taken_back' then 3 else 0 end`,
    ),
    check(
      "credit_repayments_two_people",
      sql`(${t.state} in ('prepared', 'declined') or ${t.settledBy} <> ${t.preparedBy}) and ${t.reversedBy} <> ${t.preparedBy}`,
    ),
  ],
);

/** An email that reminded a firm of an invoice. */
export const invoiceReminders = pgTable(
  "invoice_reminders",
  {
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    sentOn: date({ mode: "string" }).notNull(),
    /** Null for the product itself. */
    sentBy: uuid().references(() => users.id),
  },
  (t) => [primaryKey({ name: "invoice_reminders_pkey", columns: [t.invoiceId, t.sentOn] })],
);

/** A statement of the council's bank that was taken in. */
export const invoiceBankFiles = pgTable(
  "invoice_bank_files",
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => paymentFiles.id),
    recorded: integer().notNull(),
    known: integer().notNull(),
    importedBy: uuid()
      .notNull()
      .references(() => users.id),
    importedAt: instant().notNull(),
  },
  (t) => [index("invoice_bank_files_imported_at_index").on(t.importedAt.desc())],
);

/** A line of such a statement that belongs to no invoice yet. It is listed until its payment is recorded or staff dismiss it. */
export const invoiceBankLines = pgTable(
  "invoice_bank_lines",
  {
    id: id(),
    bankFileId: uuid()
      .notNull()
      .references(() => invoiceBankFiles.id),
    paidOn: date({ mode: "string" }).notNull(),
    amountPaise: paise().notNull(),
    reference: text().notNull(),
    /** Empty where the payment of the line was taken back: payments do not keep it. */
    narration: text().notNull(),
    /** Why it was recorded nowhere. */
    problem: text().notNull(),
    /** Who said last that the line belongs to no invoice, and when. The reasons are one text, the newest first. */
    dismissedBy: uuid().references(() => users.id),
    dismissedAt: instant(),
    dismissedReason: text(),
  },
  (t) => [
    unique("invoice_bank_lines_line_unique").on(t.bankFileId, t.reference, t.paidOn, t.amountPaise),
    index("invoice_bank_lines_reference_index").on(sql`lower(${t.reference})`),
    check("invoice_bank_lines_amount_positive", sql`${t.amountPaise} > 0`),
    check("invoice_bank_lines_dismissed_whole", sql`num_nonnulls(${t.dismissedBy}, ${t.dismissedAt}, ${t.dismissedReason}) in (0, 3)`),
    check("invoice_bank_lines_reason_not_blank", sql`btrim(${t.dismissedReason}) <> ''`),
  ],
);
