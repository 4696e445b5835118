import type { Db } from "#db/client.ts";
import { enqueue } from "#db/outbox.ts";

/** Asks for one sweep an hour, however many workers ask. */
export async function askForSweep(db: Db, now: Date): Promise<void> {
  const hour = now.toISOString().slice(0, "2026-01-01T00".length);
  await db.transaction((tx) => enqueue(tx, "sweep-files", {}, { key: `sweep-files-${hour}` }));
}
