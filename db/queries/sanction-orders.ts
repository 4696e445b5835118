import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "#domain/errors.ts";
import { orderMessages } from "#domain/payments/order-messages.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";
import { paymentFiles, paymentLines, preReceipts, sanctionOrderChanges, sanctionOrders } from "../schema/payments.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { likePattern } from "./like-pattern.ts";
import { countsForDecision, shownInstalment, withoutOldPayment } from "./payment-lines.ts";

export type SanctionOrderRow = typeof sanctionOrders.$inferSelect;
export type OrderChangeRow = typeof sanctionOrderChanges.$inferSelect;

/** A claim to which an order may give money, with what the lines that count for its decision give already. */
export type CoveredClaim = Pick<
  typeof reimbursements.$inferSelect,
  "id" | "scheme" | "firmId" | "state" | "sanctionedPaise" | "decidedAt" | "submittedAt" | "rulesUntil"
> & { readonly firmName: string; readonly coveredPaise: Paise; readonly lastInstalment: number };

/** Locks claims in the order of their ids; one that is unknown is absent. */
export async function lockClaimsForOrder(tx: Tx, ids: readonly string[]): Promise<CoveredClaim[]> {
  if (ids.length === 0) return [];
  const { id, scheme, firmId, state, sanctionedPaise, decidedAt, submittedAt, rulesUntil } = reimbursements;
  const rows = await tx
    .select({ id, scheme, firmId, state, sanctionedPaise, decidedAt, submittedAt, rulesUntil, firmName: firms.name })
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(inArray(id, [...new Set(ids)]))
    .orderBy(asc(id))
    .for("update", { of: reimbursements });
  // Read after the locks: another order may have been committed while this one waited for them.
  const covered = await tx
    .select({
      id: paymentLines.reimbursementId,
      paise: sql<string>`coalesce(sum(${paymentLines.amountPaise}) filter (where ${countsForDecision(sql`payment_lines`)}), 0)`,
      last: sql<number>`max(${paymentLines.instalment})`,
    })
    .from(paymentLines)
    .where(inArray(paymentLines.reimbursementId, [...new Set(ids)]))
    .groupBy(paymentLines.reimbursementId);
  const of = new Map(covered.map((one) => [one.id, one]));
  return rows.map((row) => ({ ...row, coveredPaise: Number(of.get(row.id)?.paise ?? 0), lastInstalment: of.get(row.id)?.last ?? 0 }));
}

/** @throws a violation of `sanction_orders_number_unique` */
export async function insertSanctionOrder(tx: Tx, values: typeof sanctionOrders.$inferInsert): Promise<SanctionOrderRow> {
  const [row] = await tx.insert(sanctionOrders).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Locks an order. @throws not_found */
export async function lockSanctionOrder(tx: Tx, id: string): Promise<SanctionOrderRow> {
  const [row] = await tx.select().from(sanctionOrders).where(eq(sanctionOrders.id, id)).for("update");
  if (row === undefined) throw notFound("order_not_found", orderMessages.orderNotFound);
  return row;
}

/** Changes an order that the caller has locked; its version counts on. @throws a violation of `sanction_orders_number_unique` */
export async function updateSanctionOrder(
  tx: Tx,
  id: string,
  values: Partial<Pick<SanctionOrderRow, "number" | "orderedOn" | "budgetHead" | "fileId">>,
): Promise<void> {
  await tx
    .update(sanctionOrders)
    .set({ ...values, version: sql`${sanctionOrders.version} + 1` })
    .where(eq(sanctionOrders.id, id));
}

/** The order that has this number on this day, and whether it has a payment that is not cancelled; upper and lower case are alike. */
export async function findSameNumber(
  tx: Tx,
  { number, orderedOn }: Pick<SanctionOrderRow, "number" | "orderedOn">,
): Promise<{ readonly id: string; readonly hasPayments: boolean } | undefined> {
  const [row] = await tx
    .select({
      id: sanctionOrders.id,
      hasPayments: sql<boolean>`exists (select from payment_lines l where l.order_id = sanction_orders.id and l.state <> 'cancelled')`,
    })
    .from(sanctionOrders)
    .where(and(sql`lower(${sanctionOrders.number}) = lower(${number})`, eq(sanctionOrders.orderedOn, orderedOn)));
  return row;
}

export async function insertOrderChange(tx: Tx, values: typeof sanctionOrderChanges.$inferInsert): Promise<OrderChangeRow | undefined> {
  const [row] = await tx
    .insert(sanctionOrderChanges)
    .values(values)
    .onConflictDoNothing({ target: sanctionOrderChanges.orderId, where: sql`state = 'waiting'` })
    .returning();
  return row;
}

/** The order of a correction, for a lock in the order that all others take. @throws not_found */
export async function getOrderOfChange(tx: Tx, changeId: string): Promise<string> {
  const [row] = await tx.select({ orderId: sanctionOrderChanges.orderId }).from(sanctionOrderChanges).where(eq(sanctionOrderChanges.id, changeId));
  if (row === undefined) throw notFound("change_not_found", orderMessages.changeNotFound);
  return row.orderId;
}

/** Locks a correction; the caller has locked its order. */
export async function lockOrderChange(tx: Tx, changeId: string): Promise<OrderChangeRow> {
  const [row] = await tx.select().from(sanctionOrderChanges).where(eq(sanctionOrderChanges.id, changeId)).for("update");
  if (row === undefined) throw notFound("change_not_found", orderMessages.changeNotFound);
  return row;
}

export async function updateOrderChange(
  tx: Tx,
  id: string,
  values: Pick<typeof sanctionOrderChanges.$inferInsert, "state" | "settledBy" | "settledAt">,
): Promise<void> {
  await tx.update(sanctionOrderChanges).set(values).where(eq(sanctionOrderChanges.id, id));
}

const requesters = alias(users, "requesters");
const settlers = alias(users, "settlers");

export type NamedOrderChange = OrderChangeRow & { readonly requestedByName: string; readonly settledByName: string | null };

/** The corrections of an order, the last first. */
export async function selectOrderChanges(db: Db | Tx, orderId: string): Promise<NamedOrderChange[]> {
  const rows = await db
    .select({ row: sanctionOrderChanges, requestedByName: requesters.name, settledByName: settlers.name })
    .from(sanctionOrderChanges)
    .innerJoin(requesters, eq(requesters.id, sanctionOrderChanges.requestedBy))
    .leftJoin(settlers, eq(settlers.id, sanctionOrderChanges.settledBy))
    .where(eq(sanctionOrderChanges.orderId, orderId))
    .orderBy(desc(sanctionOrderChanges.requestedAt), desc(sanctionOrderChanges.id));
  return rows.map(({ row, ...names }) => ({ ...row, ...names }));
}

/** The lines of an order, those that were cancelled too, by claim. */
export async function selectOrderLines(db: Db | Tx, orderId: string) {
  const { scheme, rulesUntil, submittedAt, decidedAt } = reimbursements;
  const rows = await db
    .select({
      line: paymentLines,
      instalment: shownInstalment(sql`payment_lines`),
      scheme,
      rulesUntil,
      submittedAt,
      decidedAt,
      firmName: firms.name,
    })
    .from(paymentLines)
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .where(eq(paymentLines.orderId, orderId))
    .orderBy(asc(paymentLines.reimbursementId), asc(paymentLines.instalment));
  return rows.map((row) => ({ ...row, line: withoutOldPayment(row.line) }));
}
export type OrderLine = Awaited<ReturnType<typeof selectOrderLines>>[number];

/** An order with the names around it. @throws not_found */
export async function getSanctionOrder(db: Db | Tx, id: string) {
  const [found] = await db
    .select({ row: sanctionOrders, recordedByName: users.name, file: paymentFiles })
    .from(sanctionOrders)
    .innerJoin(users, eq(users.id, sanctionOrders.recordedBy))
    .innerJoin(paymentFiles, eq(paymentFiles.id, sanctionOrders.fileId))
    .where(eq(sanctionOrders.id, id));
  if (found === undefined) throw notFound("order_not_found", orderMessages.orderNotFound);
  return found;
}

type ClaimChoice = {
  readonly id: string;
  readonly scheme: CoveredClaim["scheme"];
  readonly firmName: string;
  readonly sanctionedPaise: Paise;
  readonly coveredPaise: Paise;
  readonly decidedAt: string;
  readonly submittedAt: string | null;
  readonly rulesUntil: number | null;
};

/** Approved claims (`r`) of which something is not covered by an order yet. */
export const uncovered = sql`r.state = 'APPROVED_DGFT' and r.sanctioned_paise > r.ordered_paise`;

/** A page of the claims that an order can take, those approved first first; found by firm or by number. */
export async function selectUncoveredClaims(
  db: Db,
  {
    search,
    scheme,
    offset,
    limit,
  }: { readonly search: string; readonly scheme: CoveredClaim["scheme"] | undefined; readonly offset: number; readonly limit: number },
): Promise<{ rows: ClaimChoice[]; count: number }> {
  const pattern = likePattern(search);
  const where = sql`${uncovered}
    and ${scheme === undefined ? sql`true` : sql`r.scheme = ${scheme}`}
    and ${search === "" ? sql`true` : sql`(f.name ilike ${pattern} or r.id ilike ${pattern})`}`;
  const from = sql`from reimbursements r join firms f on f.id = r.firm_id where ${where}`;
  const [rows, counts] = await Promise.all([
    db.execute<Omit<ClaimChoice, "sanctionedPaise" | "coveredPaise"> & { readonly sanctionedPaise: string; readonly coveredPaise: string }>(sql`
      select r.id, r.scheme, f.name as "firmName", r.sanctioned_paise::text as "sanctionedPaise", r.decided_at as "decidedAt",
        r.submitted_at as "submittedAt", r.rules_until as "rulesUntil", r.ordered_paise::text as "coveredPaise"
      ${from} order by r.decided_at, r.id offset ${offset} limit ${limit}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count ${from}`),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, sanctionedPaise: Number(row.sanctionedPaise), coveredPaise: Number(row.coveredPaise) })),
    count: counts[0]?.count ?? 0,
  };
}

/** Refuses the pre-receipts of corrected lines: they name the amount, the number or the date of before. */
export async function updatePreReceiptsRefused(
  tx: Tx,
  lineIds: readonly string[],
  { remark, checkedBy, checkedAt }: { readonly remark: string; readonly checkedBy: string; readonly checkedAt: Date },
): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .update(preReceipts)
    .set({ state: "refused", remark, checkedBy, checkedAt })
    .where(and(inArray(preReceipts.lineId, [...lineIds]), inArray(preReceipts.state, ["given", "accepted"])));
}
