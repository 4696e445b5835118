import { and, asc, desc, eq } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { maxListedWaiting } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { invoiceProofs, invoices } from "../schema/invoices.ts";
import { paymentFiles } from "../schema/payments.ts";

export type InvoiceProofRow = typeof invoiceProofs.$inferSelect;

/** @throws a violation of `invoice_proofs_file_unique` */
export async function insertInvoiceProof(tx: Tx, values: typeof invoiceProofs.$inferInsert): Promise<void> {
  await tx.insert(invoiceProofs).values(values);
}

/** @throws not_found */
export async function getInvoiceProof(db: Db | Tx, id: string): Promise<InvoiceProofRow> {
  const [row] = await db.select().from(invoiceProofs).where(eq(invoiceProofs.id, id));
  if (row === undefined) throw notFound("proof_not_found", invoiceMessages.proofNotFound);
  return row;
}

type GivenProof = Pick<InvoiceProofRow, "invoiceId" | "fileId" | "amountPaise" | "paidOn" | "reference">;

/** The proof that waits with this file and the same entries. A file belongs to one proof. */
export async function findEqualProof(
  tx: Tx,
  { invoiceId, fileId, amountPaise, paidOn, reference }: GivenProof,
): Promise<InvoiceProofRow | undefined> {
  const isEqual = [
    eq(invoiceProofs.invoiceId, invoiceId),
    eq(invoiceProofs.fileId, fileId),
    eq(invoiceProofs.amountPaise, amountPaise),
    eq(invoiceProofs.paidOn, paidOn),
    eq(invoiceProofs.reference, reference),
  ];
  const [row] = await tx
    .select()
    .from(invoiceProofs)
    .where(and(...isEqual, eq(invoiceProofs.state, "given")));
  return row;
}

export type ProofWithFile = InvoiceProofRow & {
  readonly file: { readonly id: string; readonly name: string; readonly mediaType: string; readonly sizeBytes: number; readonly pages: number };
};

/** The proofs of an invoice, the newest first. */
export async function selectInvoiceProofs(db: Db | Tx, invoiceId: string): Promise<ProofWithFile[]> {
  const { id, name, mediaType, sizeBytes, pages } = paymentFiles;
  const rows = await db
    .select({ proof: invoiceProofs, file: { id, name, mediaType, sizeBytes, pages } })
    .from(invoiceProofs)
    .innerJoin(paymentFiles, eq(paymentFiles.id, invoiceProofs.fileId))
    .where(eq(invoiceProofs.invoiceId, invoiceId))
    .orderBy(desc(invoiceProofs.givenAt), desc(invoiceProofs.id));
  return rows.map(({ proof, file }) => ({ ...proof, file }));
}

/** The proofs that wait for the office, the oldest first, at most `maxListedWaiting`. */
export const selectWaitingProofs = (
  db: Db,
): Promise<{ id: string; invoiceId: string; number: string; firmName: string; amountPaise: number; givenAt: Date }[]> =>
  db
    .select({
      id: invoiceProofs.id,
      invoiceId: invoices.id,
      number: invoices.number,
      firmName: invoices.firmName,
      amountPaise: invoiceProofs.amountPaise,
      givenAt: invoiceProofs.givenAt,
    })
    .from(invoiceProofs)
    .innerJoin(invoices, eq(invoices.id, invoiceProofs.invoiceId))
    .where(eq(invoiceProofs.state, "given"))
    .orderBy(asc(invoiceProofs.givenAt), asc(invoiceProofs.id))
    .limit(maxListedWaiting);

export const countWaitingProofs = (tx: Tx, invoiceId: string): Promise<number> =>
  tx.$count(invoiceProofs, and(eq(invoiceProofs.invoiceId, invoiceId), eq(invoiceProofs.state, "given")));

/** Proofs of a payment that was taken back wait for the office again. */
export async function updateProofsOfPayment(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .update(invoiceProofs)
    .set({ state: "given", checkedBy: null, checkedAt: null, paymentId: null })
    .where(eq(invoiceProofs.paymentId, paymentId));
}

export async function updateInvoiceProof(
  tx: Tx,
  id: string,
  values: Partial<Pick<InvoiceProofRow, "state" | "remark" | "checkedBy" | "checkedAt" | "paymentId">>,
): Promise<void> {
  await tx.update(invoiceProofs).set(values).where(eq(invoiceProofs.id, id));
}
