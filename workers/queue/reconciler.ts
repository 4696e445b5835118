import type { Db } from "#db/connection/client.ts";
import { findOverdue, markWorkOfFutureDue, markWorkUnqueued } from "#db/queries/outbox.ts";
import { jobNames } from "#domain/jobs.ts";
import type { Logger } from "#server/infra/log.ts";
import type { Broker } from "./broker.ts";
import { jobIdOf } from "./relay.ts";

const batchSize = 500;

export type ReconcilerOptions = {
  readonly db: Db;
  readonly broker: Pick<Broker, "stateOf">;
  readonly log: Logger;
  /** Age of a queued row at which the queue is asked for its job. */
  readonly lostAfterMs: number;
};

/**
 * Finds outbox rows that are not done but whose job the queue has lost or has ended, and requeues them. So the queue may be emptied at any
 * time, and a release may rename its queues: nothing is lost. Work with times of a clock that went back is made due first. Returns
 * how many were requeued.
 * @source security.md 4.4
 */
export async function requeueLost({ db, broker, log, lostAfterMs }: ReconcilerOptions): Promise<number> {
  const ofFuture = await markWorkOfFutureDue(db);
  if (ofFuture > 0) log.warn({ event: "clock_went_back", jobs: ofFuture });
  let requeued = 0;
  for (const topic of jobNames) {
    for (const work of await findOverdue(db, topic, lostAfterMs, batchSize)) {
      const state = await broker.stateOf(topic, jobIdOf(work));
      if (state === "open" || !(await markWorkUnqueued(db, work))) continue;
      requeued += 1;
      log.warn({ event: "job_requeued", job: topic, outboxId: work.id, was: state });
    }
  }
  return requeued;
}
