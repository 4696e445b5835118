import type { Db } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { markMadeUpDeadDone, selectKnownKeys } from "#db/queries/outbox.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { dailyWork, isDue } from "#domain/notifications/reminders.ts";

const sweeps = ["sweep-files", "sweep-rows", "scan-past"] as const;
const daily = Object.keys(dailyWork) as (keyof typeof dailyWork)[]; // keys of a literal object

/**
 * Enqueues one sweep of each kind and one look of the radar at the past an hour, and the daily jobs once a day, also with several
 * workers. A daily job that was missed while none ran is enqueued by the first worker that runs on the same day. A dead one is not
 * tried again: the next hour or day does its work, and then it counts as done.
 */
export async function askForScheduled(db: Db, now: Date): Promise<void> {
  const hour = now.toISOString().slice(0, "2026-01-01T00".length);
  const today = calendarDateInIndia(now);
  const due = [
    ...sweeps.map((name) => ({ name, key: `${name}-${hour}` })),
    ...daily.flatMap((name) => (isDue(dailyWork[name], now) ? [{ name, key: `${name}-${today}` }] : [])),
  ];
  await db.transaction(async (tx) => {
    const known = await selectKnownKeys(
      tx,
      due.map(({ key }) => key),
    );
    for (const { name, key } of due) if (!known.has(key)) await enqueue(tx, name, {}, { key });
    await markMadeUpDeadDone(tx, [...sweeps, ...daily]);
  });
}
