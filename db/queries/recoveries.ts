import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { recoveries, recoveryReceipts } from "../schema/ledger.ts";
import { firms } from "../schema/members.ts";
import { paymentLines, sanctionOrders } from "../schema/payments.ts";
import { shownInstalment } from "./payment-lines.ts";

export type RecoveryRow = typeof recoveries.$inferSelect;
export type ReceiptRow = typeof recoveryReceipts.$inferSelect;

/** A payment that may be asked back, with what is asked back of it already. */
export type PaidLine = {
  readonly lineId: string;
  readonly reimbursementId: string;
  readonly instalment: number;
  readonly firmName: string;
  readonly orderNumber: string;
  readonly amountPaise: Paise;
  readonly paidOn: string;
  readonly askedPaise: Paise;
};

/** SQL: the council asks the firm to pay money of a claim back. The statement has `reimbursements` under its own name. */
export const hasOpenRecovery = sql<boolean>`case when reimbursements.state in ('APPROVED_DGFT', 'CLOSED') then exists (
  select 1 from payment_lines l join recoveries r on r.line_id = l.id
  where l.reimbursement_id = reimbursements.id and r.confirmed_at is not null and r.declined_at is null and r.settled_at is null) else false end`;

/** What is asked back of a line, confirmed or not; declined and withdrawn demands do not count. */
const askedOf = sql<string>`(select coalesce(sum(r.amount_paise), 0) from recoveries r where r.line_id = ${paymentLines.id} and r.declined_at is null)`;

/** The paid lines of a claim, the first instalment first. */
export async function selectPaidLines(db: Db, reimbursementId: string): Promise<PaidLine[]> {
  const rows = await db
    .select({
      lineId: paymentLines.id,
      reimbursementId: paymentLines.reimbursementId,
      instalment: shownInstalment(sql`payment_lines`),
      firmName: firms.name,
      orderNumber: sanctionOrders.number,
      amountPaise: paymentLines.amountPaise,
      paidOn: paymentLines.paidOn,
      askedPaise: askedOf,
    })
    .from(paymentLines)
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .where(and(eq(paymentLines.reimbursementId, reimbursementId), eq(paymentLines.state, "paid")))
    .orderBy(asc(paymentLines.instalment));
  return rows.map(({ paidOn, askedPaise, ...row }) => ({ ...row, paidOn: paidOn ?? "", askedPaise: Number(askedPaise) }));
}

/** What is asked back of a line in all. */
export async function getAskedBack(tx: Tx, lineId: string): Promise<Paise> {
  const [row] = await tx
    .select({ paise: sql<string>`coalesce(sum(${recoveries.amountPaise}), 0)` })
    .from(recoveries)
    .where(and(eq(recoveries.lineId, lineId), isNull(recoveries.declinedAt)));
  return Number(row?.paise ?? 0);
}

/** What of the principal of a line came back. */
export async function getRecovered(tx: Tx, lineId: string): Promise<Paise> {
  const [row] = await tx
    .select({ paise: sql<string>`coalesce(sum(${recoveryReceipts.principalPaise}), 0)` })
    .from(recoveryReceipts)
    .innerJoin(recoveries, eq(recoveries.id, recoveryReceipts.recoveryId))
    .where(and(eq(recoveries.lineId, lineId), isNull(recoveryReceipts.reversedAt)));
  return Number(row?.paise ?? 0);
}

export async function insertRecovery(tx: Tx, values: typeof recoveries.$inferInsert): Promise<RecoveryRow> {
  const [row] = await tx.insert(recoveries).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** @throws not_found */
export async function getRecovery(db: Db | Tx, id: string): Promise<RecoveryRow> {
  const [row] = await db.select().from(recoveries).where(eq(recoveries.id, id));
  if (row === undefined) throw notFound("recovery_not_found", ledgerMessages.recoveryNotFound);
  return row;
}

type Withdrawal = "withdrawalReason" | "withdrawalAskedBy" | "withdrawalAskedAt" | "withdrawnBy";

export async function updateRecovery(
  tx: Tx,
  id: string,
  values: Partial<Pick<RecoveryRow, "confirmedBy" | "confirmedAt" | "declinedAt" | "dueOn" | "settledAt" | Withdrawal>>,
): Promise<void> {
  await tx.update(recoveries).set(values).where(eq(recoveries.id, id));
}

/** A receipt that counts, with the firm whose money it was. @param reference as it is stored */
export async function findCountedReceipt(tx: Tx, reference: string): Promise<(ReceiptRow & { readonly firmId: string }) | undefined> {
  const [row] = await tx
    .select({ receipt: recoveryReceipts, firmId: paymentLines.firmId })
    .from(recoveryReceipts)
    .innerJoin(recoveries, eq(recoveries.id, recoveryReceipts.recoveryId))
    .innerJoin(paymentLines, eq(paymentLines.id, recoveries.lineId))
    .where(and(eq(recoveryReceipts.reference, reference), isNull(recoveryReceipts.reversedAt)));
  return row && { ...row.receipt, firmId: row.firmId };
}

/** @throws a violation of `recovery_receipts_reference_unique` */
export async function insertReceipt(tx: Tx, values: typeof recoveryReceipts.$inferInsert): Promise<ReceiptRow> {
  const [row] = await tx.insert(recoveryReceipts).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** A receipt and who reversed it. */
export type NamedReceipt = ReceiptRow & { readonly reversedByName: string | null };

/** The receipts of some recoveries, reversed ones too, the first day first. */
export async function selectReceipts(db: Db | Tx, recoveryIds: readonly string[]): Promise<NamedReceipt[]> {
  if (recoveryIds.length === 0) return [];
  const rows = await db
    .select({ receipt: recoveryReceipts, reversedByName: users.name })
    .from(recoveryReceipts)
    .leftJoin(users, eq(users.id, recoveryReceipts.reversedBy))
    .where(inArray(recoveryReceipts.recoveryId, [...recoveryIds]))
    .orderBy(asc(recoveryReceipts.receivedOn), asc(recoveryReceipts.id));
  return rows.map(({ receipt, reversedByName }) => ({ ...receipt, reversedByName }));
}

/** @throws not_found */
export async function getReceipt(tx: Tx, id: string): Promise<ReceiptRow> {
  const [row] = await tx.select().from(recoveryReceipts).where(eq(recoveryReceipts.id, id));
  if (row === undefined) throw notFound("receipt_not_found", ledgerMessages.receiptNotFound);
  return row;
}

export async function updateReceiptReversed(
  tx: Tx,
  id: string,
  values: { readonly reversedBy: string; readonly reversedAt: Date; readonly reversalReason: string },
): Promise<void> {
  await tx.update(recoveryReceipts).set(values).where(eq(recoveryReceipts.id, id));
}
