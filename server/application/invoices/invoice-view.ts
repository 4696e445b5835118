import { z } from "zod";
import { isSecondPerson, type Invitations } from "#domain/accounts/second-person.ts";
import { duePaiseOf, isUnpaid, owedAgainPaise } from "#domain/invoices/invoice-states.ts";
import { gstStateName } from "#domain/members/gst-states.ts";
import { hasRight } from "#domain/permissions.ts";
import { amountInWords } from "#domain/rules/amount-words.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import { selectCreditNotes, type NamedCreditNote } from "#db/queries/credit-notes.ts";
import { selectRepayments, type NamedRepayment } from "#db/queries/credit-repayments.ts";
import { getFirmCredit, selectInvoicePayments, type NamedInvoicePayment } from "#db/queries/invoice-payments.ts";
import { selectInvoiceProofs, type ProofWithFile } from "#db/queries/invoice-proofs.ts";
import { selectReminders } from "#db/queries/invoice-reminders.ts";
import { getInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { todayOf } from "../payments/ledger/ledger-input.ts";
import { amountsOfNote } from "./note-amounts.ts";

export const InvoiceId = z.object({ invoiceId: z.uuid() });
export type InvoiceId = z.output<typeof InvoiceId>;

type Shown = Omit<InvoiceRow, "verificationId" | "endBeforeOn" | "startBeforeOn" | "runId" | "issuedBy" | "feeTableId">;
/** The contents of an invoice, with the values that follow from them. */
export type InvoiceFacts = Shown & {
  readonly stateName: string;
  readonly duePaise: Paise;
  readonly totalInWords: string;
  readonly isOverdue: boolean;
};

export type PaymentView = Pick<
  NamedInvoicePayment,
  | "id"
  | "receiptNumber"
  | "source"
  | "amountPaise"
  | "appliedPaise"
  | "paidOn"
  | "reference"
  | "recordedByName"
  | "recordedAt"
  | "reversedAt"
  | "reversalReason"
  | "proof"
> & {
  readonly canTakeBack: boolean;
  /** What is owed again when it is taken back. */
  readonly owedAgainPaise: Paise;
};
export type ProofView = Pick<ProofWithFile, "id" | "amountPaise" | "paidOn" | "reference" | "state" | "remark" | "givenAt" | "file">;
export type CreditNoteView = Pick<
  NamedCreditNote,
  "id" | "number" | "state" | "reason" | "creditPaise" | "issuedOn" | "preparedByName" | "preparedAt"
> & {
  /** What it takes off the invoice, tax included. */
  readonly totalPaise: Paise;
};

export type RepaymentView = Pick<
  NamedRepayment,
  "id" | "state" | "amountPaise" | "paidOn" | "reference" | "proof" | "preparedByName" | "preparedAt" | "reversalReason"
> & {
  /** What this user may do with it now. */
  readonly actions: readonly ("confirm" | "decline" | "takeBack")[];
  /** Why the user can neither confirm nor take it back. */
  readonly hindrance: "two_people" | null;
};

export const invoiceActions = [
  "pay",
  "payOther",
  "useCredit",
  "payBack",
  "remind",
  "prepareNote",
  "issueNote",
  "declineNote",
  "checkProofs",
] as const;
export type InvoiceAction = (typeof invoiceActions)[number];

/** An invoice for the office. `actions`: what this user may do now. */
export type InvoiceView = {
  readonly invoice: InvoiceFacts;
  readonly payments: readonly PaymentView[];
  readonly proofs: readonly ProofView[];
  readonly creditNotes: readonly (CreditNoteView & { readonly hindrance: "two_people" | null })[];
  /** Of all credit of the firm, the latest first. */
  readonly repayments: readonly RepaymentView[];
  readonly reminders: readonly string[];
  readonly firmCreditPaise: Paise;
  readonly actions: readonly InvoiceAction[];
};

/** One invoice with its payments, for the office. @throws not_found */
export async function getInvoiceView(ctx: AppContext, { invoiceId }: InvoiceId): Promise<InvoiceView> {
  const actor = authorize(ctx.actor, "invoices.list");
  const row = await getInvoice(ctx.db, invoiceId);
  const [payments, proofs, notes, repayments, reminders, firmCreditPaise, invitations, firm] = await Promise.all([
    selectInvoicePayments(ctx.db, invoiceId),
    selectInvoiceProofs(ctx.db, invoiceId),
    selectCreditNotes(ctx.db, invoiceId),
    selectRepayments(ctx.db, row.firmId),
    selectReminders(ctx.db, invoiceId),
    getFirmCredit(ctx.db, row.firmId),
    selectInvitations(ctx.db),
    getFirmRow(ctx.db, row.firmId),
  ]);
  const mayApprove = hasRight(actor, "invoices.approve");
  const isOther = (userId: string): boolean => isSecondPerson(invitations, userId, actor.userId);
  return {
    invoice: invoiceFacts(row, todayOf(ctx)),
    payments: payments.map((payment) => {
      const owedPaise = owedAgainPaise(row, payment, { payments, firmCreditPaise });
      const canTakeBack = mayApprove && changesSomething(payment, owedPaise) && isOther(payment.recordedBy);
      return { ...presentPayment(payment), canTakeBack, owedAgainPaise: owedPaise };
    }),
    proofs: proofs.map(presentProof),
    creditNotes: notes.map((note) => ({
      ...presentNote(row, note),
      hindrance: note.state === "prepared" && !isOther(note.preparedBy) ? "two_people" : null,
    })),
    repayments: repayments.map((repayment) => presentRepayment(repayment, { mayApprove, isOther: isOther(repayment.preparedBy) })),
    reminders,
    firmCreditPaise,
    actions: actionsOf(row, { notes, firmCreditPaise, proofs, invitations, actor, isFirmClosed: firm.deactivatedAt !== null }),
  };
}

/** Whether taking a payment back changes anything. It does not when credit paid the invoice and a credit note has given that credit back. */
const changesSomething = ({ reversedAt, source }: NamedInvoicePayment, owedPaise: Paise): boolean =>
  reversedAt === null && (source !== "credit" || owedPaise > 0);

type Around = {
  readonly notes: readonly NamedCreditNote[];
  readonly firmCreditPaise: Paise;
  readonly proofs: readonly ProofWithFile[];
  readonly invitations: Invitations;
  readonly actor: ReturnType<typeof authorize<"invoices.list">>;
  readonly isFirmClosed: boolean;
};

function actionsOf({ state }: InvoiceRow, { notes, firmCreditPaise, proofs, invitations, actor, isFirmClosed }: Around): InvoiceAction[] {
  const [mayPrepare, mayApprove] = [hasRight(actor, "invoices.prepare"), hasRight(actor, "invoices.approve")];
  const waits = notes.find((note) => note.state === "prepared");
  const doesProofWait = proofs.some((proof) => proof.state === "given");
  const can: Record<InvoiceAction, boolean> = {
    pay: mayPrepare && isUnpaid(state),
    payOther: mayPrepare && !isUnpaid(state),
    useCredit: mayPrepare && isUnpaid(state) && firmCreditPaise > 0,
    payBack: mayPrepare && firmCreditPaise > 0,
    remind: mayPrepare && isUnpaid(state) && !doesProofWait && !isFirmClosed,
    prepareNote: mayPrepare && state !== "cancelled" && waits === undefined,
    issueNote: mayApprove && waits !== undefined && isSecondPerson(invitations, waits.preparedBy, actor.userId),
    declineNote: mayApprove && waits !== undefined,
    checkProofs: mayPrepare && doesProofWait,
  };
  return invoiceActions.filter((action) => can[action]);
}

/** What an invoice says, without what only the product needs. */
export function invoiceFacts(row: InvoiceRow, todayOn: string): InvoiceFacts {
  const { verificationId: _verification, endBeforeOn: _end, startBeforeOn: _start, runId: _run, issuedBy: _by, feeTableId: _table, ...shown } = row;
  return {
    ...shown,
    stateName: gstStateName(row.stateCode),
    duePaise: duePaiseOf(row),
    totalInWords: amountInWords(row.totalPaise),
    isOverdue: isUnpaid(row.state) && row.dueOn < todayOn,
  };
}

const presentPayment = ({
  id,
  receiptNumber,
  source,
  amountPaise,
  appliedPaise,
  paidOn,
  reference,
  recordedByName,
  recordedAt,
  reversedAt,
  reversalReason,
  proof,
}: NamedInvoicePayment) => ({
  id,
  receiptNumber,
  source,
  amountPaise,
  appliedPaise,
  paidOn,
  reference,
  recordedByName,
  recordedAt,
  reversedAt,
  reversalReason,
  proof,
});

function presentRepayment(
  { id, state, amountPaise, paidOn, reference, proof, preparedByName, preparedAt, reversalReason }: NamedRepayment,
  { mayApprove, isOther }: { readonly mayApprove: boolean; readonly isOther: boolean },
): RepaymentView {
  const settles = { prepared: ["confirm", "decline"], confirmed: ["takeBack"], declined: [], taken_back: [] } as const;
  return {
    id,
    state,
    amountPaise,
    paidOn,
    reference,
    proof,
    preparedByName,
    preparedAt,
    reversalReason,
    actions: mayApprove ? settles[state].filter((action) => isOther || action === "decline") : [],
    hindrance: mayApprove && !isOther && settles[state].length > 0 ? "two_people" : null,
  };
}

/** A proof as office and firm see it. */
export const presentProof = ({ id, amountPaise, paidOn, reference, state, remark, givenAt, file }: ProofWithFile): ProofView => ({
  id,
  amountPaise,
  paidOn,
  reference,
  state,
  remark,
  givenAt,
  file,
});

/** A credit note as office and firm see it. */
export const presentNote = (
  invoice: InvoiceRow,
  { id, number, state, reason, creditPaise, issuedOn, preparedByName, preparedAt, ...note }: NamedCreditNote,
) => ({
  id,
  number,
  state,
  reason,
  totalPaise: amountsOfNote(invoice, note).totalPaise,
  creditPaise,
  issuedOn,
  preparedByName,
  preparedAt,
});
