import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { rateLimited } from "#domain/errors.ts";
import type { InvoiceState } from "#domain/invoices/invoice-states.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import { findInvoiceByVerification } from "#db/queries/invoice-list.ts";
import type { AppContext } from "../../context.ts";
import { consumeAttempt, consumeRateLimit } from "../accounts/rate-limits.ts";
import { authorizeAnyone } from "../authorize.ts";

export const VerifyInvoiceInput = z.object({ id: z.string().max(200) });
export type VerifyInvoiceInput = z.output<typeof VerifyInvoiceInput>;

/** What the public may compare with the invoice in its hand; nothing more. */
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
      }
    | undefined;
  readonly askedAt: Date;
};

/**
 * What the council knows of the invoice with this public id, which is part of the QR code of its PDF. An unknown id is no invoice, and no error.
 * @throws rate_limited (too many from one address)
 */
export async function verifyInvoice(ctx: AppContext, { id }: VerifyInvoiceInput): Promise<VerifiedInvoice> {
  authorizeAnyone(ctx.actor, "invoices.verify");
  const tries = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.verificationsOfAddress)]);
  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyVerifications, tries.waitSeconds);
  const row = z.uuid().safeParse(id).success ? await findInvoiceByVerification(ctx.db, id) : undefined;
  if (row === undefined) return { invoice: undefined, askedAt: ctx.now() };
  const { number, firmName, issuedOn, financialYear, totalPaise, state, isDemonstration } = row;
  return { invoice: { number, firmName, issuedOn, financialYear, totalPaise, state, isDemonstration }, askedAt: ctx.now() };
}
