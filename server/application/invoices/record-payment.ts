import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { postingsOfCredit, postingsOfReceipt } from "#domain/invoices/invoice-ledger.ts";
import { duePaiseOf, firstPaymentDay, isUnpaid, owedAgainPaise, stateOfPaid, type PaymentSource } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import { insertLeftBankLine } from "#db/queries/invoice-bank.ts";
import { insertInvoiceBookings } from "#db/queries/invoice-ledger.ts";
import { lockNextNumber } from "#db/queries/invoice-numbers.ts";
import {
  findPaymentOfReference,
  getFirmCredit,
  getInvoicePayment,
  insertInvoicePayment,
  selectInvoicePayments,
  updatePaymentReversed,
  type InvoicePaymentRow,
} from "#db/queries/invoice-payments.ts";
import { updateProofsOfPayment } from "#db/queries/invoice-proofs.ts";
import { lockInvoice, updateInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import { lockFirm } from "#db/queries/members.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { openDayFor } from "../payments/book-lines.ts";
import { AmountPaise, assertNotInFuture, paiseText, todayOf, typedDay, typedReference } from "../payments/ledger/ledger-input.ts";
import { getOwnUpload } from "../payments/payment-files.ts";
import { extendMembership, takeBackMembership } from "./membership-end.ts";
import { notifyOfInvoices } from "./notify-of-invoices.ts";
import { reverseInvoiceBooking } from "./reverse-booking.ts";

/** The UTR of a payment, as it is stored and compared. */
export const PaymentReference = typedReference("UTR or reference", 60);

/** True once the user has said that nothing more is due of the invoice and this is other money. */
export const IsOtherMoney = z.boolean().default(false);

export const RecordPaymentInput = z.object({
  invoiceId: z.uuid(),
  amountPaise: AmountPaise,
  paidOn: typedDay("Day of the payment"),
  reference: PaymentReference,
  proofFileId: z.uuid(invoiceMessages.proofNeeded),
  isOtherMoney: IsOtherMoney,
});
export type RecordPaymentInput = z.input<typeof RecordPaymentInput>;

export type Recorded = { readonly message: string };

/**
 * Records money that came in for an invoice, by hand and with the proof of the bank. What is more than the firm owes is kept as its credit: of
 * money for a paid or cancelled invoice, all.
 * @throws not_found; invalid (`in_future`, `before_invoice`, `file_unknown`); conflict (`invoice_cancelled`, `invoice_paid`: call again with
 *   `isOtherMoney`; `reference_known`; `period_closed`)
 * @source desks-and-more.md 5 "payment is recorded ... by hand with proof"
 */
export async function recordPayment(ctx: AppContext, input: RecordPaymentInput): Promise<Recorded> {
  authorize(ctx.actor, "invoices.prepare");
  const { invoiceId, proofFileId, isOtherMoney, ...money } = RecordPaymentInput.parse(input);
  return withKnownReference(ctx, money, () =>
    transact(ctx, async (tx) => {
      const invoice = await lockInvoice(tx, invoiceId);
      await getOwnUpload(tx, ctx, proofFileId);
      assertSaidToBeOther(invoice, isOtherMoney);
      const { payment, message } = await applyPayment(tx, ctx, invoice, { ...money, source: "by_hand", proofFileId });
      await recordAudit(tx, ctx, { event: "invoice.pay", subject: { kind: "invoice", id: invoiceId }, detail: { paymentId: payment.id } });
      return { message };
    }),
  );
}

/**
 * Refuses money for a paid or cancelled invoice until the user has said that it is other money.
 * @throws conflict (`invoice_cancelled`, `invoice_paid`)
 */
export function assertSaidToBeOther({ state, number }: InvoiceRow, isOtherMoney: boolean): void {
  if (isUnpaid(state) || isOtherMoney) return;
  if (state === "cancelled") throw conflict("invoice_cancelled", invoiceMessages.payCancelled(number));
  throw conflict("invoice_paid", invoiceMessages.notUnpaid);
}

/** Names the invoice that has this reference already, also if another user recorded it at the same time. @throws conflict (`reference_known`) */
export async function withKnownReference<T>(ctx: AppContext, money: Paid, work: () => Promise<T>): Promise<T> {
  return work().catch(async (error: unknown) => {
    if (violatedConstraint(error) !== "invoice_payments_reference_unique") throw error;
    throw referenceKnown(money, (await findPaymentOfReference(ctx.db, money.reference)) ?? { number: "", amountPaise: money.amountPaise });
  });
}

type Paid = Pick<Money, "reference" | "amountPaise">;

/** The payment that has a reference. `isElsewhere`: it is of another invoice than the one that is recorded at. */
type KnownPayment = { readonly number: string; readonly amountPaise: Paise; readonly isElsewhere?: boolean };

/**
 * Banks give one reference to several credits: another amount is other money, or was typed wrongly. One transfer can pay several invoices: the
 * same amount at another invoice is its other half, or the same payment at the wrong invoice.
 */
const referenceKnown = ({ reference, amountPaise }: Paid, known: KnownPayment) => {
  const textOfSame = known.isElsewhere === true ? invoiceMessages.referenceKnownElsewhere : invoiceMessages.referenceKnown;
  const text =
    known.amountPaise === amountPaise
      ? textOfSame(reference, known.number)
      : invoiceMessages.referenceOfOther(reference, known.number, paiseText(known.amountPaise));
  return conflict("reference_known", text, { reference: [text] });
};

export type Money = {
  readonly source: Exclude<PaymentSource, "credit">;
  readonly amountPaise: Paise;
  readonly paidOn: string;
  readonly reference: string;
  readonly proofFileId?: string;
};

/**
 * Records money for an invoice that the caller has locked: payment, receipt number, booking, state, end of the membership, email. For a paid or
 * cancelled invoice all of it is credit, and state and membership stay.
 * @throws as `recordPayment`; a violation of `invoice_payments_reference_unique`
 */
export async function applyPayment(
  tx: Tx,
  ctx: AppContext,
  invoice: InvoiceRow,
  money: Money,
): Promise<{ readonly payment: InvoicePaymentRow; readonly message: string }> {
  assertNotInFuture(ctx, "paidOn", money.paidOn);
  assertNotTooEarly(invoice, money.paidOn);
  const known = await findPaymentOfReference(tx, money.reference);
  if (known !== undefined) throw referenceKnown(money, { ...known, isElsewhere: known.invoiceId !== invoice.id });
  const duePaise = duePaiseOf(invoice);
  const appliedPaise = Math.min(money.amountPaise, duePaise);
  const payment = await settle(tx, ctx, invoice, { ...money, appliedPaise });
  const excessPaise = money.amountPaise - appliedPaise;
  const occurredOn = await openDayFor(tx, money.paidOn, todayOf(ctx));
  await insertInvoiceBookings(tx, [
    { kind: "invoice_receipt", ...bookedFor(ctx, payment), occurredOn, postings: postingsOfReceipt({ appliedPaise, excessPaise }) },
  ]);
  const message =
    invoice.state === "cancelled"
      ? invoiceMessages.creditOfCancelled(payment.receiptNumber, paiseText(excessPaise))
      : messageOf(payment, { restPaise: duePaise - appliedPaise, excessPaise });
  return { payment, message };
}

/** Refuses a day that is too long before the invoice. @throws invalid (`before_invoice`) */
export function assertNotTooEarly({ issuedOn }: InvoiceRow, paidOn: string): void {
  const firstOn = firstPaymentDay(issuedOn);
  if (paidOn >= firstOn) return;
  const text = invoiceMessages.tooEarly(formatIndianDate(firstOn));
  throw invalid("before_invoice", text, { paidOn: [text] });
}

function messageOf({ receiptNumber }: InvoicePaymentRow, { restPaise, excessPaise }: { restPaise: Paise; excessPaise: Paise }): string {
  if (excessPaise > 0) return invoiceMessages.overPaid(receiptNumber, paiseText(excessPaise));
  return restPaise > 0 ? invoiceMessages.partPaid(receiptNumber, paiseText(restPaise)) : invoiceMessages.paid(receiptNumber);
}

/** The key of the booking of a payment. */
const paymentKey = (paymentId: string): string => `invoice_payment ${paymentId}`;

const bookedFor = (ctx: AppContext, { id, reference, recordedBy }: InvoicePaymentRow) => ({
  key: paymentKey(id),
  reference,
  postedBy: recordedBy,
  postedAt: ctx.now(),
});

type Settled = Omit<Money, "source"> & { readonly source: PaymentSource; readonly appliedPaise: Paise };

/** The row of the payment, and what follows from it for the invoice and the firm. */
async function settle(tx: Tx, ctx: AppContext, invoice: InvoiceRow, { proofFileId, ...money }: Settled): Promise<InvoicePaymentRow> {
  if (ctx.actor.kind !== "user") throw new Error("only a user records payments");
  const receiptNumber = await lockNextNumber(tx, "receipt", todayOf(ctx));
  const by = { recordedBy: ctx.actor.userId, recordedAt: ctx.now() };
  const of = { invoiceId: invoice.id, firmId: invoice.firmId, receiptNumber, proofFileId: proofFileId ?? null };
  const payment = await insertInvoicePayment(tx, { ...of, ...money, ...by });
  const paidPaise = invoice.paidPaise + money.appliedPaise;
  const state = stateOfPaid({ ...invoice, paidPaise });
  if (money.appliedPaise > 0) await updateInvoice(tx, invoice.id, { paidPaise, state });
  // A cancelled invoice counts as settled here, too: money for it renews nothing.
  if (isUnpaid(invoice.state) && state === "paid") await extendMembership(tx, invoice);
  await notifyOfInvoices(tx, { kind: "invoice_paid", at: ctx.now() }, [invoice]);
  return payment;
}

export const UseCreditInput = z.object({ invoiceId: z.uuid() });
export type UseCreditInput = z.output<typeof UseCreditInput>;

/** Pays an invoice, or a part of it, with the credit of the firm. @throws not_found; conflict (`invoice_cancelled`, `invoice_paid`, `no_credit`) */
export async function useCredit(ctx: AppContext, { invoiceId }: UseCreditInput): Promise<Recorded> {
  authorize(ctx.actor, "invoices.prepare");
  return transact(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice.state === "cancelled") throw conflict("invoice_cancelled", invoiceMessages.isCancelled(invoice.number));
    if (!isUnpaid(invoice.state)) throw conflict("invoice_paid", invoiceMessages.notUnpaid);
    await lockFirm(tx, invoice.firmId);
    const duePaise = duePaiseOf(invoice);
    const amountPaise = Math.min(duePaise, await getFirmCredit(tx, invoice.firmId));
    if (amountPaise <= 0) throw conflict("no_credit", invoiceMessages.noCredit);
    const paidOn = todayOf(ctx);
    const payment = await settle(tx, ctx, invoice, { source: "credit", amountPaise, appliedPaise: amountPaise, paidOn, reference: "CREDIT" });
    await insertInvoiceBookings(tx, [
      {
        kind: "invoice_credit_used",
        ...bookedFor(ctx, payment),
        reference: invoice.number,
        occurredOn: paidOn,
        postings: postingsOfCredit(amountPaise),
      },
    ]);
    await recordAudit(tx, ctx, { event: "invoice.pay", subject: { kind: "invoice", id: invoiceId }, detail: { paymentId: payment.id } });
    return { message: messageOf(payment, { restPaise: duePaise - amountPaise, excessPaise: 0 }) };
  });
}

export const TakeBackPaymentInput = z.object({ paymentId: z.uuid(), reason: plainText("Reason", 500) });
export type TakeBackPaymentInput = z.input<typeof TakeBackPaymentInput>;

/**
 * Takes back a payment that another user recorded wrongly: its booking is reversed, the amount is owed again, and its reference can be
 * recorded again. What of it a credit note has made credit of the firm is no longer credit, and is not owed again. A membership that it
 * extended ends as before. A proof of it waits for the office again, the line of a statement is listed until it is recorded elsewhere, and the
 * firm gets a notice and an email.
 * @throws not_found; conflict (`payment_reversed`, `two_people`, `excess_used`: the firm has less credit than the payment gave,
 *   `payment_credited`: it was paid with credit, which the firm has again); forbidden (`password_not_fresh`)
 */
export async function takeBackPayment(ctx: AppContext, input: TakeBackPaymentInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.approve");
  const { paymentId, reason } = TakeBackPaymentInput.parse(input);
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, (await getInvoicePayment(tx, paymentId)).invoiceId);
    await lockFirm(tx, invoice.firmId);
    const payment = await getInvoicePayment(tx, paymentId);
    if (payment.reversedAt !== null) throw conflict("payment_reversed", invoiceMessages.paymentReversedBefore);
    if (!isSecondPerson(await selectInvitations(tx), payment.recordedBy, actor.userId))
      throw conflict("two_people", invoiceMessages.paymentOnePerson);
    const creditedPaise = await takeBackApplied(tx, invoice, payment);
    await updatePaymentReversed(tx, paymentId, { reversedBy: actor.userId, reversedAt: ctx.now(), reversalReason: reason });
    if ((await getFirmCredit(tx, invoice.firmId)) < 0) throw conflict("excess_used", invoiceMessages.excessUsed);
    await updateProofsOfPayment(tx, paymentId);
    await leaveLine(tx, invoice, payment);
    await notifyOfInvoices(tx, { kind: "invoice_payment_taken_back", at: ctx.now() }, [invoice]);
    const kind = payment.source === "credit" ? "invoice_credit_used" : "invoice_receipt";
    const { reference } = payment;
    await reverseInvoiceBooking(tx, ctx, { kind, key: paymentKey(paymentId), reference, reason, postedBy: actor.userId, creditedPaise });
    await recordAudit(tx, ctx, { event: "invoice.takeBack", subject: { kind: "invoice", id: invoice.id }, detail: { paymentId } });
    return { message: invoiceMessages.paymentReversed(paiseText(payment.amountPaise)) };
  });
}

/**
 * What a payment still pays is owed again. Returns what of it a credit note has made credit of the firm. The caller holds the locks of the
 * invoice and of the firm, and the payment still counts.
 * @throws conflict (`payment_credited`)
 */
async function takeBackApplied(tx: Tx, invoice: InvoiceRow, payment: InvoicePaymentRow): Promise<Paise> {
  const payments = await selectInvoicePayments(tx, invoice.id);
  const owedPaise = owedAgainPaise(invoice, payment, { payments, firmCreditPaise: await getFirmCredit(tx, invoice.firmId) });
  if (payment.source === "credit" && owedPaise === 0) throw conflict("payment_credited", invoiceMessages.paymentCredited);
  if (owedPaise > 0) {
    const paidPaise = invoice.paidPaise - owedPaise;
    const state = stateOfPaid({ ...invoice, paidPaise });
    await updateInvoice(tx, invoice.id, { paidPaise, state });
    if (state !== "paid") await takeBackMembership(tx, invoice);
  }
  return payment.appliedPaise - owedPaise;
}

/** The money of a statement is still at the bank of the council, recorded nowhere. */
async function leaveLine(tx: Tx, { number }: InvoiceRow, { source, proofFileId, paidOn, amountPaise, reference }: InvoicePaymentRow): Promise<void> {
  if (source !== "bank_file" || proofFileId === null) return;
  const problem = invoiceMessages.bankTakenBack(number);
  await insertLeftBankLine(tx, proofFileId, { paidOn, amountPaise, reference, narration: "", problem });
}
