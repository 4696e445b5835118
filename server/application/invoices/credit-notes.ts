import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { paths } from "#domain/council.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { amountsOfPart, leastCreditPaise } from "#domain/invoices/invoice-amounts.ts";
import { postingsOfCreditNote } from "#domain/invoices/invoice-ledger.ts";
import { duePaiseOf, stateOfPaid, type InvoiceMoney } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import { getCreditNote, insertCreditNote, updateCreditNote, type CreditNoteRow } from "#db/queries/credit-notes.ts";
import { insertInvoiceBookings } from "#db/queries/invoice-ledger.ts";
import { lockNextNumber } from "#db/queries/invoice-numbers.ts";
import { lockInvoice, updateInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { AmountPaise, paiseText, todayOf } from "../payments/ledger/ledger-input.ts";
import { mailDeclinedToAsker } from "../payments/tell-declined.ts";
import { extendMembership, takeBackMembership } from "./membership-end.ts";
import { amountsOfNote } from "./note-amounts.ts";
import type { Recorded } from "./record-payment.ts";
import { notifyOfInvoices } from "./notify-of-invoices.ts";

export const PrepareCreditNoteInput = z.object({
  invoiceId: z.uuid(),
  reason: plainText("Reason", 500),
  /** What it takes off the invoice, tax included; without it, all that is left. */
  amountPaise: AmountPaise.optional(),
});
export type PrepareCreditNoteInput = z.input<typeof PrepareCreditNoteInput>;

/**
 * Prepares a credit note over an invoice or a part of it, with the taxes in proportion. Nothing changes until another user issues it.
 * @throws not_found; invalid (`above_rest`: all credit notes together are at most the invoice; `too_small`); conflict (`invoice_cancelled`,
 *   `note_exists`: one waits)
 * @source CGST Act 2017, section 34; money.md "two people"
 */
export async function prepareCreditNote(ctx: AppContext, input: PrepareCreditNoteInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  const { invoiceId, reason, amountPaise } = PrepareCreditNoteInput.parse(input);
  return transact(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice.state === "cancelled") throw conflict("invoice_cancelled", invoiceMessages.isCancelled(invoice.number));
    const restPaise = invoice.totalPaise - invoice.creditedPaise;
    const partPaise = amountPaise ?? restPaise;
    if (partPaise > restPaise) throw wrongAmount("above_rest", invoiceMessages.noteAboveRest(paiseText(restPaise)));
    if (partPaise < Math.min(leastCreditPaise, restPaise)) throw wrongAmount("too_small", invoiceMessages.noteTooSmall);
    const amounts = amountsOfPart(invoice, { beforePaise: invoice.creditedPaise, partPaise });
    const { id } = await insertCreditNote(tx, { invoiceId, reason, ...amounts, preparedBy: actor.userId, preparedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "creditNote.prepare", subject: { kind: "invoice", id: invoiceId }, detail: { creditNoteId: id } });
    return { message: invoiceMessages.notePrepared };
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === "credit_notes_one_for_invoice" ? conflict("note_exists", invoiceMessages.noteOpen) : error;
  });
}

const wrongAmount = (code: string, text: string) => invalid(code, text, { amountPaise: [text] });

export const CreditNoteId = z.object({ creditNoteId: z.uuid() });
export type CreditNoteId = z.output<typeof CreditNoteId>;

export const IssueCreditNoteInput = CreditNoteId.extend({
  /** Of the invoice, as the user has seen it. */
  version: z.int(),
});
export type IssueCreditNoteInput = z.output<typeof IssueCreditNoteInput>;

/**
 * Issues a credit note that another user prepared: its income and tax are taken back in the ledger, less is owed, and what of it was paid is
 * credit of the firm. An invoice of which nothing is left is cancelled, and a membership that it extended ends as before; one of which all that
 * is left is paid extends it.
 * @throws not_found; conflict (`note_settled`, `two_people`, `stale_version`: the invoice was paid or changed meanwhile); forbidden
 *   (`password_not_fresh`)
 */
export async function issueCreditNote(ctx: AppContext, { creditNoteId, version }: IssueCreditNoteInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.approve");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const { invoice, note } = await lockWaiting(tx, creditNoteId);
    if (!isSecondPerson(await selectInvitations(tx), note.preparedBy, actor.userId)) throw conflict("two_people", invoiceMessages.noteOnePerson);
    // What the note does follows from what is paid: money that is owed no more, or credit and the end of a membership.
    if (invoice.version !== version) throw conflict("stale_version", invoiceMessages.stale);
    const amounts = amountsOfNote(invoice, note);
    const creditPaise = Math.max(0, amounts.totalPaise - duePaiseOf(invoice));
    const issuedOn = todayOf(ctx);
    const number = await lockNextNumber(tx, "credit_note", issuedOn);
    const settled = { settledBy: actor.userId, settledAt: ctx.now() };
    await updateCreditNote(tx, note.id, { ...amounts, state: "issued", number, issuedOn, creditPaise, ...settled });
    const left = await takeOff(tx, invoice, { totalPaise: amounts.totalPaise, creditPaise });
    await insertInvoiceBookings(tx, [
      {
        kind: "credit_note",
        key: `credit_note ${note.id}`,
        occurredOn: issuedOn,
        postings: postingsOfCreditNote(amounts, creditPaise),
        reference: number,
        postedBy: actor.userId,
        postedAt: ctx.now(),
      },
    ]);
    await notifyOfInvoices(tx, { kind: "credit_note_issued", at: ctx.now() }, [invoice]);
    await recordAudit(tx, ctx, { event: "creditNote.issue", subject: { kind: "invoice", id: invoice.id }, detail: { number } });
    return { message: messageOf(left, number, amounts.totalPaise) };
  });
}

/** Tells the second user what a credit note has changed. @param left the invoice after it; @param totalPaise what it takes off */
function messageOf(left: InvoiceMoney, number: string, totalPaise: Paise): string {
  if (left.state === "cancelled") return invoiceMessages.noteCancels(number);
  const amount = paiseText(totalPaise);
  return left.state === "paid" ? invoiceMessages.notePays(number, amount) : invoiceMessages.noteOfPart(number, amount, paiseText(duePaiseOf(left)));
}

/** Changes the invoice of an issued credit note, and the membership with it. Returns the amounts after it. @param creditPaise what of the note was paid */
async function takeOff(tx: Tx, invoice: InvoiceRow, note: { readonly totalPaise: Paise; readonly creditPaise: Paise }): Promise<InvoiceMoney> {
  const creditedPaise = invoice.creditedPaise + note.totalPaise;
  // Money that became credit of the firm no longer pays this invoice, also when the invoice is cancelled.
  const paidPaise = invoice.paidPaise - note.creditPaise;
  if (creditedPaise === invoice.totalPaise) {
    const cancelled = { state: "cancelled", paidPaise, creditedPaise } as const;
    await updateInvoice(tx, invoice.id, cancelled);
    await takeBackMembership(tx, invoice);
    return { ...invoice, ...cancelled };
  }
  const left = { state: stateOfPaid({ ...invoice, paidPaise, creditedPaise }), paidPaise, creditedPaise };
  await updateInvoice(tx, invoice.id, left);
  if (left.state === "paid" && invoice.state !== "paid") await extendMembership(tx, invoice);
  return { ...invoice, ...left };
}

/** Drops a prepared credit note; the invoice stays, and who prepared the note is told. @throws not_found; conflict (`note_settled`) */
export async function declineCreditNote(ctx: AppContext, { creditNoteId }: CreditNoteId): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.approve");
  return transact(ctx, async (tx) => {
    const { invoice, note } = await lockWaiting(tx, creditNoteId);
    await updateCreditNote(tx, note.id, { state: "declined", settledBy: actor.userId, settledAt: ctx.now() });
    const what = `the credit note of the invoice ${invoice.number}`;
    await mailDeclinedToAsker(tx, actor, { askedBy: note.preparedBy, what, path: `${paths.invoices}/${invoice.id}` });
    await recordAudit(tx, ctx, { event: "creditNote.decline", subject: { kind: "invoice", id: invoice.id }, detail: { creditNoteId } });
    return { message: invoiceMessages.noteDeclined };
  });
}

/** A credit note that waits, with its invoice locked. @throws not_found; conflict (`note_settled`) */
async function lockWaiting(tx: Tx, creditNoteId: string): Promise<{ invoice: InvoiceRow; note: CreditNoteRow }> {
  const invoice = await lockInvoice(tx, (await getCreditNote(tx, creditNoteId)).invoiceId);
  const note = await getCreditNote(tx, creditNoteId);
  if (note.state !== "prepared") throw conflict("note_settled", invoiceMessages.noteSettled);
  return { invoice, note };
}
