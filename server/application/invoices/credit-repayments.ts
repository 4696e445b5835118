import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { paths } from "#domain/council.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { postingsOfRepayment } from "#domain/invoices/invoice-ledger.ts";
import type { RepaymentState } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import {
  getRepayment,
  insertRepayment,
  selectWaitingApprovals,
  updateRepayment,
  type RepaymentRow,
  type WaitingApproval,
} from "#db/queries/credit-repayments.ts";
import { insertInvoiceBookings } from "#db/queries/invoice-ledger.ts";
import { getFirmCredit } from "#db/queries/invoice-payments.ts";
import { lockInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import { lockFirm } from "#db/queries/members.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { openDayFor } from "../payments/book-lines.ts";
import { AmountPaise, assertNotInFuture, paiseText, todayOf, typedDay } from "../payments/ledger/ledger-input.ts";
import { getOwnUpload } from "../payments/payment-files.ts";
import { mailDeclinedToAsker } from "../payments/tell-declined.ts";
import { notifyOfInvoices } from "./notify-of-invoices.ts";
import { reverseInvoiceBooking } from "./reverse-booking.ts";
import { assertNotTooEarly, PaymentReference, type Recorded } from "./record-payment.ts";

export const PrepareRepaymentInput = z.object({
  invoiceId: z.uuid(),
  amountPaise: AmountPaise,
  paidOn: typedDay("Day of the payment"),
  reference: PaymentReference,
  proofFileId: z.uuid(invoiceMessages.proofNeeded),
});
export type PrepareRepaymentInput = z.input<typeof PrepareRepaymentInput>;

/**
 * Records that the council transferred credit of a firm back to it, with the proof of the bank. It is booked when another user confirms it;
 * until then its amount is reserved.
 * @throws not_found; invalid (`in_future`, `before_invoice`, `file_unknown`, `above_credit`); conflict (`reference_known`)
 * @source money.md "two people"
 */
export async function prepareRepayment(ctx: AppContext, input: PrepareRepaymentInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  const { invoiceId, ...transfer } = PrepareRepaymentInput.parse(input);
  assertNotInFuture(ctx, "paidOn", transfer.paidOn);
  return transact(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    assertNotTooEarly(invoice, transfer.paidOn);
    await lockFirm(tx, invoice.firmId);
    await getOwnUpload(tx, ctx, transfer.proofFileId);
    const creditPaise = await getFirmCredit(tx, invoice.firmId);
    if (transfer.amountPaise > creditPaise) throw aboveCredit(invoiceMessages.repaymentAboveCredit(paiseText(Math.max(0, creditPaise))));
    const by = { preparedBy: actor.userId, preparedAt: ctx.now() };
    const { id } = await insertRepayment(tx, { invoiceId, firmId: invoice.firmId, ...transfer, ...by });
    await recordAudit(tx, ctx, { event: "creditRepayment.prepare", subject: { kind: "invoice", id: invoiceId }, detail: { repaymentId: id } });
    return { message: invoiceMessages.repaymentPrepared };
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== "credit_repayments_reference_unique") throw error;
    const text = invoiceMessages.repaymentReferenceKnown(transfer.reference);
    throw conflict("reference_known", text, { reference: [text] });
  });
}

const aboveCredit = (text: string) => invalid("above_credit", text, { amountPaise: [text] });

export const RepaymentId = z.object({ repaymentId: z.uuid() });
export type RepaymentId = z.output<typeof RepaymentId>;

/** The key of the booking of a repayment. */
const repaymentKey = (id: string): string => `credit_repayment ${id}`;

/**
 * Confirms a repayment that another user recorded: it is booked, and the firm gets a notice and an email.
 * @throws not_found; conflict (`repayment_settled`, `two_people`, `period_closed`); forbidden (`password_not_fresh`)
 */
export async function confirmRepayment(ctx: AppContext, { repaymentId }: RepaymentId): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.approve");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const { invoice, repayment } = await lockRepayment(tx, repaymentId, "prepared");
    if (!isSecondPerson(await selectInvitations(tx), repayment.preparedBy, actor.userId))
      throw conflict("two_people", invoiceMessages.repaymentOnePerson);
    await updateRepayment(tx, repaymentId, { state: "confirmed", settledBy: actor.userId, settledAt: ctx.now() });
    await insertInvoiceBookings(tx, [
      {
        kind: "invoice_credit_repaid",
        key: repaymentKey(repaymentId),
        occurredOn: await openDayFor(tx, repayment.paidOn, todayOf(ctx)),
        postings: postingsOfRepayment(repayment.amountPaise),
        reference: repayment.reference,
        postedBy: actor.userId,
        postedAt: ctx.now(),
      },
    ]);
    await notifyOfInvoices(tx, { kind: "invoice_credit_repaid", at: ctx.now() }, [invoice]);
    await recordAudit(tx, ctx, { event: "creditRepayment.confirm", subject: { kind: "invoice", id: invoice.id }, detail: { repaymentId } });
    return { message: invoiceMessages.repaymentConfirmed(paiseText(repayment.amountPaise)) };
  });
}

/**
 * Drops a repayment that waits: its amount is credit of the firm again, and who prepared it is told.
 * @throws not_found; conflict (`repayment_settled`)
 */
export async function declineRepayment(ctx: AppContext, { repaymentId }: RepaymentId): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.approve");
  return transact(ctx, async (tx) => {
    const { invoice, repayment } = await lockRepayment(tx, repaymentId, "prepared");
    await updateRepayment(tx, repaymentId, { state: "declined", settledBy: actor.userId, settledAt: ctx.now() });
    const what = `the record of the transfer of credit at the invoice ${invoice.number}`;
    await mailDeclinedToAsker(tx, actor, { askedBy: repayment.preparedBy, what, path: `${paths.invoices}/${invoice.id}` });
    await recordAudit(tx, ctx, { event: "creditRepayment.decline", subject: { kind: "invoice", id: invoice.id }, detail: { repaymentId } });
    return { message: invoiceMessages.repaymentDeclined };
  });
}

export const TakeBackRepaymentInput = z.object({ repaymentId: z.uuid(), reason: plainText("Reason", 500) });
export type TakeBackRepaymentInput = z.input<typeof TakeBackRepaymentInput>;

/**
 * Takes back a confirmed repayment that the bank returned or that was recorded wrongly: its booking is reversed, the amount is credit of the
 * firm again, and the firm gets a notice and an email. The user is not the one who recorded it.
 * @throws not_found; conflict (`repayment_settled`, `two_people`); forbidden (`password_not_fresh`)
 */
export async function takeBackRepayment(ctx: AppContext, input: TakeBackRepaymentInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.approve");
  const { repaymentId, reason } = TakeBackRepaymentInput.parse(input);
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const { invoice, repayment } = await lockRepayment(tx, repaymentId, "confirmed");
    if (!isSecondPerson(await selectInvitations(tx), repayment.preparedBy, actor.userId))
      throw conflict("two_people", invoiceMessages.repaymentTakeBackOnePerson);
    const by = { reversedBy: actor.userId, reversedAt: ctx.now(), reversalReason: reason };
    await updateRepayment(tx, repaymentId, { state: "taken_back", ...by });
    const { reference } = repayment;
    const wrong = { kind: "invoice_credit_repaid", key: repaymentKey(repaymentId), reference, reason, postedBy: actor.userId } as const;
    await reverseInvoiceBooking(tx, ctx, wrong);
    await notifyOfInvoices(tx, { kind: "invoice_credit_returned", at: ctx.now() }, [invoice]);
    await recordAudit(tx, ctx, { event: "creditRepayment.takeBack", subject: { kind: "invoice", id: invoice.id }, detail: { repaymentId } });
    return { message: invoiceMessages.repaymentTakenBack(paiseText(repayment.amountPaise)) };
  });
}

/** A repayment in a state, with its invoice and its firm locked. @throws not_found; conflict (`repayment_settled`: it has another state) */
async function lockRepayment(tx: Tx, id: string, state: RepaymentState): Promise<{ invoice: InvoiceRow; repayment: RepaymentRow }> {
  const invoice = await lockInvoice(tx, (await getRepayment(tx, id)).invoiceId);
  await lockFirm(tx, invoice.firmId);
  const repayment = await getRepayment(tx, id);
  if (repayment.state !== state) throw conflict("repayment_settled", invoiceMessages.repaymentSettled);
  return { invoice, repayment };
}

/** Credit notes and repayments that wait for a second person, the oldest first. */
export async function listWaitingApprovals(ctx: AppContext): Promise<WaitingApproval[]> {
  authorize(ctx.actor, "invoices.list");
  return selectWaitingApprovals(ctx.db);
}
