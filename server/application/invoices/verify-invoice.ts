import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { rateLimited } from "#domain/errors.ts";
import type { InvoiceState } from "#domain/invoices/invoice-states.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import { selectCreditNotes } from "#db/queries/credit-notes.ts";
import { findInvoiceByVerification } from "#db/queries/invoice-list.ts";
import { selectInvoicePayments } from "#db/queries/invoice-payments.ts";
import type { AppContext } from "../../context.ts";
import { consumeAttempt, consumeRateLimit } from "../accounts/rate-limits.ts";
import { authorizeAnyone } from "../authorize.ts";
import { amountsOfNote } from "./note-amounts.ts";

export const VerifyInvoiceInput = z.object({ id: z.string().max(200) });
export type VerifyInvoiceInput = z.output<typeof VerifyInvoiceInput>;

/** A receipt or a credit note; its date is that of the payment or of the issue. */
export type VerifiedDocument = { readonly number: string; readonly amountPaise: Paise; readonly date: string };

/** What the public may compare with the invoice, the receipt or the credit note in its hand; nothing more. */
export type VerifiedInvoice = {
  readonly invoice:
    | {
        readonly number: string;
        readonly firmName: string;
        readonly issuedOn: string;
        readonly financialYear: string;
        readonly totalPaise: Paise;
        readonly state: InvoiceState;
        readonly isDemonstration: boolean;
        /** Of payments that were not taken back. */
        readonly receipts: readonly VerifiedDocument[];
        readonly creditNotes: readonly VerifiedDocument[];
      }
    | undefined;
  readonly askedAt: Date;
};

/**
 * What the council knows of the invoice with this public id, which is part of the QR code of its PDF and of those of its receipts and credit
 * notes. An unknown id is no invoice, and no error.
 * @throws rate_limited (too many from one address)
 */
export async function verifyInvoice(ctx: AppContext, { id }: VerifyInvoiceInput): Promise<VerifiedInvoice> {
  authorizeAnyone(ctx.actor, "invoices.verify");
  const tries = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.verificationsOfAddress)]);
  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyVerifications, tries.waitSeconds);
  const row = z.uuid().safeParse(id).success ? await findInvoiceByVerification(ctx.db, id) : undefined;
  if (row === undefined) return { invoice: undefined, askedAt: ctx.now() };
  const { number, firmName, issuedOn, financialYear, totalPaise, state, isDemonstration } = row;
  const [payments, notes] = await Promise.all([selectInvoicePayments(ctx.db, row.id), selectCreditNotes(ctx.db, row.id)]);
  const receipts = payments
    .filter(({ reversedAt }) => reversedAt === null)
    .map(({ receiptNumber, amountPaise, paidOn }) => ({ number: receiptNumber, amountPaise, date: paidOn }));
  const creditNotes = notes.flatMap((note) =>
    note.number === null || note.issuedOn === null
      ? []
      : [{ number: note.number, amountPaise: amountsOfNote(row, note).totalPaise, date: note.issuedOn }],
  );
  return { invoice: { number, firmName, issuedOn, financialYear, totalPaise, state, isDemonstration, receipts, creditNotes }, askedAt: ctx.now() };
}
