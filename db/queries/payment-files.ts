import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { listMediaTypes } from "#domain/payments/file-kinds.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { fairFeeProofs } from "../schema/fairs.ts";
import { bankAccounts, paymentFiles, sanctionOrders } from "../schema/payments.ts";

type StoredRow = typeof paymentFiles.$inferSelect;
/** A file whose bytes are there. */
export type PaymentFileRow = Omit<StoredRow, "storageKey"> & { readonly storageKey: string };

export async function insertPaymentFile(tx: Tx, values: typeof paymentFiles.$inferInsert & { readonly storageKey: string }): Promise<PaymentFileRow> {
  const [row] = await tx.insert(paymentFiles).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return { ...row, storageKey: values.storageKey };
}

/** A file whose bytes are there; undefined when it is unknown or erased. */
export async function findPaymentFile(db: Db | Tx, id: string): Promise<PaymentFileRow | undefined> {
  const [row] = await db.select().from(paymentFiles).where(eq(paymentFiles.id, id));
  return row === undefined || row.storageKey === null ? undefined : { ...row, storageKey: row.storageKey };
}

/** @throws not_found (unknown, or erased) */
export async function getPaymentFile(db: Db | Tx, id: string): Promise<PaymentFileRow> {
  const row = await findPaymentFile(db, id);
  if (row === undefined) throw notFound("payment_file_not_found", paymentMessages.fileNotFound);
  return row;
}

/** Whether a bank account, a pre-receipt or the proof of a payment has the file already. */
export async function isFileOfDocument(tx: Tx, fileId: string): Promise<boolean> {
  const [row] = await tx.execute<{ is_used: boolean }>(sql`
    select exists (select from bank_accounts where cheque_file_id = ${fileId}) or exists (select from pre_receipts where file_id = ${fileId})
      or exists (select from invoice_proofs where file_id = ${fileId}) or exists (select from fair_fee_proofs where file_id = ${fileId}) as is_used`);
  return row?.is_used ?? false;
}

/** The bank account whose cheque the file is. */
export async function findAccountOfCheque(db: Db, fileId: string): Promise<{ readonly id: string; readonly firmId: string } | undefined> {
  const [row] = await db.select({ id: bankAccounts.id, firmId: bankAccounts.firmId }).from(bankAccounts).where(eq(bankAccounts.chequeFileId, fileId));
  return row;
}

/** Whether the file proves the fee of a fair. */
export const isFileOfFair = async (db: Db, fileId: string): Promise<boolean> =>
  (await db.$count(fairFeeProofs, eq(fairFeeProofs.fileId, fileId))) > 0;

/** Whether a sanction order has the file. */
export const isFileOfOrder = async (db: Db, fileId: string): Promise<boolean> =>
  (await db.$count(sanctionOrders, eq(sanctionOrders.fileId, fileId))) > 0;

/** Whether an invoice has the file: as the proof of a payment or of a repayment, or as a statement of the bank. */
export async function isFileOfInvoice(db: Db, fileId: string): Promise<boolean> {
  const [row] = await db.execute<{ is_used: boolean }>(sql`
    select exists (select from invoice_payments where proof_file_id = ${fileId}) or exists (select from invoice_proofs where file_id = ${fileId})
      or exists (select from invoice_bank_files where file_id = ${fileId}) or exists (select from credit_repayments where proof_file_id = ${fileId})
      as is_used`);
  return row?.is_used ?? false;
}

/** Every column that names a file, but for the PDF of a correction, which is no list. */
const namingColumns = [
  ["bank_accounts", "cheque_file_id"],
  ["bank_replies", "file_id"],
  ["batch_lines", "proof_file_id"],
  ["credit_repayments", "proof_file_id"],
  ["fair_fee_proofs", "file_id"],
  ["invoice_bank_files", "file_id"],
  ["invoice_payments", "proof_file_id"],
  ["invoice_proofs", "file_id"],
  ["ledger_transactions", "file_id"],
  ["payment_batches", "file_id"],
  ["pre_receipts", "file_id"],
  ["sanction_orders", "file_id"],
] as const;

/**
 * Deletes files of firms, and lists of the bank that the council uploaded, that nothing named within this time. PDFs and images of the council
 * stay: a proof that a later one replaced is evidence, and nothing names it. The bytes have no row then, and go with the next sweep.
 */
export async function deleteUnnamedFiles(db: Db, uploadedBefore: Date): Promise<number> {
  const { id, firmId, uploadedBy, uploadedAt, mediaType } = paymentFiles;
  const isListOfCouncil = and(isNull(firmId), isNotNull(uploadedBy), inArray(mediaType, Object.values(listMediaTypes)));
  const gone = await db
    .delete(paymentFiles)
    .where(
      and(
        or(isNotNull(firmId), isListOfCouncil),
        sql`${uploadedAt} < ${uploadedBefore.toISOString()}::timestamptz`,
        ...namingColumns.map(([table, column]) => sql`not exists (select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id})`),
      ),
    )
    .returning({ id });
  return gone.length;
}

/** What a viewer needs of files, by id; an erased one is absent. */
export async function selectPaymentFiles(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<PaymentFileRow, "id" | "name" | "mediaType" | "sizeBytes" | "pages">>> {
  const { id, name, mediaType, sizeBytes, pages } = paymentFiles;
  const rows = await db
    .select({ id, name, mediaType, sizeBytes, pages })
    .from(paymentFiles)
    .where(and(inArray(id, [...ids]), isNotNull(paymentFiles.storageKey)));
  return new Map(rows.map((row) => [row.id, row]));
}
