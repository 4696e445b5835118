import { bulkMailsPerMinute, type JobName, type JobPayload } from "#domain/jobs.ts";
import type { Tx } from "../connection/client.ts";
import { enqueueAll } from "../outbox/enqueue.ts";
import { countOpenWork, selectKnownKeys } from "./outbox.ts";

const insertedAtOnce = 1_000;

/**
 * Enqueues jobs of one name that each write to one firm; no key twice. They become due in parts, no more per minute than e-mails to many,
 * after those of this name that wait already. A key that a job has or had takes no place in a part. Returns the keys that no job had.
 */
export async function insertWorkInParts<N extends JobName>(
  tx: Tx,
  name: N,
  added: readonly { readonly payload: JobPayload<N>; readonly key: string }[],
): Promise<ReadonlySet<string>> {
  const fresh = new Set<string>();
  if (added.length === 0) return fresh;
  const waiting = await countOpenWork(tx, name);
  for (let at = 0; at < added.length; at += insertedAtOnce) {
    const portion = added.slice(at, at + insertedAtOnce);
    const known = await selectKnownKeys(
      tx,
      portion.map(({ key }) => key),
    );
    const spread = portion.map(({ payload, key }) => {
      const pauseSeconds = 60 * Math.floor((waiting + fresh.size) / bulkMailsPerMinute);
      if (!known.has(key)) fresh.add(key);
      return { payload, options: { key, pauseSeconds } };
    });
    await enqueueAll(tx, name, spread);
  }
  return fresh;
}
