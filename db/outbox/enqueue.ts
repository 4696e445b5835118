import { isNotNull, sql } from "drizzle-orm";
import { jobs, type JobName, type JobPayload } from "#domain/jobs.ts";
import type { Tx } from "../connection/client.ts";
import { outbox } from "../schema/outbox.ts";

/** On which the database says, at a commit, that there is new work. A worker that misses it looks by itself a second later. */
export const outboxChannel = "outbox";

/** On whose behalf a transaction writes: the request or job, and where it stands in a trace. */
export type Cause = { readonly requestId: string; readonly traceparent?: string | undefined };

const causes = new WeakMap<Tx, Cause>();

/** Says on whose behalf a transaction writes; what it asks for in the background then carries that name. */
export function writeInNameOf(tx: Tx, cause: Cause | undefined): void {
  if (cause !== undefined) causes.set(tx, cause);
}

/** On whose behalf the transaction writes; undefined when nobody has said so. */
export const causeOf = (tx: Tx): Cause | undefined => causes.get(tx);

/**
 * Writes down a piece of background work in the transaction of its cause; the relay hands it to the queue after the
 * commit: at once, at an instant of the program's clock (`notBefore`), or after a pause by the database's (`pauseSeconds`). A key
 * that is there already makes one obligation of two; if that one was given up, it is tried again.
 */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayload<N>,
  options: { key?: string; notBefore?: Date; pauseSeconds?: number } = {},
): Promise<void> {
  const { requestId, traceparent } = causeOf(tx) ?? {};
  await tx
    .insert(outbox)
    .values({
      topic: name,
      payload: jobs[name].payload.parse(payload),
      key: options.key ?? null,
      requestId: requestId ?? null,
      traceparent: traceparent ?? null,
      ...(options.notBefore === undefined ? {} : { notBefore: options.notBefore }),
      ...(options.pauseSeconds === undefined ? {} : { notBefore: sql`now() + make_interval(secs => ${options.pauseSeconds})` }),
    })
    .onConflictDoUpdate({
      target: outbox.key,
      set: { deadAt: null, queuedAt: null, attempts: 0, starts: 0, requeues: sql`${outbox.requeues} + 1`, notBefore: sql`now()` },
      setWhere: isNotNull(outbox.deadAt),
    })
    .returning({ told: sql`pg_notify(${outboxChannel}, '')::text` });
}
