import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { id, instant } from "./columns.ts";

/**
 * Background work: committed with its cause, handed to the queue by the relay, and marked as done by its handler in the
 * transaction of its own effect. The payload holds ids only.
 * @source security.md 4.4
 */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    topic: text().notNull(),
    /** Two rows with one key are one piece of work. */
    key: text(),
    payload: jsonb().notNull(),
    notBefore: instant().notNull().defaultNow(),
    queuedAt: instant(),
    doneAt: instant(),
    /** Dead; waits for a person. */
    deadAt: instant(),
    /** Starts that ended with a failure. */
    attempts: integer().notNull().default(0),
    /** All starts, ended or not: they reveal a job that keeps killing its worker. */
    starts: integer().notNull().default(0),
    leaseToken: uuid(),
    startedAt: instant(),
    /** Since when a service that the job needs has not answered it; null when it answered last time. */
    waitingSince: instant(),
    /** How often the work was queued again; part of the job's id there. */
    requeues: integer().notNull().default(0),
    lastError: text(),
    /** The id of the request or job that asked for this, as in the log. */
    requestId: text(),
    /** The trace of that request, as W3C Trace Context. */
    traceparent: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("outbox_key_unique").on(t.key),
    index("outbox_waiting_index")
      .on(t.notBefore, t.id)
      .where(sql`queued_at is null and done_at is null and dead_at is null`),
    index("outbox_open_index")
      .on(t.queuedAt)
      .where(sql`queued_at is not null and done_at is null and dead_at is null`),
    // What operators count, by name: most rows are done.
    index("outbox_topic_index")
      .on(t.topic, t.notBefore)
      .where(sql`done_at is null`),
    index("outbox_dead_index")
      .on(t.deadAt)
      .where(sql`dead_at is not null`),
    check("outbox_one_end", sql`${t.doneAt} is null or ${t.deadAt} is null`),
  ],
);
