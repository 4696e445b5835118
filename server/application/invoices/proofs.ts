import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { conflict } from "#domain/errors.ts";
import { isUnpaid, maxWaitingProofs } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import {
  countWaitingProofs,
  findEqualProof,
  getInvoiceProof,
  insertInvoiceProof,
  updateInvoiceProof,
  type InvoiceProofRow,
} from "#db/queries/invoice-proofs.ts";
import { findPaymentOfReference } from "#db/queries/invoice-payments.ts";
import { getInvoice, lockInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { AmountPaise, assertNotInFuture, typedDay } from "../payments/ledger/ledger-input.ts";
import { getOwnDocument } from "../payments/own-document.ts";
import {
  applyPayment,
  assertSaidToBeOther,
  IsOtherMoney,
  PaymentReference,
  withKnownReference,
  type Money,
  type Recorded,
} from "./record-payment.ts";
import { notifyOfInvoices } from "./notify-of-invoices.ts";

const paid = { amountPaise: AmountPaise, paidOn: typedDay("Day of the payment"), reference: PaymentReference };

export const GiveProofInput = z.object({ invoiceId: z.uuid(), fileId: z.uuid(invoiceMessages.uploadAgain), ...paid });
export type GiveProofInput = z.input<typeof GiveProofInput>;

/**
 * A firm sends the proof that it paid an invoice. It changes nothing until the office has checked it. The same proof sent again, after a lost answer,
 * is not stored again.
 * @throws not_found (also another firm's invoice); invalid (`in_future`, `file_unknown`); conflict (`invoice_cancelled`, `invoice_paid`,
 *   `too_many_proofs`)
 */
export async function giveProof(ctx: AppContext, input: GiveProofInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.giveProof");
  const { invoiceId, fileId, ...money } = GiveProofInput.parse(input);
  assertNotInFuture(ctx, "paidOn", money.paidOn);
  return transact(ctx, async (tx) => {
    await getInvoice(tx, invoiceId, actor.firmId);
    const invoice = await lockInvoice(tx, invoiceId);
    if ((await findEqualProof(tx, { invoiceId, fileId, ...money })) !== undefined) return { message: invoiceMessages.proofGiven };
    if (invoice.state === "cancelled") throw conflict("invoice_cancelled", invoiceMessages.memberCancelled);
    if (!isUnpaid(invoice.state)) throw conflict("invoice_paid", invoiceMessages.memberPaid);
    if ((await countWaitingProofs(tx, invoiceId)) >= maxWaitingProofs) throw conflict("too_many_proofs", invoiceMessages.tooManyProofs);
    const stored = await getOwnDocument(tx, ctx, fileId, "fileId");
    await insertInvoiceProof(tx, { invoiceId, fileId: stored, ...money, givenBy: actor.userId, givenAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "invoice.giveProof", subject: { kind: "invoice", id: invoiceId } });
    return { message: invoiceMessages.proofGiven };
  });
}

/** What the office read from the proof; it may differ from what the firm typed. */
export const AcceptProofInput = z.object({ proofId: z.uuid(), ...paid, isOtherMoney: IsOtherMoney });
export type AcceptProofInput = z.input<typeof AcceptProofInput>;

/**
 * Records the payment that a proof shows. A payment that is recorded at this invoice already, by a statement for instance, is not recorded
 * again: the proof is accepted with it.
 * @throws not_found; conflict (`proof_settled`, and as `recordPayment`); invalid (as `recordPayment`)
 */
export async function acceptProof(ctx: AppContext, input: AcceptProofInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  const { proofId, isOtherMoney, ...money } = AcceptProofInput.parse(input);
  return withKnownReference(ctx, money, () =>
    transact(ctx, async (tx) => {
      const { invoice, proof } = await lockWaiting(tx, proofId);
      const recorded = await findRecorded(tx, invoice, money);
      if (recorded === undefined) assertSaidToBeOther(invoice, isOtherMoney);
      const { payment, message } = recorded ?? (await applyPayment(tx, ctx, invoice, { ...money, source: "by_hand", proofFileId: proof.fileId }));
      await updateInvoiceProof(tx, proofId, { state: "accepted", checkedBy: actor.userId, checkedAt: ctx.now(), paymentId: payment.id });
      await recordAudit(tx, ctx, { event: "invoice.pay", subject: { kind: "invoice", id: invoice.id }, detail: { paymentId: payment.id } });
      return { message };
    }),
  );
}

/** The same payment, recorded at this invoice already. Banks give one reference to several credits, so the amount is compared, too. */
async function findRecorded(tx: Tx, invoice: InvoiceRow, { reference, amountPaise }: Pick<Money, "reference" | "amountPaise">) {
  const payment = await findPaymentOfReference(tx, reference);
  return payment?.invoiceId === invoice.id && payment.amountPaise === amountPaise
    ? { payment, message: invoiceMessages.proofKnown(payment.receiptNumber) }
    : undefined;
}

export const RefuseProofInput = z.object({ proofId: z.uuid(), remark: plainText("Reason", 500) });
export type RefuseProofInput = z.input<typeof RefuseProofInput>;

/** Refuses a proof; the firm gets the reason and can send another. @throws not_found; conflict (`proof_settled`) */
export async function refuseProof(ctx: AppContext, input: RefuseProofInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  const { proofId, remark } = RefuseProofInput.parse(input);
  return transact(ctx, async (tx) => {
    const { invoice } = await lockWaiting(tx, proofId);
    await updateInvoiceProof(tx, proofId, { state: "refused", remark, checkedBy: actor.userId, checkedAt: ctx.now() });
    await notifyOfInvoices(tx, { kind: "invoice_proof_refused", at: ctx.now() }, [invoice]);
    await recordAudit(tx, ctx, { event: "invoice.refuseProof", subject: { kind: "invoice", id: invoice.id }, detail: { proofId } });
    return { message: invoiceMessages.proofRefused };
  });
}

/** A proof that waits, with its invoice locked. @throws not_found; conflict (`proof_settled`) */
async function lockWaiting(tx: Tx, proofId: string): Promise<{ invoice: InvoiceRow; proof: InvoiceProofRow }> {
  const invoice = await lockInvoice(tx, (await getInvoiceProof(tx, proofId)).invoiceId);
  const proof = await getInvoiceProof(tx, proofId);
  if (proof.state !== "given") throw conflict("proof_settled", invoiceMessages.proofSettled);
  return { invoice, proof };
}
