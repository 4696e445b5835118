import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { id, instant } from "./columns.ts";

/**
 * What has to be done because something was written: committed with its cause, handed to the queue by the relay, and
 * done when its handler says so in the transaction of its own effect. The payload holds ids only.
 * @source security.md 4.4
 */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    topic: text().notNull(),
    /** Two rows with one key are one obligation. */
    key: text(),
    payload: jsonb().notNull(),
    notBefore: instant().notNull().defaultNow(),
    queuedAt: instant(),
    doneAt: instant(),
    /** Given up; waits for a person. */
    deadAt: instant(),
    /** Starts whose end was recorded as a failure. */
    attempts: integer().notNull().default(0),
    /** Starts, whether they ended or not: a job that keeps killing its worker is found by them. */
    starts: integer().notNull().default(0),
    leaseToken: uuid(),
    startedAt: instant(),
    /** How often the work was queued again; part of the job's id there. */
    requeues: integer().notNull().default(0),
    lastError: text(),
    /** Under which the log knows the request or job that asked for this. */
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
    index("outbox_dead_index")
      .on(t.deadAt)
      .where(sql`dead_at is not null`),
    check("outbox_one_end", sql`${t.doneAt} is null or ${t.deadAt} is null`),
  ],
);
