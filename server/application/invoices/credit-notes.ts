import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { conflict } from "#domain/errors.ts";
import { postingsOfCreditNote } from "#domain/invoices/invoice-ledger.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
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
import { todayOf } from "../payments/ledger/ledger-input.ts";
import { takeBackMembership } from "./membership-end.ts";
import type { Recorded } from "./record-payment.ts";
import { notifyOfInvoices } from "./notify-of-invoices.ts";

export const PrepareCreditNoteInput = z.object({ invoiceId: z.uuid(), reason: plainText("Reason", 500) });
export type PrepareCreditNoteInput = z.input<typeof PrepareCreditNoteInput>;

/**
 * Prepares the credit note that cancels a whole invoice. Nothing changes until another user issues it.
 * @throws not_found; conflict (`invoice_cancelled`, `note_exists`)
 * @source CGST Act 2017, section 34; money.md "two people"
 */
export async function prepareCreditNote(ctx: AppContext, input: PrepareCreditNoteInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  const { invoiceId, reason } = PrepareCreditNoteInput.parse(input);
  return transact(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice.state === "cancelled") throw conflict("invoice_cancelled", invoiceMessages.isCancelled(invoice.number));
    const { id } = await insertCreditNote(tx, { invoiceId, reason, preparedBy: actor.userId, preparedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "creditNote.prepare", subject: { kind: "invoice", id: invoiceId }, detail: { creditNoteId: id } });
    return { message: invoiceMessages.notePrepared };
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === "credit_notes_one_for_invoice" ? conflict("note_exists", invoiceMessages.noteOpen) : error;
  });
}

export const CreditNoteId = z.object({ creditNoteId: z.uuid() });
export type CreditNoteId = z.output<typeof CreditNoteId>;

/**
 * Issues a credit note that another user prepared: the invoice is cancelled, its income and tax are taken back in the ledger, what was paid
 * of it is credit of the firm, and a membership that it extended ends as before.
 * @throws not_found; conflict (`note_settled`, `two_people`); forbidden (`password_not_fresh`)
 */
export async function issueCreditNote(ctx: AppContext, { creditNoteId }: CreditNoteId): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.approve");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const { invoice, note } = await lockWaiting(tx, creditNoteId);
    if (!isSecondPerson(await selectInvitations(tx), note.preparedBy, actor.userId)) throw conflict("two_people", invoiceMessages.noteOnePerson);
    const issuedOn = todayOf(ctx);
    const number = await lockNextNumber(tx, "credit_note", issuedOn);
    const settled = { settledBy: actor.userId, settledAt: ctx.now() };
    await updateCreditNote(tx, note.id, { state: "issued", number, issuedOn, creditPaise: invoice.paidPaise, ...settled });
    await updateInvoice(tx, invoice.id, { state: "cancelled" });
    await takeBackMembership(tx, invoice);
    await insertInvoiceBookings(tx, [
      {
        kind: "credit_note",
        key: `credit_note ${note.id}`,
        occurredOn: issuedOn,
        postings: postingsOfCreditNote(invoice, invoice.paidPaise),
        reference: number,
        postedBy: actor.userId,
        postedAt: ctx.now(),
      },
    ]);
    await notifyOfInvoices(tx, { kind: "credit_note_issued", at: ctx.now() }, [invoice]);
    await recordAudit(tx, ctx, { event: "creditNote.issue", subject: { kind: "invoice", id: invoice.id }, detail: { number } });
    return { message: invoiceMessages.noteIssued(number) };
  });
}

/** Drops a prepared credit note; the invoice stays. @throws not_found; conflict (`note_settled`) */
export async function declineCreditNote(ctx: AppContext, { creditNoteId }: CreditNoteId): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.approve");
  return transact(ctx, async (tx) => {
    const { invoice, note } = await lockWaiting(tx, creditNoteId);
    await updateCreditNote(tx, note.id, { state: "declined", settledBy: actor.userId, settledAt: ctx.now() });
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
