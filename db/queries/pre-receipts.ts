import { and, desc, eq, ne, sql } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { firms } from "../schema/members.ts";
import { paymentLines, preReceipts, sanctionOrders } from "../schema/payments.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { shownInstalment, type PaymentLineRow } from "./payment-lines.ts";

export type PreReceiptRow = typeof preReceipts.$inferSelect;

/** The newest pre-receipt of a line, the one that counts. */
export async function findNewestPreReceipt(db: Db | Tx, lineId: string): Promise<PreReceiptRow | undefined> {
  const [row] = await db
    .select()
    .from(preReceipts)
    .where(eq(preReceipts.lineId, lineId))
    .orderBy(desc(preReceipts.givenAt), desc(preReceipts.id))
    .limit(1);
  return row;
}

/** The claim of a firm whose signed pre-receipt waits for the council, the newest; undefined when none waits. */
export async function findClaimToCheck(tx: Tx, firmId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ reimbursementId: paymentLines.reimbursementId })
    .from(preReceipts)
    .innerJoin(paymentLines, eq(paymentLines.id, preReceipts.lineId))
    .where(and(eq(paymentLines.firmId, firmId), eq(preReceipts.state, "given"), ne(paymentLines.state, "cancelled")))
    .orderBy(desc(preReceipts.givenAt), desc(preReceipts.id))
    .limit(1);
  return row?.reimbursementId;
}

/** @throws not_found */
export async function getPreReceipt(db: Db | Tx, id: string): Promise<PreReceiptRow> {
  const [row] = await db.select().from(preReceipts).where(eq(preReceipts.id, id));
  if (row === undefined) throw notFound("pre_receipt_not_found", documentMessages.preReceiptNotFound);
  return row;
}

export async function insertPreReceipt(tx: Tx, values: typeof preReceipts.$inferInsert): Promise<PreReceiptRow> {
  const [row] = await tx.insert(preReceipts).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Settles a pre-receipt that still waits. @returns false, with nothing changed, when a correction of its order settled it first */
export async function updateGivenPreReceipt(tx: Tx, id: string, values: Partial<typeof preReceipts.$inferInsert>): Promise<boolean> {
  const rows = await tx
    .update(preReceipts)
    .set(values)
    .where(and(eq(preReceipts.id, id), eq(preReceipts.state, "given")))
    .returning({ id: preReceipts.id });
  return rows.length > 0;
}

/** A payment line with what a pre-receipt says about it. */
export type ReceiptLine = {
  readonly line: PaymentLineRow;
  readonly orderNumber: string;
  /** YYYY-MM-DD. */
  readonly orderedOn: string;
  readonly payer: (typeof sanctionOrders.$inferSelect)["payer"];
  readonly scheme: SchemeKind;
  readonly firm: typeof firms.$inferSelect;
  /** Its place among the lines of the same claim that are not cancelled, and their number. */
  readonly instalment: number;
  readonly instalments: number;
};

/** @param firmId the firm that may see it; undefined for the council. @throws not_found (unknown, cancelled, or of another firm) */
export async function getReceiptLine(db: Db | Tx, lineId: string, firmId: string | undefined): Promise<ReceiptLine> {
  const [row] = await db
    .select({
      line: paymentLines,
      orderNumber: sanctionOrders.number,
      orderedOn: sanctionOrders.orderedOn,
      payer: sanctionOrders.payer,
      scheme: reimbursements.scheme,
      firm: firms,
      instalment: shownInstalment(sql`payment_lines`),
      instalments: sql<number>`(select count(*)::int from payment_lines other
        where other.reimbursement_id = ${paymentLines.reimbursementId} and other.state <> 'cancelled')`,
    })
    .from(paymentLines)
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .where(
      and(eq(paymentLines.id, lineId), sql`${paymentLines.state} <> 'cancelled'`, firmId === undefined ? undefined : eq(paymentLines.firmId, firmId)),
    );
  if (row === undefined) throw notFound("payment_not_found", documentMessages.lineNotFound);
  return row;
}
