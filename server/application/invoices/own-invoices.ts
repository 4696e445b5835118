import { financialYearLabel } from "#domain/dates.ts";
import { maxWaitingProofs } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { isMemberOn } from "#domain/members/membership.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import { selectCreditNotes } from "#db/queries/credit-notes.ts";
import { selectRepayments, type NamedRepayment } from "#db/queries/credit-repayments.ts";
import { findUnpaidInvoice, selectInvoices, type ListedInvoice } from "#db/queries/invoice-list.ts";
import { getFirmCredit, selectInvoicePayments } from "#db/queries/invoice-payments.ts";
import { selectInvoiceProofs } from "#db/queries/invoice-proofs.ts";
import { findInvoiceSettings } from "#db/queries/invoice-settings.ts";
import { getInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import { getFirmRow } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { todayOf } from "../payments/ledger/ledger-input.ts";
import {
  invoiceFacts,
  presentNote,
  presentProof,
  type CreditNoteView,
  type InvoiceFacts,
  type InvoiceId,
  type PaymentView,
  type ProofView,
} from "./invoice-view.ts";

const mostInvoices = 100;

/** The invoices of a firm, for its people. `toPay`: the invoice that renews the membership, where it is unpaid. */
export type OwnInvoices = {
  readonly rows: readonly ListedInvoice[];
  /** Null once it has begun. */
  readonly membershipStartsOn: string | null;
  readonly membershipEndOn: string;
  readonly isMember: boolean;
  readonly toPay: Pick<InvoiceFacts, "id" | "number" | "duePaise" | "dueOn" | "isOverdue"> | null;
  readonly creditPaise: Paise;
  readonly repayments: readonly OwnRepayment[];
  /** How to pay; null while the council has entered nothing. */
  readonly bankDetails: string | null;
};

/** A repayment of credit to the firm. Declined ones are left out. A prepared one is shown, because its amount is no longer credit. */
export type OwnRepayment = Pick<NamedRepayment, "id" | "state" | "invoiceId" | "amountPaise" | "paidOn" | "reference" | "reversalReason">;

const ownRepayments = (rows: readonly NamedRepayment[]): OwnRepayment[] =>
  rows.flatMap(({ state, id, invoiceId, amountPaise, paidOn, reference, reversalReason }) =>
    state === "declined" ? [] : [{ id, state, invoiceId, amountPaise, paidOn, reference, reversalReason }],
  );

/** All invoices of the own firm, the newest first, with how to pay. @source desks-and-more.md 5 */
export async function listOwnInvoices(ctx: AppContext): Promise<OwnInvoices> {
  const { firmId } = authorize(ctx.actor, "invoices.listOwn");
  const today = todayOf(ctx);
  const filter = { state: undefined, year: undefined, dueBeforeOn: undefined, search: undefined, firmId };
  const [rows, firm, unpaid, creditPaise, repayments, settings] = await Promise.all([
    selectInvoices(ctx.db, filter, { limit: mostInvoices, offset: 0 }),
    getFirmRow(ctx.db, firmId),
    findUnpaidInvoice(ctx.db, firmId, financialYearLabel(today)),
    getFirmCredit(ctx.db, firmId),
    selectRepayments(ctx.db, firmId),
    findInvoiceSettings(ctx.db),
  ]);
  return {
    rows,
    membershipStartsOn: firm.membershipStartOn > today ? firm.membershipStartOn : null,
    membershipEndOn: firm.membershipEndOn,
    isMember: isMemberOn(firm, today),
    toPay: unpaid === undefined ? null : toPayOf(unpaid, today),
    creditPaise,
    repayments: ownRepayments(repayments),
    bankDetails: settings?.bankDetails ?? null,
  };
}

function toPayOf(row: InvoiceRow, today: string): NonNullable<OwnInvoices["toPay"]> {
  const { id, number, duePaise, dueOn, isOverdue } = invoiceFacts(row, today);
  return { id, number, duePaise, dueOn, isOverdue };
}

/** A payment as the firm sees it: those that were taken back are left out. */
export type OwnInvoicePayment = Pick<PaymentView, "id" | "receiptNumber" | "source" | "amountPaise" | "appliedPaise" | "paidOn" | "reference">;

export type OwnInvoiceView = {
  readonly invoice: Omit<InvoiceFacts, "bandReason">;
  readonly payments: readonly OwnInvoicePayment[];
  readonly proofs: readonly ProofView[];
  /** Those that are issued, the first first. */
  readonly creditNotes: readonly Pick<CreditNoteView, "id" | "number" | "reason" | "issuedOn" | "totalPaise">[];
  /** Those that are recorded at this invoice. */
  readonly repayments: readonly OwnRepayment[];
  /** Why no proof can be sent for now, in words; undefined where one can, or nothing is to be paid. */
  readonly proofHindrance: string | undefined;
};

/** One invoice of the own firm. @throws not_found (also another firm's) */
export async function getOwnInvoice(ctx: AppContext, { invoiceId }: InvoiceId): Promise<OwnInvoiceView> {
  const { firmId } = authorize(ctx.actor, "invoices.listOwn");
  const row = await getInvoice(ctx.db, invoiceId, firmId);
  const [payments, proofs, notes, repayments] = await Promise.all([
    selectInvoicePayments(ctx.db, invoiceId),
    selectInvoiceProofs(ctx.db, invoiceId),
    selectCreditNotes(ctx.db, invoiceId),
    selectRepayments(ctx.db, firmId),
  ]);
  const { bandReason: _reason, ...invoice } = invoiceFacts(row, todayOf(ctx));
  return {
    invoice,
    payments: payments.flatMap(({ reversedAt, id, receiptNumber, source, amountPaise, appliedPaise, paidOn, reference }) =>
      reversedAt === null ? [{ id, receiptNumber, source, amountPaise, appliedPaise, paidOn, reference }] : [],
    ),
    proofs: proofs.map(presentProof),
    creditNotes: notes.flatMap((note) => {
      const { id, number, state, reason, issuedOn, totalPaise } = presentNote(row, note);
      return state === "issued" ? [{ id, number, reason, issuedOn, totalPaise }] : [];
    }),
    repayments: ownRepayments(repayments).filter((repayment) => repayment.invoiceId === invoiceId),
    proofHindrance: proofs.filter(({ state }) => state === "given").length >= maxWaitingProofs ? invoiceMessages.tooManyProofs : undefined,
  };
}
