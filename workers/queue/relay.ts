import type { Db } from "#db/connection/client.ts";
import { markQueued, lockWaitingWork, type WaitingWork } from "#db/queries/outbox.ts";
import { jobNames } from "#domain/jobs.ts";
import type { Broker, QueuedWork } from "./broker.ts";

const batchSize = 100;

/** The id under which the queue knows a piece of work; told again, it gets a fresh one, for a queue remembers what it has ended. */
export function jobIdOf({ id, topic, requeues }: WaitingWork): string {
  return requeues === 0 ? `${topic}-${id}` : `${topic}-${id}-r${requeues}`;
}

const asQueued = (work: WaitingWork): QueuedWork => ({ topic: work.topic, jobId: jobIdOf(work), outboxId: work.id });

/**
 * Hands every piece of work whose time has come to the queue and returns how many those were. Rows stay locked until the queue
 * has taken them: a crash in between hands them over once more under the same id, which the queue ignores.
 * @source security.md 4.4
 */
export async function relayWaiting(db: Db, broker: Pick<Broker, "add">): Promise<number> {
  let relayed = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const waiting = await lockWaitingWork(tx, jobNames, batchSize);
      if (waiting.length === 0) return 0;
      await broker.add(waiting.map(asQueued));
      await markQueued(
        tx,
        waiting.map((work) => work.id),
      );
      return waiting.length;
    });
    relayed += taken;
    if (taken < batchSize) return relayed;
  }
}
