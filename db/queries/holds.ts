import { and, asc, eq, gt, gte, sql } from "drizzle-orm";
import type { Hold } from "#domain/reimbursements/holds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { reimbursementHolds } from "../schema/reimbursements.ts";

/** A hold with its reason and the name of the person who began it. */
export type HoldRow = Hold & { readonly reason: string; readonly startedByName: string };

/** The holds of the wait that a reimbursement is in, oldest first. @param since its `partySince` */
export async function selectHolds(db: Db | Tx, reimbursementId: string, since: Date): Promise<HoldRow[]> {
  const { fromOn, untilOn, reason, startedAt } = reimbursementHolds;
  return db
    .select({ fromOn, untilOn, reason, startedByName: users.name })
    .from(reimbursementHolds)
    .innerJoin(users, eq(users.id, reimbursementHolds.startedBy))
    .where(and(eq(reimbursementHolds.reimbursementId, reimbursementId), gte(startedAt, since)))
    .orderBy(asc(startedAt), asc(reimbursementHolds.id));
}

/** The holds of the wait of a row of `reimbursements`, for a list. */
export const holdsOfRow = sql<Hold[] | null>`case when reimbursements.held_until is null then null else (
  select json_agg(json_build_object('fromOn', h.from_on, 'untilOn', h.until_on)) from reimbursement_holds h
  where h.reimbursement_id = reimbursements.id and h.started_at >= reimbursements.party_since) end`;

export async function insertHold(tx: Tx, values: typeof reimbursementHolds.$inferInsert): Promise<void> {
  await tx.insert(reimbursementHolds).values(values);
}

type Ending = { readonly today: string; readonly at: Date; readonly by: string };

/** Ends the hold of a reimbursement today, YYYY-MM-DD; one that has ended by itself stays as it is. */
export async function updateHoldEnd(tx: Tx, reimbursementId: string, { today, at, by }: Ending): Promise<void> {
  await tx
    .update(reimbursementHolds)
    .set({ untilOn: sql`greatest(${reimbursementHolds.fromOn}, ${today}::date)`, endedAt: at, endedBy: by })
    .where(and(eq(reimbursementHolds.reimbursementId, reimbursementId), gt(reimbursementHolds.untilOn, today)));
}
