import { bulkMailsPerMinute, type JobName, type JobPayload } from "#domain/jobs.ts";
import type { Tx } from "../connection/client.ts";
import { enqueueAll } from "../outbox/enqueue.ts";
import { selectKnownKeys } from "./outbox.ts";

const insertedAtOnce = 1_000;

/**
 * Enqueues jobs of one name that each write to one firm; no key twice. They become due in parts, no more per minute than e-mails to many. A
 * key that a job has or had takes no place in a part.
 */
export async function insertWorkInParts<N extends JobName>(
  tx: Tx,
  name: N,
  added: readonly { readonly payload: JobPayload<N>; readonly key: string }[],
): Promise<void> {
  let fresh = 0;
  for (let at = 0; at < added.length; at += insertedAtOnce) {
    const portion = added.slice(at, at + insertedAtOnce);
    const known = await selectKnownKeys(
      tx,
      portion.map(({ key }) => key),
    );
    const spread = portion.map(({ payload, key }) => {
      const pauseSeconds = 60 * Math.floor(fresh / bulkMailsPerMinute);
      fresh += known.has(key) ? 0 : 1;
      return { payload, options: { key, pauseSeconds } };
    });
    await enqueueAll(tx, name, spread);
  }
}
