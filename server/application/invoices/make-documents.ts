import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { getCreditNote } from "#db/queries/credit-notes.ts";
import { getInvoicePayment } from "#db/queries/invoice-payments.ts";
import { getInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import type { AppContext } from "../../context.ts";
import { cachedDocument } from "../../infra/page-cache.ts";
import type { Statement } from "../../infra/sandbox-protocol.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { authorize } from "../authorize.ts";
import { creditNoteStatement, invoiceStatement, receiptStatement } from "./invoice-statement.ts";
import type { InvoiceId } from "./invoice-view.ts";

/** A PDF that is ready to be sent: where it lies, and the name of its download. */
export type MadeDocument = { readonly path: string; readonly name: string };

/** The tax invoice as a PDF. A member gets those of the own firm, the office all. @throws not_found; unavailable */
export async function makeInvoicePdf(ctx: AppContext, { invoiceId }: InvoiceId): Promise<MadeDocument> {
  const row = await getReadable(ctx, invoiceId);
  return make(ctx, row, row.number, invoiceStatement(row, ctx.config.publicUrl));
}

export const ReceiptId = z.object({ paymentId: z.uuid() });
export type ReceiptId = z.output<typeof ReceiptId>;

/** The receipt of a payment as a PDF; of one that was taken back there is none. @throws not_found; unavailable */
export async function makeReceiptPdf(ctx: AppContext, { paymentId }: ReceiptId): Promise<MadeDocument> {
  const firmId = firmOf(ctx);
  const payment = await getInvoicePayment(ctx.db, paymentId);
  if (payment.reversedAt !== null || (firmId !== undefined && firmId !== payment.firmId))
    throw notFound("payment_not_found", invoiceMessages.paymentNotFound);
  const row = await getInvoice(ctx.db, payment.invoiceId);
  return make(ctx, row, payment.receiptNumber, receiptStatement(row, payment, ctx.config.publicUrl));
}

export const CreditNotePdfId = z.object({ creditNoteId: z.uuid() });
export type CreditNotePdfId = z.output<typeof CreditNotePdfId>;

/** An issued credit note as a PDF. @throws not_found; unavailable */
export async function makeCreditNotePdf(ctx: AppContext, { creditNoteId }: CreditNotePdfId): Promise<MadeDocument> {
  const firmId = firmOf(ctx);
  const note = await getCreditNote(ctx.db, creditNoteId);
  const row = await getInvoice(ctx.db, note.invoiceId);
  if (note.number === null || (firmId !== undefined && firmId !== row.firmId)) throw notFound("credit_note_not_found", invoiceMessages.noteNotFound);
  return make(ctx, row, note.number, creditNoteStatement(row, note, ctx.config.publicUrl));
}

const getReadable = (ctx: AppContext, invoiceId: string): Promise<InvoiceRow> => getInvoice(ctx.db, invoiceId, firmOf(ctx));

/** A member sees the own firm, the office every one. */
function firmOf({ actor }: AppContext): string | undefined {
  const reader = authorize(actor, "invoices.readDocuments");
  if (reader.role === "MEMBER") return reader.firmId;
  authorize(actor, "invoices.list");
  return undefined;
}

/**
 * Drawn by a child process, and again only when something in it changed. The audit trail records what the office downloads.
 * @source security.md row 40
 */
async function make(ctx: AppContext, { id, firmId }: InvoiceRow, number: string, statement: Statement): Promise<MadeDocument> {
  const version = createHash("sha256").update(JSON.stringify(statement)).digest("hex").slice(0, 32);
  const name = `${number.replaceAll("/", "-")}.pdf`;
  const path = await cachedDocument(ctx.config.dataDir, `invoice-${version}`, async (outPath) =>
    writeFile(outPath, await ctx.sandbox.drawStatement(statement), { mode: 0o600 }),
  );
  if (ctx.actor.kind === "user" && ctx.actor.role !== "MEMBER")
    await recordRepeated(ctx, { event: "export.file", subject: { kind: "invoice", id }, detail: { firmId, number } });
  return { path, name };
}
