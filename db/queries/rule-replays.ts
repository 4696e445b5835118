import { and, asc, count, desc, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import { finalStates } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { ReplayReport } from "#domain/rules/replay.ts";
import type { Db, Tx } from "../connection/client.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { ruleReplays } from "../schema/rules.ts";

export type RuleReplayRow = typeof ruleReplays.$inferSelect;

const isOpenRun = inArray(ruleReplays.state, ["waiting", "working"]);

export async function insertRuleReplay(tx: Tx, values: typeof ruleReplays.$inferInsert): Promise<RuleReplayRow> {
  const [row] = await tx.insert(ruleReplays).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** A run by its id; undefined when it is unknown. */
export async function findRuleReplay(db: Db | Tx, id: string): Promise<RuleReplayRow | undefined> {
  const [row] = await db.select().from(ruleReplays).where(eq(ruleReplays.id, id));
  return row;
}

/** The newest run of a version. */
export async function findLastReplay(db: Db | Tx, versionId: string): Promise<RuleReplayRow | undefined> {
  const [row] = await db
    .select()
    .from(ruleReplays)
    .where(eq(ruleReplays.versionId, versionId))
    .orderBy(desc(ruleReplays.requestedAt), desc(ruleReplays.id))
    .limit(1);
  return row;
}

/** Stores how far a run is, unless it has ended. */
export async function updateReplayProgress(db: Db, id: string, { done, total }: { readonly done: number; readonly total: number }): Promise<void> {
  await db
    .update(ruleReplays)
    .set({ state: "working", done, total })
    .where(and(eq(ruleReplays.id, id), isOpenRun));
}

/** Marks a run as done with its report, unless it has ended. */
export async function markReplayDone(tx: Tx, id: string, report: ReplayReport, finishedAt: Date): Promise<void> {
  await tx
    .update(ruleReplays)
    .set({ state: "done", done: report.total, total: report.total, report, finishedAt })
    .where(and(eq(ruleReplays.id, id), isOpenRun));
}

/** Marks a run as failed, unless it has ended. */
export async function markReplayFailed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(ruleReplays)
    .set({ state: "failed", finishedAt: sql`now()` })
    .where(and(eq(ruleReplays.id, id), isOpenRun));
}

const isOpenClaim = (scheme: SchemeKind) => and(eq(reimbursements.scheme, scheme), notInArray(reimbursements.state, ["DRAFT", ...finalStates]));

/** The number of submitted claims of a scheme that are not decided. */
export async function countOpenClaims(db: Db, scheme: SchemeKind): Promise<number> {
  const [row] = await db.select({ claims: count() }).from(reimbursements).where(isOpenClaim(scheme));
  return row?.claims ?? 0;
}

/** The ids of the next of them after this one, in their order. */
export async function selectOpenClaimIds(db: Db, scheme: SchemeKind, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: reimbursements.id })
    .from(reimbursements)
    .where(and(isOpenClaim(scheme), gt(reimbursements.id, after)))
    .orderBy(asc(reimbursements.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
