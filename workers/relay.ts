import type { DbClient } from "#db/client.ts";
import { outboxChannel } from "#db/outbox.ts";
import { jobIdOf, markQueued, takeWaiting } from "#db/queries/outbox.ts";
import { jobNames, type JobName } from "#domain/jobs.ts";
import type { Logger } from "#server/infra/log.ts";
import type { Broker } from "./broker.ts";
import { startLoop, type Loop } from "./loop.ts";

const batch = 100;
const pollMs = 1_000;

const isJobName = (topic: string): topic is JobName => jobNames.some((name) => name === topic);

/**
 * Hands over what waits in the outbox. A row is marked only after the queue has taken it, so a crash in between hands
 * it over twice under one id, and never loses it. Returns how many were handed over.
 */
export async function relayOnce({ db }: Pick<DbClient, "db">, broker: Broker): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await takeWaiting(tx, batch);
    for (const row of rows) {
      if (!isJobName(row.topic)) throw new Error(`outbox row ${row.id} has the unknown topic ${row.topic}`);
      await broker.add(row.topic, jobIdOf(row), { outboxId: row.id });
    }
    await markQueued(
      tx,
      rows.map((row) => row.id),
    );
    return rows.length;
  });
}

/** Relays at each notice and each second, until stopped. @source security.md 4.4 */
export function startRelay(database: DbClient, broker: Broker, log: Logger): Loop {
  const loop = startLoop("relay", pollMs, log, async () => (await relayOnce(database, broker)) === batch);
  const listening = database.sql
    .listen(outboxChannel, () => loop.wake())
    .catch((error: unknown) => log.warn({ err: error, event: "relay_listen_failed" })); // the poll goes on
  return {
    wake: loop.wake,
    async stop() {
      await loop.stop();
      await listening.then((subscription) => (subscription === undefined ? undefined : subscription.unlisten())).catch(() => {});
    },
  };
}
