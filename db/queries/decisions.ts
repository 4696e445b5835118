import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Role } from "#domain/accounts/roles.ts";
import type { DecisionKind } from "#domain/reimbursements/decisions.ts";
import type { LineState } from "#domain/payments/line-states.ts";
import type { Sheet } from "#domain/reimbursements/sheet.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { recommendations, sanctionLines } from "../schema/amounts.ts";
import { decisions, reopenings } from "../schema/decisions.ts";
import { dossiers, reimbursementHistory } from "../schema/reimbursements.ts";
import { paymentLines, sanctionOrders } from "../schema/payments.ts";

export type DecisionRow = typeof decisions.$inferSelect & {
  readonly decidedByName: string;
  /** The sheet that went to DGFT; null when it was closed before. */
  readonly sheet: Sheet | null;
  /** The file of the dossier with the decision in it; null while there is none. */
  readonly dossierFileId: string | null;
};

/** Every decision on a reimbursement, the first one first. */
export async function selectDecisions(db: Db | Tx, reimbursementId: string): Promise<DecisionRow[]> {
  const rows = await db
    .select({ row: decisions, decidedByName: users.name, sheet: recommendations.sheet, dossierFileId: dossiers.fileId })
    .from(decisions)
    .innerJoin(users, eq(users.id, decisions.decidedBy))
    .leftJoin(recommendations, eq(recommendations.id, decisions.recommendationId))
    .leftJoin(dossiers, and(eq(dossiers.reimbursementId, decisions.reimbursementId), eq(dossiers.contentVersion, decisions.contentVersion)))
    .where(eq(decisions.reimbursementId, reimbursementId))
    .orderBy(asc(decisions.number));
  return rows.map(({ row, ...more }) => ({ ...row, ...more }));
}

/** The deciders of a reimbursement and what each did, the last decision last. */
export async function selectDeciders(db: Db | Tx, reimbursementId: string): Promise<{ id: string; kind: DecisionKind; decidedBy: string }[]> {
  const { id, kind, decidedBy } = decisions;
  return db.select({ id, kind, decidedBy }).from(decisions).where(eq(decisions.reimbursementId, reimbursementId)).orderBy(asc(decisions.number));
}

/** The deciders of some reimbursements. */
export async function selectDecidersOf(
  db: Db | Tx,
  ids: readonly string[],
): Promise<{ reimbursementId: string; kind: DecisionKind; decidedBy: string }[]> {
  if (ids.length === 0) return [];
  const { reimbursementId, kind, decidedBy } = decisions;
  return db
    .select({ reimbursementId, kind, decidedBy })
    .from(decisions)
    .where(inArray(reimbursementId, [...ids]));
}

/** Whether it was the firm that closed a closed reimbursement. */
export async function isWithdrawn(db: Db | Tx, reimbursementId: string): Promise<boolean> {
  const { action, version, toState, fromState, reimbursementId: of } = reimbursementHistory;
  const [closing] = await db
    .select({ action })
    .from(reimbursementHistory)
    .where(and(eq(of, reimbursementId), eq(toState, "CLOSED"), ne(fromState, "CLOSED")))
    .orderBy(desc(version))
    .limit(1);
  return closing?.action === "withdraw";
}

/** Adds a decision under the next number; the caller holds the lock of the reimbursement. */
export async function insertDecision(tx: Tx, values: Omit<typeof decisions.$inferInsert, "number">): Promise<void> {
  const number = sql<number>`(select count(*) + 1 from ${decisions} where ${decisions.reimbursementId} = ${values.reimbursementId})`;
  await tx.insert(decisions).values({ ...values, number });
}

/** Takes back what DGFT gave for each item; the decision keeps a copy. */
export async function deleteSanctionLines(tx: Tx, reimbursementId: string): Promise<void> {
  await tx.delete(sanctionLines).where(eq(sanctionLines.reimbursementId, reimbursementId));
}

export type ReopeningRow = typeof reopenings.$inferSelect & {
  readonly askedByName: string;
  readonly askedByRole: Role;
  /** When the login of who asked was deactivated. */
  readonly askerDeactivatedAt: Date | null;
  readonly settledByName: string | null;
  readonly decisionKind: DecisionKind;
  readonly decidedBy: string;
};

const settlers = alias(users, "settlers");
const withNames = (db: Db | Tx) =>
  db
    .select({
      row: reopenings,
      askedByName: users.name,
      askedByRole: users.role,
      askerDeactivatedAt: users.deactivatedAt,
      settledByName: settlers.name,
      decisionKind: decisions.kind,
      decidedBy: decisions.decidedBy,
    })
    .from(reopenings)
    .innerJoin(users, eq(users.id, reopenings.askedBy))
    .innerJoin(decisions, eq(decisions.id, reopenings.decisionId))
    .leftJoin(settlers, eq(settlers.id, reopenings.settledBy));

/** Every fresh look and reopening of a reimbursement, the first one first. */
export async function selectReopenings(db: Db | Tx, reimbursementId: string): Promise<ReopeningRow[]> {
  const rows = await withNames(db).where(eq(reopenings.reimbursementId, reimbursementId)).orderBy(asc(reopenings.askedAt), asc(reopenings.id));
  return rows.map(({ row, ...more }) => ({ ...row, ...more }));
}

/** The reopening of a reimbursement that waits for a second person. */
export async function findWaitingReopening(db: Db | Tx, reimbursementId: string): Promise<ReopeningRow | undefined> {
  const [found] = await withNames(db).where(and(eq(reopenings.reimbursementId, reimbursementId), eq(reopenings.state, "waiting")));
  if (found === undefined) return undefined;
  const { row, ...more } = found;
  return { ...row, ...more };
}

/** The fresh look that a firm asked for; there is one at most. */
export async function findFreshLook(db: Db | Tx, reimbursementId: string): Promise<typeof reopenings.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(reopenings)
    .where(and(eq(reopenings.reimbursementId, reimbursementId), eq(reopenings.kind, "fresh_look")));
  return row;
}

export async function insertReopening(tx: Tx, values: typeof reopenings.$inferInsert): Promise<void> {
  await tx.insert(reopenings).values(values);
}

type Settled = Pick<typeof reopenings.$inferSelect, "state" | "settledBy" | "settledAt">;

/** Settles the reopening of a reimbursement that waits, if there is one. */
export async function updateWaitingReopening(tx: Tx, reimbursementId: string, settled: Settled): Promise<void> {
  await tx
    .update(reopenings)
    .set(settled)
    .where(and(eq(reopenings.reimbursementId, reimbursementId), eq(reopenings.state, "waiting")));
}

/** The payment lines of a reimbursement, each with the number of its order, the newest first. */
export async function selectLinesOfClaim(db: Db | Tx, reimbursementId: string): Promise<{ state: LineState; order: string }[]> {
  return db
    .select({ state: paymentLines.state, order: sanctionOrders.number })
    .from(paymentLines)
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .where(eq(paymentLines.reimbursementId, reimbursementId))
    .orderBy(desc(paymentLines.instalment));
}
