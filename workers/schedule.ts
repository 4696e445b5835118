import type { Db } from "#db/client.ts";
import { enqueue } from "#db/outbox.ts";

const sweeps = ["sweep-files", "sweep-rows"] as const;

/** Asks for one sweep of each kind an hour, however many workers ask. */
export async function askForSweeps(db: Db, now: Date): Promise<void> {
  const hour = now.toISOString().slice(0, "2026-01-01T00".length);
  await db.transaction(async (tx) => {
    for (const name of sweeps) await enqueue(tx, name, {}, { key: `${name}-${hour}` });
  });
}
