import { and, asc, eq, inArray, isNull, max, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { stepOfItems } from "#domain/reimbursements/answer-changes.ts";
import { givenItems, type Answers } from "#domain/reimbursements/answers.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { receivingActions } from "#domain/reimbursements/received-answers.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Tick } from "#domain/reimbursements/verdicts.ts";
import type { Db, Tx } from "../connection/client.ts";
import {
  deficiencies,
  earlierAnswers,
  reimbursementHistory,
  reimbursementNumbers,
  reimbursements,
  reimbursementSteps,
  servedVersions,
  verdicts,
} from "../schema/reimbursements.ts";

export type ReimbursementRow = typeof reimbursements.$inferSelect;
/** A verdict; it counts only on the newest version that the council received. */
export type VerdictRow = typeof verdicts.$inferSelect & { readonly isOnReceivedVersion: boolean; readonly ticks: readonly Tick[] };
export type DeficiencyRow = typeof deficiencies.$inferSelect;
export type HistoryRow = Omit<typeof reimbursementHistory.$inferSelect, "detail"> & {
  actorName: string;
  detail: HistoryDetail;
  /** The file of the dossier of the content that the detail names; null while there is none. */
  dossierFileId: string | null;
};

/** What a history entry may say beyond the action. */
export const HistoryDetail = z.object({
  documents: z.array(z.string()).optional(),
  step: z.number().optional(),
  comment: z.string().optional(),
  /** The last day of a hold, YYYY-MM-DD. */
  until: z.string().optional(),
  /** Of an action that ended a wait: the date that it had at its end, YYYY-MM-DD. In earlier releases only where the action moved it. */
  waitDueOn: z.string().optional(),
  /** Of a recommendation that was sent back or dropped: what its officer wrote to DGFT. */
  wordsToDgft: z.string().optional(),
  /** Items that are gone, with the council's assessment of each. */
  droppedAssessments: z.array(z.string()).optional(),
  /** All items as they were before the council changed some. */
  itemsBefore: z.array(z.record(z.string(), z.string())).optional(),
  /** Of a forwarding: the content that DGFT got. */
  contentVersion: z.int().optional(),
});
export type HistoryDetail = z.infer<typeof HistoryDetail>;

// What `stepInput` parsed and stored; read again through a schema because stored JSON is outside data.
const StoredGroup = z.record(z.string(), z.string());
export const StoredAnswers = z.record(z.string(), z.union([z.string(), z.boolean(), StoredGroup, z.array(StoredGroup)]));

/**
 * Takes the next readable id of a series, like PRD-2627-00042. It commits by itself: the number of a draft that fails stays unused. In the
 * transaction of the draft it would lock the series, and all who start a draft would wait for each other.
 * @throws unavailable (the connection is not free within two seconds, or the database is away)
 */
export async function upsertNextReimbursementId(db: Db, idPrefix: string, financialYear: string): Promise<string> {
  const series = `${idPrefix}-${financialYear}`;
  const [row] = await db
    .insert(reimbursementNumbers)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: reimbursementNumbers.series, set: { last: sql`${reimbursementNumbers.last} + 1` } })
    .returning({ last: reimbursementNumbers.last });
  if (row === undefined) throw new Error(`no number for series ${series}`);
  return `${series}-${String(row.last).padStart(5, "0")}`;
}

export async function insertReimbursement(
  tx: Tx,
  values: { id: string; scheme: SchemeKind; firmId: string; createdBy: string; startedFrom: string | undefined; at: Date },
): Promise<ReimbursementRow> {
  const { at, ...rest } = values;
  const [row] = await tx
    .insert(reimbursements)
    .values({ ...rest, stateSince: at, partySince: at, createdAt: at, updatedAt: at })
    .returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

const unknownId = () => notFound("not_found", reimbursementMessages.notFound);

/**
 * The firm's own reimbursement, locked until the transaction ends.
 * @throws not_found (unknown, or another firm's)
 */
export async function lockOwnReimbursement(tx: Tx, id: string, firmId: string): Promise<ReimbursementRow> {
  const [row] = await tx
    .select()
    .from(reimbursements)
    .where(and(eq(reimbursements.id, id), eq(reimbursements.firmId, firmId)))
    .for("update");
  if (row === undefined) throw unknownId();
  return row;
}

/**
 * A submitted reimbursement, locked; the council never sees a draft.
 * @throws not_found (unknown, or a draft)
 */
export async function lockReimbursement(tx: Tx, id: string): Promise<ReimbursementRow> {
  const [row] = await tx
    .select()
    .from(reimbursements)
    .where(and(eq(reimbursements.id, id), sql`${reimbursements.submittedAt} is not null`))
    .for("update");
  if (row === undefined) throw unknownId();
  return row;
}

/**
 * A reimbursement that was ever forwarded to DGFT, locked.
 * @throws not_found (unknown, or never forwarded)
 */
export async function lockForwardedReimbursement(tx: Tx, id: string): Promise<ReimbursementRow> {
  const row = await lockReimbursement(tx, id);
  if (row.firstForwardedAt === null) throw unknownId();
  return row;
}

/** Locks no row: the owner and state of a reimbursement, for a check before bytes are read. */
export async function findOwnReimbursement(db: Db | Tx, id: string, firmId: string): Promise<ReimbursementRow | undefined> {
  const [row] = await db
    .select()
    .from(reimbursements)
    .where(and(eq(reimbursements.id, id), eq(reimbursements.firmId, firmId)));
  return row;
}

export async function findReimbursement(db: Db | Tx, id: string): Promise<ReimbursementRow | undefined> {
  const [row] = await db.select().from(reimbursements).where(eq(reimbursements.id, id));
  return row;
}

/** Some reimbursements, in the order of their ids; an unknown one is absent. */
export const selectReimbursements = async (db: Db | Tx, ids: readonly string[]): Promise<ReimbursementRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(reimbursements)
        .where(inArray(reimbursements.id, [...ids]))
        .orderBy(reimbursements.id);

/** Changes columns of a reimbursement and returns the new row; the caller holds its lock. */
export async function updateReimbursement(tx: Tx, id: string, values: Partial<typeof reimbursements.$inferInsert>): Promise<ReimbursementRow> {
  const [row] = await tx.update(reimbursements).set(values).where(eq(reimbursements.id, id)).returning();
  if (row === undefined) throw unknownId();
  return row;
}

/** What brought a reimbursement to a version, drafts included. */
export async function findHistoryEntry(
  tx: Tx,
  reimbursementId: string,
  version: number,
): Promise<Pick<typeof reimbursementHistory.$inferSelect, "action" | "actorId"> | undefined> {
  const { action, actorId } = reimbursementHistory;
  const [entry] = await tx
    .select({ action, actorId })
    .from(reimbursementHistory)
    .where(and(eq(reimbursementHistory.reimbursementId, reimbursementId), eq(reimbursementHistory.version, version)));
  return entry;
}

export async function insertHistory(tx: Tx, values: typeof reimbursementHistory.$inferInsert): Promise<void> {
  await tx.insert(reimbursementHistory).values(values);
}

export type StoredStep = { readonly step: number; readonly answers: Answers; readonly savedAt: Date };

/** The saved steps of a reimbursement in order. */
export async function selectSteps(db: Db | Tx, id: string): Promise<StoredStep[]> {
  const rows = await db.select().from(reimbursementSteps).where(eq(reimbursementSteps.reimbursementId, id)).orderBy(asc(reimbursementSteps.step));
  return rows.map(({ step, answers, savedAt }) => ({ step, savedAt, answers: StoredAnswers.parse(answers) }));
}

/** The version of a claim with which the council received its answers last. */
export const receivedWith = (id: SQL | string): SQL => sql`(select max(version) from reimbursement_history
  where reimbursement_id = ${id} and action in (${sql.raw(receivingActions.map((action) => `'${action}'`).join(", "))}))`;

/** Whether a claim in this state may have a reply that the firm began and has not sent; also one that was closed before it was sent. */
export const mayHaveUnsent = (state: SQL): SQL => sql`${state} in ('DEFICIENCY_SHARED', 'CLOSED')`;

/** The answers of a step `s` of the claim with this id as the council received them last. */
export const receivedStep = (id: SQL): SQL => sql`coalesce((select e.answers from earlier_answers e
  where e.reimbursement_id = ${id} and e.step = s.step and e.submission = ${receivedWith(id)}), s.answers)`;

/**
 * Keeps what a step of a submitted claim held when the council received it last, before the member changes it for the first time.
 * @param step 0 for the items, whose answers are given as `held`
 */
export async function insertEarlierAnswers(tx: Tx, reimbursementId: string, step: number, held?: Answers): Promise<void> {
  const answers =
    held === undefined
      ? sql`coalesce((select answers from reimbursement_steps where reimbursement_id = ${reimbursementId} and step = ${step}), '{}'::jsonb)`
      : sql`${JSON.stringify(held)}::jsonb`;
  await tx.execute(sql`
    insert into earlier_answers (reimbursement_id, submission, step, answers)
    select ${reimbursementId}, received.version, ${step}, ${answers}
    from (select ${receivedWith(reimbursementId)} as version) received
    where received.version is not null
    on conflict do nothing`);
}

/** The items of a claim as the council received them last; undefined while the member has changed none since. */
export async function findReceivedItems(tx: Tx, id: string): Promise<readonly Item[] | undefined> {
  const { reimbursementId, submission, step, answers } = earlierAnswers;
  const isKept = and(eq(reimbursementId, id), eq(step, stepOfItems), eq(submission, receivedWith(id)));
  const [kept] = await tx.select({ answers }).from(earlierAnswers).where(isKept);
  return kept && givenItems(StoredAnswers.parse(kept.answers));
}

/** Stores a step; a step sent again replaces that step. False when the same answers were there already. */
export async function upsertStep(
  tx: Tx,
  values: { reimbursementId: string; step: number; answers: Answers; savedBy: string; savedAt: Date },
): Promise<boolean> {
  const { answers, savedBy, savedAt } = values;
  const changed = await tx
    .insert(reimbursementSteps)
    .values(values)
    .onConflictDoUpdate({
      target: [reimbursementSteps.reimbursementId, reimbursementSteps.step],
      set: { answers, savedBy, savedAt },
      setWhere: sql`${reimbursementSteps.answers} is distinct from excluded.answers`,
    })
    .returning({ step: reimbursementSteps.step });
  return changed.length === 1;
}

/**
 * The newest answer that a firm gave to each of these questions, whatever the reimbursement that it submitted since an instant; where it is not
 * submitted, the answer is since then.
 */
export async function findLastAnswers(
  db: Db,
  { firmId, names, since }: { firmId: string; names: readonly string[]; since: Date },
): Promise<Record<string, string>> {
  const rows = await db.execute<{ name: string; value: string }>(sql`
    select distinct on (answer.key) answer.key as name, answer.value
    from reimbursements r
    join reimbursement_steps s on s.reimbursement_id = r.id
    cross join lateral jsonb_each_text(s.answers) answer
    where r.firm_id = ${firmId} and coalesce(r.submitted_at, s.saved_at) >= ${since.toISOString()}
      and answer.key = any(string_to_array(${names.join(" ")}, ' '))
    order by answer.key, s.saved_at desc, r.id desc`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function deleteSteps(tx: Tx, reimbursementId: string): Promise<void> {
  await tx.delete(reimbursementSteps).where(eq(reimbursementSteps.reimbursementId, reimbursementId));
}

/** True for a verdict on the newest version that the council received; version 0 means a document that it did not receive. */
export const isOnReceivedVersion = sql<boolean>`document_version = coalesce((select max(version) from document_versions received
  where received.reimbursement_id = verdicts.reimbursement_id and received.field_name = verdicts.field_name and was_submitted), 0)`;

/** Stores verdicts in one statement; each document is named once at most. */
export async function upsertVerdicts(tx: Tx, values: readonly (typeof verdicts.$inferInsert)[]): Promise<void> {
  await tx
    .insert(verdicts)
    .values([...values])
    .onConflictDoUpdate({
      target: [verdicts.reimbursementId, verdicts.fieldName],
      set: {
        status: sql`excluded.status`,
        remark: sql`excluded.remark`,
        phraseCodes: sql`excluded.phrase_codes`,
        documentVersion: sql`excluded.document_version`,
        setBy: sql`excluded.set_by`,
        setAt: sql`excluded.set_at`,
      },
    });
}

export async function selectDeficiencies(db: Db | Tx, id: string): Promise<DeficiencyRow[]> {
  return db.select().from(deficiencies).where(eq(deficiencies.reimbursementId, id)).orderBy(asc(deficiencies.round), asc(deficiencies.id));
}

/** The number of the round that a new share opens. */
export async function getNextRound(tx: Tx, id: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(deficiencies.round) })
    .from(deficiencies)
    .where(eq(deficiencies.reimbursementId, id));
  return (row?.last ?? 0) + 1;
}

export async function insertDeficiencies(tx: Tx, values: (typeof deficiencies.$inferInsert)[]): Promise<void> {
  await tx.insert(deficiencies).values(values);
}

/** Stores the member's written answer to an open deficiency; false when there is none such. */
export async function updateDeficiencyAnswer(tx: Tx, reimbursementId: string, deficiencyId: string, answer: string): Promise<boolean> {
  const changed = await tx
    .update(deficiencies)
    .set({ answer: answer === "" ? null : answer })
    .where(and(eq(deficiencies.id, deficiencyId), eq(deficiencies.reimbursementId, reimbursementId), isNull(deficiencies.answeredAt)))
    .returning({ id: deficiencies.id });
  return changed.length === 1;
}

/** Marks these deficiencies as answered at this instant. */
export async function markDeficienciesAnswered(tx: Tx, ids: readonly string[], answeredAt: Date): Promise<void> {
  await tx
    .update(deficiencies)
    .set({ answeredAt })
    .where(inArray(deficiencies.id, [...ids]));
}

/**
 * Who acted for the council on the reimbursements with these ids, drafts and prepared recommendations included, whatever their role is now. A
 * prepared recommendation that was dropped has left its second look.
 * @param ids a list for `in`, with its brackets
 */
export const councilActorsOf = (ids: SQL): SQL => sql`
  select reimbursement_id, actor_id from reimbursement_history where actor_party = 'council' and reimbursement_id in ${ids}
  union select reimbursement_id, prepared_by from recommendations where reimbursement_id in ${ids}
  union select reimbursement_id, asked_by from second_looks where reimbursement_id in ${ids}`;

/** Everybody who acted on a reimbursement for the council. */
export const selectCouncilActors = async (db: Db | Tx, id: string): Promise<string[]> =>
  (await selectCouncilActorsOf(db, [id])).map(({ actorId }) => actorId);

type CouncilActor = { readonly reimbursementId: string; readonly actorId: string };

/** The same for several reimbursements. */
export async function selectCouncilActorsOf(db: Db | Tx, ids: readonly string[]): Promise<CouncilActor[]> {
  if (ids.length === 0) return [];
  const acted = councilActorsOf(sql`${[...ids]}`);
  return [...(await db.execute<CouncilActor>(sql`select reimbursement_id as "reimbursementId", actor_id as "actorId" from (${acted}) acted`))];
}

/** The version that this session was last served, or undefined. @source security.md row 37 */
export async function findServedVersion(tx: Tx, sessionId: string, reimbursementId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: servedVersions.version })
    .from(servedVersions)
    .where(and(eq(servedVersions.sessionId, sessionId), eq(servedVersions.reimbursementId, reimbursementId)));
  return row?.version;
}

export async function upsertServedVersion(db: Db | Tx, values: typeof servedVersions.$inferInsert): Promise<void> {
  await db
    .insert(servedVersions)
    .values(values)
    .onConflictDoUpdate({
      target: [servedVersions.sessionId, servedVersions.reimbursementId],
      set: { version: values.version },
    });
}
