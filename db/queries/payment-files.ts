import { eq } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { paymentFiles } from "../schema/payments.ts";

export type PaymentFileRow = typeof paymentFiles.$inferSelect;

export async function insertPaymentFile(tx: Tx, values: typeof paymentFiles.$inferInsert): Promise<PaymentFileRow> {
  const [row] = await tx.insert(paymentFiles).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** @throws not_found */
export async function getPaymentFile(db: Db | Tx, id: string): Promise<PaymentFileRow> {
  const [row] = await db.select().from(paymentFiles).where(eq(paymentFiles.id, id));
  if (row === undefined) throw notFound("payment_file_not_found", paymentMessages.fileNotFound);
  return row;
}
