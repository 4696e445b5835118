import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "#domain/errors.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { invoicePayments, invoices } from "../schema/invoices.ts";
import { paymentFiles } from "../schema/payments.ts";

export type InvoicePaymentRow = typeof invoicePayments.$inferSelect;

/** @throws a violation of `invoice_payments_reference_unique` */
export async function insertInvoicePayment(tx: Tx, values: typeof invoicePayments.$inferInsert): Promise<InvoicePaymentRow> {
  const [row] = await tx.insert(invoicePayments).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** @throws not_found */
export async function getInvoicePayment(db: Db | Tx, id: string): Promise<InvoicePaymentRow> {
  const [row] = await db.select().from(invoicePayments).where(eq(invoicePayments.id, id));
  if (row === undefined) throw notFound("payment_not_found", invoiceMessages.paymentNotFound);
  return row;
}

/** The payment that has a reference and was not taken back, with its invoice; undefined when there is none. */
export async function findPaymentOfReference(
  db: Db | Tx,
  reference: string,
): Promise<(Pick<InvoicePaymentRow, "id" | "receiptNumber" | "invoiceId" | "amountPaise"> & { readonly number: string }) | undefined> {
  const { id, receiptNumber, invoiceId, amountPaise } = invoicePayments;
  const [row] = await db
    .select({ id, receiptNumber, invoiceId, amountPaise, number: invoices.number })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(
      and(sql`lower(${invoicePayments.reference}) = lower(${reference})`, ne(invoicePayments.source, "credit"), isNull(invoicePayments.reversedAt)),
    );
  return row;
}

const recorders = alias(users, "recorders");

export type NamedInvoicePayment = InvoicePaymentRow & {
  readonly recordedByName: string;
  readonly proof: {
    readonly id: string;
    readonly name: string;
    readonly mediaType: string;
    readonly sizeBytes: number;
    readonly pages: number;
  } | null;
};

/** The payments of an invoice, the first first, those that were taken back too. */
export async function selectInvoicePayments(db: Db | Tx, invoiceId: string): Promise<NamedInvoicePayment[]> {
  const { id, name, mediaType, sizeBytes, pages } = paymentFiles;
  const rows = await db
    .select({ payment: invoicePayments, recordedByName: recorders.name, proof: { id, name, mediaType, sizeBytes, pages } })
    .from(invoicePayments)
    .innerJoin(recorders, eq(recorders.id, invoicePayments.recordedBy))
    .leftJoin(paymentFiles, eq(paymentFiles.id, invoicePayments.proofFileId))
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(asc(invoicePayments.paidOn), asc(invoicePayments.id));
  return rows.map(({ payment, ...rest }) => ({ ...payment, ...rest }));
}

export async function updatePaymentReversed(
  tx: Tx,
  id: string,
  values: { readonly reversedBy: string; readonly reversedAt: Date; readonly reversalReason: string },
): Promise<void> {
  await tx.update(invoicePayments).set(values).where(eq(invoicePayments.id, id));
}

/** The money that came in, less what of it pays invoices, was transferred back or is about to be: a credit note lowers what pays its invoice. */
export async function getFirmCredit(db: Db | Tx, firmId: string): Promise<Paise> {
  const [row] = await db.execute<{ paise: string }>(sql`
    select coalesce((select sum(amount_paise) from invoice_payments
        where firm_id = ${firmId} and source <> 'credit' and reversed_at is null), 0)
      - coalesce((select sum(paid_paise) from invoices where firm_id = ${firmId} and state <> 'cancelled'), 0)
      - coalesce((select sum(amount_paise) from credit_repayments where firm_id = ${firmId} and state in ('prepared', 'confirmed')), 0) as paise`);
  return Number(row?.paise ?? 0);
}
