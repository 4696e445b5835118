import { isNotNull, sql } from "drizzle-orm";
import { jobs, type JobName, type JobPayload } from "#domain/jobs.ts";
import type { Tx } from "../connection/client.ts";
import { outbox } from "../schema/outbox.ts";

/** Channel of the notification of a new job at its commit. A worker that misses it reads the outbox a second later. */
export const outboxChannel = "outbox";

/** What a dead job becomes when it is due again: as if it had never been tried. */
export const requeuedFromStart = {
  deadAt: null,
  queuedAt: null,
  waitingSince: null,
  attempts: 0,
  starts: 0,
  requeues: sql`${outbox.requeues} + 1`,
  notBefore: sql`now()`,
};

/** The request or job that a transaction belongs to, and its trace context. */
export type Cause = { readonly requestId: string; readonly traceparent?: string | undefined };

const causes = new WeakMap<Tx, Cause>();

/** Sets the request or job of a transaction; the jobs that it enqueues then carry its id. */
export function writeInNameOf(tx: Tx, cause: Cause | undefined): void {
  if (cause !== undefined) causes.set(tx, cause);
}

/** The request or job of a transaction; undefined if it was not set. */
export const causeOf = (tx: Tx): Cause | undefined => causes.get(tx);

/**
 * Inserts an outbox row in the transaction of its cause; the relay adds its job to the queue after the
 * commit: at once, at an instant of the program's clock (`notBefore`), or after a pause by the database's clock (`pauseSeconds`). A key
 * that exists already adds no second job; a dead one is requeued.
 */
export async function enqueue<N extends JobName>(tx: Tx, name: N, payload: JobPayload<N>, options: JobOptions = {}): Promise<void> {
  await enqueueAll(tx, name, [{ payload, options }]);
}

type JobOptions = { readonly key?: string; readonly notBefore?: Date; readonly pauseSeconds?: number };
type NewJob<N extends JobName> = { readonly payload: JobPayload<N>; readonly options?: JobOptions };

/** The same for many jobs of one name, in one statement; no key twice. */
export async function enqueueAll<N extends JobName>(tx: Tx, name: N, added: readonly NewJob<N>[]): Promise<void> {
  if (added.length === 0) return;
  const { requestId, traceparent } = causeOf(tx) ?? {};
  await tx
    .insert(outbox)
    .values(
      added.map(({ payload, options = {} }) => ({
        topic: name,
        payload: jobs[name].payload.parse(payload),
        key: options.key ?? null,
        requestId: requestId ?? null,
        traceparent: traceparent ?? null,
        ...(options.notBefore === undefined ? {} : { notBefore: options.notBefore }),
        ...(options.pauseSeconds === undefined ? {} : { notBefore: sql`now() + make_interval(secs => ${options.pauseSeconds})` }),
      })),
    )
    .onConflictDoUpdate({
      target: outbox.key,
      set: requeuedFromStart,
      setWhere: isNotNull(outbox.deadAt),
    })
    .returning({ notified: sql`pg_notify(${outboxChannel}, '')::text` });
}
