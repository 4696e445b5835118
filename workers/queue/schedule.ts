import type { Db } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { dailyWork, isDue } from "#domain/notifications/reminders.ts";

const sweeps = ["sweep-files", "sweep-rows", "scan-past"] as const;
const daily = Object.keys(dailyWork) as (keyof typeof dailyWork)[]; // keys of a literal object

/**
 * Enqueues one sweep of each kind and one look of the radar at the past an hour, and the daily jobs once a day, also with several
 * workers. A daily job that was missed while none ran is enqueued by the first worker that runs on the same day.
 */
export async function askForScheduled(db: Db, now: Date): Promise<void> {
  const hour = now.toISOString().slice(0, "2026-01-01T00".length);
  const today = calendarDateInIndia(now);
  await db.transaction(async (tx) => {
    for (const name of sweeps) await enqueue(tx, name, {}, { key: `${name}-${hour}` });
    for (const name of daily) if (isDue(dailyWork[name], now)) await enqueue(tx, name, {}, { key: `${name}-${today}` });
  });
}
