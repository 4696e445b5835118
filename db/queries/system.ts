import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";

/** How the work of one name stands. */
export type WorkOfTopic = {
  readonly topic: string;
  /** Due or running. */
  readonly open: number;
  /** Of these, those that have begun. */
  readonly running: number;
  /** Planned for later: a pause before the next try, or a date. */
  readonly later: number;
  readonly dead: number;
  /** Since when the oldest that is due has been due; 0 when nothing is. */
  readonly oldestDueSeconds: number;
  /** The same of what the queue has not been told yet. */
  readonly lagSeconds: number;
};

/** Every name that has work open or given up; names without are left out. */
export async function workByTopic(db: Db): Promise<WorkOfTopic[]> {
  const rows = await db.execute<Record<Exclude<keyof WorkOfTopic, "topic">, string> & { topic: string }>(sql`
    select topic,
      count(*) filter (where dead_at is null and not_before <= now()) as "open",
      count(*) filter (where dead_at is null and lease_token is not null) as "running",
      count(*) filter (where dead_at is null and not_before > now()) as "later",
      count(*) filter (where dead_at is not null) as "dead",
      coalesce(extract(epoch from now() - min(not_before) filter (where dead_at is null and not_before <= now())), 0) as "oldestDueSeconds",
      coalesce(extract(epoch from now() - min(not_before) filter (where dead_at is null and queued_at is null and not_before <= now())), 0) as "lagSeconds"
    from outbox where done_at is null group by topic order by topic`);
  return rows.map(({ topic, open, running, later, dead, oldestDueSeconds, lagSeconds }) => ({
    topic,
    open: Number(open),
    running: Number(running),
    later: Number(later),
    dead: Number(dead),
    oldestDueSeconds: Number(oldestDueSeconds),
    lagSeconds: Number(lagSeconds),
  }));
}

/** Letters on their way, and those that were refused for good in the last 30 days. */
export async function countMail(db: Db): Promise<{ waiting: number; problems: number }> {
  const [row] = await db.execute<{ waiting: string; problems: string }>(sql`
    select count(*) filter (where state in ('queued', 'sending')) as waiting,
      count(*) filter (where state = 'failed' and created_at > now() - interval '30 days') as problems
    from mail where state in ('queued', 'sending', 'failed')`);
  return { waiting: Number(row?.waiting ?? 0), problems: Number(row?.problems ?? 0) };
}
