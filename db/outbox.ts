import { jobs, type JobName, type JobPayload } from "#domain/jobs.ts";
import { sql } from "drizzle-orm";
import type { Tx } from "./client.ts";
import { outbox } from "./schema/outbox.ts";

/** Where the relay listens; a notice only saves waiting, and is never the only memory of a row. */
export const outboxChannel = "outbox";

/**
 * Writes down a piece of background work in the transaction of its cause; the relay hands it to the queue after the
 * commit. A key that is there already makes one obligation of two.
 */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayload<N>,
  options: { key?: string; notBefore?: Date } = {},
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ topic: name, payload: jobs[name].payload.parse(payload), key: options.key ?? null, ...(options.notBefore === undefined ? {} : { notBefore: options.notBefore }) })
    .onConflictDoNothing({ target: outbox.key });
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`);
}
