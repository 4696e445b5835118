import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, min, notInArray, or, sql } from "drizzle-orm";
import { endingJobNames, longestRunMs, maxStartsWithoutEnd, type JobName } from "#domain/jobs.ts";
import type { Db, Tx } from "../connection/client.ts";
import { outboxChannel, requeuedFromStart, type Cause } from "../outbox/enqueue.ts";
import { outbox } from "../schema/outbox.ts";

export type OutboxRow = typeof outbox.$inferSelect;
/** What the relay adds to a queue. */
export type WaitingWork = Pick<OutboxRow, "id" | "requeues"> & { readonly topic: JobName };

const isOpen = and(isNull(outbox.doneAt), isNull(outbox.deadAt));
const secondsFromNow = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

/** Due rows that are not queued yet, oldest first; locked until the caller's commit. Other relays skip them. */
export async function lockWaitingWork(tx: Tx, topics: readonly JobName[], limit: number): Promise<WaitingWork[]> {
  return tx
    .select({ id: outbox.id, topic: sql<JobName>`${outbox.topic}`, requeues: outbox.requeues })
    .from(outbox)
    .where(and(isNull(outbox.queuedAt), isOpen, sql`${outbox.notBefore} <= now()`, inArray(outbox.topic, [...topics])))
    .orderBy(asc(outbox.notBefore), asc(outbox.id))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function markQueued(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(outbox)
    .set({ queuedAt: sql`now()` })
    .where(inArray(outbox.id, [...ids]));
}

/** Result of an attempt to start a job. */
export type Lease =
  | {
      readonly kind: "held";
      readonly topic: string;
      readonly payload: unknown;
      readonly failures: number;
      /** How long a service that it needs has not answered; 0 when it answered last time. */
      readonly waitedMs: number;
      /** The request that enqueued it; undefined without one. */
      readonly cause: Cause | undefined;
    }
  /** Done, dead, or unknown: nothing is left to do. */
  | { readonly kind: "over" }
  /** Started too often without an end. */
  | { readonly kind: "poisoned"; readonly payload: unknown };

/**
 * Starts a job under a new lease token. An earlier worker loses its lease: its token is not valid any more, and its
 * effects roll back.
 * @source security.md 4.5, 4.6
 */
export async function leaseWork(db: Db, id: string, token: string): Promise<Lease> {
  const [held] = await db
    .update(outbox)
    .set({ leaseToken: token, startedAt: sql`now()`, starts: sql`${outbox.starts} + 1` })
    .where(and(eq(outbox.id, id), isOpen, lt(sql`${outbox.starts} - ${outbox.attempts}`, maxStartsWithoutEnd)))
    .returning();
  if (held !== undefined) {
    const { topic, payload, attempts, requestId, traceparent, waitingSince, startedAt } = held;
    const cause = requestId === null ? undefined : { requestId, traceparent: traceparent ?? undefined };
    const waitedMs = waitingSince === null ? 0 : Number(startedAt) - Number(waitingSince);
    return { kind: "held", topic, payload, failures: attempts, waitedMs, cause };
  }
  const [open] = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.id, id), isOpen));
  return open === undefined ? { kind: "over" } : { kind: "poisoned", payload: open.payload };
}

const isHeld = (id: string, token: string) => and(eq(outbox.id, id), isOpen, eq(outbox.leaseToken, token));

/** Whether the token still holds the lease; if so, no other worker takes it before the caller's commit. */
export async function lockHeldWork(tx: Tx, id: string, token: string): Promise<boolean> {
  const rows = await tx.select({ id: outbox.id }).from(outbox).where(isHeld(id, token)).for("update");
  return rows.length === 1;
}

/** Marks the job as done, if the token still holds its lease. */
export async function markWorkDone(db: Db | Tx, id: string, token: string): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ doneAt: sql`now()`, leaseToken: null, lastError: null })
    .where(isHeld(id, token))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/**
 * Records a failed attempt and the time of the next one, if the token still holds the lease. An attempt that does not count leaves the
 * numbers of starts and of failures as they were before it. The first of several outages in a row sets the instant from which the wait counts.
 */
export async function markWorkForRetry(
  db: Db,
  id: string,
  token: string,
  values: { delayMs: number; error: string; isOutage: boolean; isCounted: boolean },
): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({
      ...(values.isCounted ? { attempts: sql`${outbox.attempts} + 1` } : { starts: sql`${outbox.starts} - 1` }),
      leaseToken: null,
      queuedAt: null,
      waitingSince: values.isOutage ? sql`coalesce(${outbox.waitingSince}, now())` : null,
      requeues: sql`${outbox.requeues} + 1`,
      notBefore: secondsFromNow(values.delayMs),
      lastError: values.error,
    })
    .where(isHeld(id, token))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** Marks a job dead after its last failed attempt, if the token still holds its lease. */
export async function markDeadAfterFailure(tx: Tx, id: string, token: string, error: string): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, leaseToken: null, deadAt: sql`now()`, lastError: error })
    .where(isHeld(id, token))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** Marks a job dead that crashes its workers. */
export async function markDeadAsPoison(tx: Tx, id: string, error: string): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set({ leaseToken: null, deadAt: sql`now()`, lastError: error })
    .where(and(eq(outbox.id, id), isOpen, sql`${outbox.starts} - ${outbox.attempts} >= ${maxStartsWithoutEnd}`))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** Marks the jobs of a webhook delivery that have not ended as done; what one of them that runs still writes has no effect. */
export async function markDeliveryWorkDone(tx: Tx, deliveryId: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ doneAt: sql`now()`, leaseToken: null })
    .where(and(isOpen, eq(outbox.topic, "deliver-webhook" satisfies JobName), sql`${outbox.payload} ->> 'deliveryId' = ${deliveryId}`));
}

/** Releases the lease of a job that this process has no time to finish: it counts as no start, and another worker takes it at once. */
export async function releaseLease(db: Db, id: string, token: string): Promise<void> {
  await db
    .update(outbox)
    .set({ leaseToken: null, queuedAt: null, starts: sql`${outbox.starts} - 1`, requeues: sql`${outbox.requeues} + 1` })
    .where(isHeld(id, token));
}

/** Rows that were queued so long ago that their job should have ended, oldest first. */
export async function findOverdue(db: Db, topic: JobName, olderThanMs: number, limit: number): Promise<WaitingWork[]> {
  const since = secondsFromNow(-olderThanMs);
  return db
    .select({ id: outbox.id, topic: sql<JobName>`${outbox.topic}`, requeues: outbox.requeues })
    .from(outbox)
    .where(
      and(eq(outbox.topic, topic), isOpen, sql`${outbox.queuedAt} < ${since}`, sql`coalesce(${outbox.startedAt}, ${outbox.queuedAt}) < ${since}`),
    )
    .orderBy(asc(outbox.queuedAt), asc(outbox.id))
    .limit(limit);
}

const aheadOfNow = sql`now() + interval '1 minute'`;
const atMostNow = (column: typeof outbox.queuedAt | typeof outbox.startedAt | typeof outbox.waitingSince | typeof outbox.createdAt) =>
  sql`case when ${column} > now() then now() else ${column} end`;

/**
 * Makes work due now that was written, queued or started by a clock which was ahead and was corrected since; otherwise it would
 * wait until that clock's time comes. Returns how many rows those were.
 */
export async function markWorkOfFutureDue(db: Db): Promise<number> {
  const waiting = and(
    isNull(outbox.queuedAt),
    gt(outbox.notBefore, sql`now()`),
    sql`greatest(${outbox.createdAt}, ${outbox.startedAt}) > ${aheadOfNow}`,
  );
  const queued = and(isNotNull(outbox.queuedAt), gt(outbox.queuedAt, aheadOfNow));
  const rows = await db
    .update(outbox)
    .set({
      notBefore: sql`least(${outbox.notBefore}, now())`,
      queuedAt: atMostNow(outbox.queuedAt),
      startedAt: atMostNow(outbox.startedAt),
      waitingSince: atMostNow(outbox.waitingSince),
      createdAt: atMostNow(outbox.createdAt),
    })
    .where(and(isOpen, or(waiting, queued)))
    .returning({ notified: sql`pg_notify(${outboxChannel}, '')::text` });
  return rows.length;
}

/** Lets the relay add the job to the queue again; false if another process did it first. */
export async function markWorkUnqueued(db: Db, { id, requeues }: WaitingWork): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ queuedAt: null, requeues: requeues + 1 })
    .where(and(eq(outbox.id, id), isOpen, isNotNull(outbox.queuedAt), eq(outbox.requeues, requeues)))
    .returning({ notified: sql`pg_notify(${outboxChannel}, '')::text` });
  return rows.length === 1;
}

/** Due and not running: a lease that outlived every run belongs to a worker that is gone. */
export const isWaitingWork = sql`${outbox.notBefore} <= now() and (${outbox.leaseToken} is null or ${outbox.startedAt} < ${secondsFromNow(-longestRunMs)})`;

/** The number of jobs that wait for a worker, and the due time of the oldest; for operators. */
export async function getBacklog(db: Db): Promise<{ waiting: number; oldestDueAt: Date | undefined }> {
  const [row] = await db
    .select({ waiting: count(), oldestDueAt: min(outbox.notBefore) })
    .from(outbox)
    .where(and(isOpen, isWaitingWork));
  return { waiting: row?.waiting ?? 0, oldestDueAt: row?.oldestDueAt ?? undefined };
}

/** The number of jobs of a name that have not ended. */
export const countOpenWork = (tx: Tx, topic: JobName): Promise<number> => tx.$count(outbox, and(isOpen, eq(outbox.topic, topic)));

/** Dead jobs, oldest first, or one of them; `count` is the number of all. */
export async function selectDeadLetters(
  db: Db,
  page: { offset: number; limit: number; id?: string | undefined },
): Promise<{ rows: OutboxRow[]; count: number }> {
  const asked = and(isNotNull(outbox.deadAt), page.id === undefined ? undefined : eq(outbox.id, page.id));
  const [rows, total] = await Promise.all([
    db.select().from(outbox).where(asked).orderBy(asc(outbox.deadAt), asc(outbox.id)).offset(page.offset).limit(page.limit),
    countDeadLetters(db),
  ]);
  return { rows, count: total };
}

/** The number of dead jobs, or of those of some names. */
export async function countDeadLetters(db: Db | Tx, topics?: readonly JobName[]): Promise<number> {
  const [row] = await db
    .select({ dead: count() })
    .from(outbox)
    .where(and(isNotNull(outbox.deadAt), topics === undefined ? undefined : inArray(outbox.topic, [...topics])));
  return row?.dead ?? 0;
}

/** Requeues all dead jobs, or one, with a new count of attempts; returns how many. Jobs that ended when they were given up stay dead. */
export async function markDeadLettersForRedrive(db: Db | Tx, id?: string): Promise<number> {
  const rows = await db
    .update(outbox)
    .set(requeuedFromStart)
    .where(and(isNotNull(outbox.deadAt), notInArray(outbox.topic, endingJobNames), id === undefined ? undefined : eq(outbox.id, id)))
    .returning({ notified: sql`pg_notify(${outboxChannel}, '')::text` });
  return rows.length;
}

/** The keys among these that a job has or had. */
export async function selectKnownKeys(tx: Tx, keys: readonly string[]): Promise<Set<string | null>> {
  const rows = await tx
    .select({ key: outbox.key })
    .from(outbox)
    .where(inArray(outbox.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/** Takes its key from a done job, so that the same work can be asked for again. */
export async function deleteKeyOfDoneWork(tx: Tx, key: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ key: null })
    .where(and(eq(outbox.key, key), isNotNull(outbox.doneAt)));
}

/** Marks dead jobs of these names as done if a later one of the same name did their work; a discarded one did not. */
export async function markMadeUpDeadDone(tx: Tx, topics: readonly JobName[]): Promise<void> {
  await tx
    .update(outbox)
    .set({ deadAt: null, doneAt: sql`now()` })
    .where(
      and(
        isNotNull(outbox.deadAt),
        inArray(outbox.topic, [...topics]),
        sql`exists (select from outbox later where later.topic = ${outbox.topic} and later.created_at > ${outbox.createdAt}
          and later.done_at > ${outbox.deadAt} and later.last_error is null)`,
      ),
    );
}

/** Deletes rows that were done so long ago that their key is not used again; returns how many. */
export async function deleteDoneWork(db: Db, olderThanMs: number): Promise<number> {
  const rows = await db
    .delete(outbox)
    .where(sql`${outbox.doneAt} < ${secondsFromNow(-olderThanMs)}`)
    .returning({ id: outbox.id });
  return rows.length;
}
