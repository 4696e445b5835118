import type { Db } from "#db/connection/client.ts";
import { findOverdue, markWorkUnqueued } from "#db/queries/outbox.ts";
import { jobNames } from "#domain/jobs.ts";
import type { Logger } from "#server/infra/log.ts";
import type { Broker } from "./broker.ts";
import { jobIdOf } from "./relay.ts";

const batchSize = 500;

export type ReconcilerOptions = {
  readonly db: Db;
  readonly broker: Pick<Broker, "stateOf">;
  readonly log: Logger;
  /** How long the queue may have had a piece of work before it is asked for it. */
  readonly lostAfterMs: number;
};

/**
 * Finds work that the queue has lost or has ended with although it is not done, and has it told again. So the queue may be emptied
 * at any moment and nothing is lost. Returns how many those were.
 * @source security.md 4.4
 */
export async function requeueLost({ db, broker, log, lostAfterMs }: ReconcilerOptions): Promise<number> {
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
