import { and, eq, sql } from "drizzle-orm";
import superjson from "superjson";
import { conflict, DomainError } from "#domain/errors.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Db, Tx } from "./client.ts";
import { writeInNameOf, type Cause } from "../outbox/enqueue.ts";
import { busy, lockNotAvailable } from "./pool-limits.ts";
import { idempotencyKeys } from "../schema/accounts.ts";

/** Idempotency: two requests with this key and body are one. `bodyHash` is hex SHA-256. */
export type Idempotency = { readonly key: string; readonly route: string; readonly bodyHash: string };

export type TransactContext = {
  readonly db: Db;
  readonly actor: Actor;
  readonly idempotency?: Idempotency | undefined;
  /** The request or job that writes; the jobs that it enqueues carry its id. */
  readonly origin?: Cause | undefined;
};

const serializationFailure = "40001";
const deadlockDetected = "40P01";
const maxAttempts = 4;

/** The SQLSTATE of a failed statement, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
}

/** The name of the violated constraint, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === "object" && cause !== null && "constraint_name" in cause && typeof cause.constraint_name === "string"
    ? cause.constraint_name
    : undefined;
}

/** Whether a transaction that failed with this error is certainly rolled back. After a lost connection it may have committed. */
export const isRolledBack = (error: unknown): boolean => error instanceof DomainError && error.kind !== "unavailable";

/** Whether two transactions waited for each other and this one gave way. */
export const isDeadlock = (error: unknown): boolean => sqlState(error) === deadlockDetected;

const isRepeatable = (error: unknown): boolean => isDeadlock(error) || sqlState(error) === serializationFailure;

/**
 * Runs `work` in one transaction: all its writes commit together or not at all. A deadlock is repeated, a lock
 * time-out is `unavailable`, and a repeated idempotency key gets the first answer without running again.
 * @throws conflict (idempotency key with another body, or still in progress); unavailable (no lock within 2 s)
 * @source security.md 4.2, 4.3
 */
export async function transact<T>(ctx: TransactContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction((tx) => {
        writeInNameOf(tx, ctx.origin);
        return answerOnce(ctx, tx, work);
      });
    } catch (error) {
      if (isRepeatable(error) && attempt < maxAttempts) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * attempt));
        continue;
      }
      if (sqlState(error) === lockNotAvailable) throw busy(error);
      throw error;
    }
  }
}

/**
 * Runs `work` in a transaction that is open, or gives the answer of the first one with this idempotency key.
 * @throws conflict (idempotency key with another body, or still in progress)
 */
export async function answerOnce<T>(ctx: Pick<TransactContext, "actor" | "idempotency">, tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { idempotency, actor } = ctx;
  if (idempotency === undefined || actor.kind !== "user") return work(tx);
  const mine = { actorId: actor.userId, key: idempotency.key };
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ ...mine, route: idempotency.route, bodyHash: idempotency.bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .catch((error: unknown) => {
      // The first request with this key is still running.
      throw sqlState(error) === lockNotAvailable ? inProgress() : error;
    });
  const isMine = and(eq(idempotencyKeys.actorId, mine.actorId), eq(idempotencyKeys.key, mine.key));
  if (inserted.length === 0) return firstAnswer<T>(idempotency, await tx.select().from(idempotencyKeys).where(isMine));
  const answer = await work(tx);
  await tx
    .update(idempotencyKeys)
    .set({ answer: superjson.stringify(answer), isDone: true })
    .where(isMine);
  return answer;
}

/** Forgets the answer that an idempotency key has, so that the next call with it runs again. */
export async function forgetAnswer({ db, actor, idempotency }: Pick<TransactContext, "db" | "actor" | "idempotency">): Promise<void> {
  if (idempotency === undefined || actor.kind !== "user") return;
  await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.actorId, actor.userId), eq(idempotencyKeys.key, idempotency.key)));
}

const inProgress = () => conflict("in_progress", "The same request is still running. Wait a moment, then look again.");

function firstAnswer<T>(asked: Idempotency, rows: (typeof idempotencyKeys.$inferSelect)[]): T {
  const [row] = rows;
  if (row === undefined || row.answer === null) throw inProgress();
  if (row.route !== asked.route || row.bodyHash !== asked.bodyHash)
    throw conflict("idempotency_key_reused", "This Idempotency-Key was used for another request. Send a new one.");
  return superjson.parse<T>(row.answer);
}

/**
 * Commits this transaction asynchronously: the commit does not wait for the disk. For work that is done in batches and stores its
 * position with each batch: after a crash it repeats the last batches. The last transaction of such work commits synchronously.
 */
export async function useAsynchronousCommit(tx: Tx): Promise<void> {
  await tx.execute(sql`set local synchronous_commit = off`);
}
