import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { JobName } from "#domain/jobs.ts";
import type { Db, Tx } from "../client.ts";
import { outbox } from "../schema/outbox.ts";

export type OutboxRow = typeof outbox.$inferSelect;

const isOpen = and(isNull(outbox.doneAt), isNull(outbox.deadAt));

/** The id under which the queue knows a row; a fresh one each time it has to be told again. */
export const jobIdOf = (row: Pick<OutboxRow, "id" | "topic" | "requeues">): string =>
  row.requeues === 0 ? `${row.topic}-${row.id}` : `${row.topic}-${row.id}-r${row.requeues}`;

/** Rows that wait to be handed over, locked; another relay skips them. */
export async function takeWaiting(tx: Tx, limit: number): Promise<OutboxRow[]> {
  return tx
    .select()
    .from(outbox)
    .where(and(isOpen, isNull(outbox.queuedAt), lte(outbox.notBefore, sql`now()`)))
    .orderBy(asc(outbox.notBefore), asc(outbox.id))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function markQueued(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(outbox)
    .set({ queuedAt: sql`now()` })
    .where(inArray(outbox.id, [...ids]));
}

/** Rows that were handed over at least this many seconds ago and have not come to an end. */
export async function listQueuedBefore(db: Db, seconds: number, limit: number): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(and(isOpen, isNotNull(outbox.queuedAt), lt(outbox.queuedAt, sql`now() - make_interval(secs => ${seconds})`)))
    .orderBy(asc(outbox.queuedAt))
    .limit(limit);
}

/** Lets the relay hand a row over again, unless it has moved on meanwhile. */
export async function requeue(db: Db, row: Pick<OutboxRow, "id" | "requeues">): Promise<void> {
  await db
    .update(outbox)
    .set({ queuedAt: null, requeues: sql`${outbox.requeues} + 1` })
    .where(and(eq(outbox.id, row.id), eq(outbox.requeues, row.requeues), isOpen));
}

/** Begins a job: counts the start and takes the lease, so that whoever held it before can change nothing more. Undefined when it is over. */
export async function takeLease(db: Db, id: string, leaseToken: string): Promise<OutboxRow | undefined> {
  const [row] = await db
    .update(outbox)
    .set({ starts: sql`${outbox.starts} + 1`, leaseToken, startedAt: sql`now()` })
    .where(and(eq(outbox.id, id), isOpen))
    .returning();
  return row;
}

type Lease = { readonly id: string; readonly leaseToken: string };
const isMine = ({ id, leaseToken }: Lease) => and(eq(outbox.id, id), eq(outbox.leaseToken, leaseToken), isOpen);

/** Ends a job in the transaction of its effect; false when the lease is somebody else's by now. */
export async function finishLease(tx: Tx, lease: Lease): Promise<boolean> {
  const done = await tx
    .update(outbox)
    .set({ doneAt: sql`now()`, lastError: null })
    .where(isMine(lease))
    .returning({ id: outbox.id });
  return done.length === 1;
}

/** Records a failed try and when the next one is due. */
export async function failLease(db: Db, lease: Lease, failure: { lastError: string; delayMs: number }): Promise<void> {
  await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      starts: 0,
      lastError: failure.lastError,
      queuedAt: null,
      requeues: sql`${outbox.requeues} + 1`,
      notBefore: sql`now() + make_interval(secs => ${failure.delayMs / 1000})`,
    })
    .where(isMine(lease));
}

/** Gives a job up; it waits for a person. */
export async function buryLease(db: Db, lease: Lease, lastError: string): Promise<void> {
  await db
    .update(outbox)
    .set({ deadAt: sql`now()`, lastError, attempts: sql`${outbox.attempts} + 1` })
    .where(isMine(lease));
}

/** Jobs that were given up, and the age in seconds of the oldest that waits. */
export async function outboxHealth(db: Db): Promise<{ dead: number; oldestWaitingSeconds: number }> {
  const [row] = await db
    .select({
      dead: sql<number>`(count(*) filter (where dead_at is not null))::int`,
      oldestWaitingSeconds: sql<number>`coalesce(extract(epoch from now() - min(not_before) filter (where done_at is null and dead_at is null and not_before <= now())), 0)::float8`,
    })
    .from(outbox)
    .where(isNull(outbox.doneAt));
  return row ?? { dead: 0, oldestWaitingSeconds: 0 };
}

/** Every job of a topic with its state, for tests and the operator. */
export async function listOutbox(db: Db, topic: JobName): Promise<OutboxRow[]> {
  return db.select().from(outbox).where(eq(outbox.topic, topic)).orderBy(asc(outbox.id));
}
