import type { Db } from "#db/client.ts";
import { jobIdOf, listQueuedBefore, requeue, type OutboxRow } from "#db/queries/outbox.ts";
import { jobNames, type JobName } from "#domain/jobs.ts";
import type { Logger } from "#server/infra/log.ts";
import type { Broker } from "./broker.ts";
import { startLoop, type Loop } from "./loop.ts";

const everyMs = 30_000;
const queuedSecondsAgo = 120;
const batch = 500;
/** What the queue says of a job that will not run again by itself. */
const lostStates = ["unknown", "failed", "completed"];

async function isLost(broker: Broker, row: OutboxRow): Promise<boolean> {
  const name = jobNames.find((known) => known === row.topic) as JobName; // the relay refuses any other topic
  return lostStates.includes(await broker.stateOf(name, jobIdOf(row)));
}

/**
 * Finds work that was handed over and that the queue has lost, and lets the relay hand it over again. So a flushed or
 * dropped queue loses nothing. Returns how many.
 * @param olderThanSeconds how long ago it was handed over
 */
export async function reconcileOnce(db: Db, broker: Broker, olderThanSeconds: number = queuedSecondsAgo): Promise<number> {
  let found = 0;
  for (const row of await listQueuedBefore(db, olderThanSeconds, batch)) {
    if (!(await isLost(broker, row))) continue;
    await requeue(db, row);
    found += 1;
  }
  return found;
}

/** @source security.md 4.4 */
export function startReconciler(db: Db, broker: Broker, log: Logger): Loop {
  return startLoop("reconciler", everyMs, log, async () => {
    const found = await reconcileOnce(db, broker);
    if (found > 0) log.warn({ found, event: "jobs_requeued" });
    return false;
  });
}
