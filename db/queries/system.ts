import { and, desc, eq, isNotNull, max, sql } from "drizzle-orm";
import { council } from "#domain/council.ts";
import type { Db, Tx } from "../connection/client.ts";
import { mail } from "../schema/mail.ts";
import { operatorRuns } from "../schema/operator-runs.ts";
import { outbox } from "../schema/outbox.ts";
import { isWaitingWork } from "./outbox.ts";

/** The `application_name` of workers. */
const workerName = `${council.slug}-worker`;

/** The state of the jobs of one name. */
export type WorkOfTopic = {
  readonly topic: string;
  /** Due or running. */
  readonly open: number;
  /** Of these, the running ones. */
  readonly running: number;
  /** Planned for later: a pause before the next attempt, or a date. */
  readonly later: number;
  readonly dead: number;
  /** Seconds since the oldest job that waits for a worker became due; 0 without one. */
  readonly oldestDueSeconds: number;
  /** The same for jobs that are not queued yet. */
  readonly lagSeconds: number;
};

/** Every job name with open or dead jobs; others are left out. */
export async function selectWorkByTopic(db: Db): Promise<WorkOfTopic[]> {
  const rows = await db.execute<Record<Exclude<keyof WorkOfTopic, "topic">, string> & { topic: string }>(sql`
    select topic,
      count(*) filter (where dead_at is null and not_before <= now()) as "open",
      count(*) filter (where dead_at is null and lease_token is not null) as "running",
      count(*) filter (where dead_at is null and not_before > now()) as "later",
      count(*) filter (where dead_at is not null) as "dead",
      coalesce(extract(epoch from now() - min(not_before) filter (where dead_at is null and ${isWaitingWork})), 0) as "oldestDueSeconds",
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

/** How many e-mails are in which state. */
export type MailCounts = {
  readonly waiting: number;
  /** Of these, the ones that the mail server did not take at the last attempt. */
  readonly delayed: number;
  /** What the mail server answered for the newest of them. */
  readonly delayedBy: string | null;
  /** Refused for good in the last 30 days. */
  readonly problems: number;
};

export async function countMail(db: Db): Promise<MailCounts> {
  const [row] = await db.execute<{ waiting: string; delayed: string; delayedBy: string | null; problems: string }>(sql`
    select count(*) filter (where state <> 'failed') as waiting,
      count(*) filter (where state <> 'failed' and last_error is not null) as delayed,
      (array_agg(last_error order by created_at desc) filter (where state <> 'failed' and last_error is not null))[1] as "delayedBy",
      count(*) filter (where state = 'failed' and created_at > now() - interval '30 days') as problems
    from mail where state in ('queued', 'sending', 'failed')`);
  return {
    waiting: Number(row?.waiting ?? 0),
    delayed: Number(row?.delayed ?? 0),
    delayedBy: row?.delayedBy ?? null,
    problems: Number(row?.problems ?? 0),
  };
}

/** The current instant by the database's clock. */
export async function getDatabaseNow(db: Db): Promise<Date> {
  const [row] = await db.execute<{ ms: string }>(sql`select extract(epoch from now()) * 1000 as ms`);
  if (row === undefined) throw new Error("select returned no row");
  return new Date(Number(row.ms));
}

/** Version, size and connections of the database. */
export type DatabaseFacts = {
  readonly version: string;
  readonly sizeBytes: number;
  readonly connections: number;
  readonly maxConnections: number;
  /** Connections that workers hold; none means that no worker runs. */
  readonly workerConnections: number;
};

export async function getDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const [row] = await db.execute<{ version: string; size: string; all: string; most: string; workers: string }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      current_setting('max_connections') as most,
      (select sum(numbackends) from pg_stat_database) as "all",
      (select count(*) from pg_stat_activity where datname = current_database() and application_name = ${workerName}) as workers`);
  if (row === undefined) throw new Error("select returned no row");
  return {
    version: row.version.split(" ", 1)[0] ?? row.version,
    sizeBytes: Number(row.size),
    connections: Number(row.all),
    maxConnections: Number(row.most),
    workerConnections: Number(row.workers),
  };
}

/** The instant of the last sent e-mail. */
export async function findLastMailSentAt(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: max(mail.sentAt) })
    .from(mail)
    .where(eq(mail.state, "sent"));
  return row?.at ?? undefined;
}

/** A refused e-mail. */
export type MailProblemRow = Pick<
  typeof mail.$inferSelect,
  "id" | "kind" | "email" | "lastError" | "attempts" | "createdAt" | "requestId" | "dropAfter"
> & { readonly isLinkClosed: boolean };

/** The link of an activation mail opens nothing any more: it was used or replaced, or its login was activated or closed. */
const isLinkClosed = sql<boolean>`(mail.kind = 'activation' and not exists (
  select from activation_links l join users u on u.id = l.user_id left join firms f on f.id = u.firm_id
  where l.id = (mail.params ->> 'linkId')::uuid and l.used_at is null and l.superseded_at is null
    and coalesce(u.activated_at, u.deactivated_at, f.deactivated_at) is null))`;

const isProblem = and(eq(mail.state, "failed"), sql`${mail.createdAt} > now() - interval '30 days'`);

/** E-mails of the last 30 days that were refused permanently, newest first. */
export async function selectMailProblems(db: Db, page: { offset: number; limit: number }): Promise<{ rows: MailProblemRow[]; count: number }> {
  const [rows, count] = await Promise.all([
    db
      .select({
        id: mail.id,
        kind: mail.kind,
        email: mail.email,
        lastError: mail.lastError,
        attempts: mail.attempts,
        createdAt: mail.createdAt,
        requestId: mail.requestId,
        dropAfter: mail.dropAfter,
        isLinkClosed,
      })
      .from(mail)
      .where(isProblem)
      .orderBy(desc(mail.createdAt), desc(mail.id))
      .offset(page.offset)
      .limit(page.limit),
    db.$count(mail, isProblem),
  ]);
  return { rows, count };
}

/** Sets a refused e-mail back to `queued`; undefined if it is not refused (any more). The caller rolls back when it is too late. */
export async function markRefusedMailQueued(tx: Tx, id: string): Promise<Pick<MailProblemRow, "email" | "dropAfter" | "isLinkClosed"> | undefined> {
  const [row] = await tx
    .update(mail)
    .set({ state: "queued", attempts: 0, lastError: null })
    .where(and(eq(mail.id, id), eq(mail.state, "failed")))
    .returning({ email: mail.email, dropAfter: mail.dropAfter, isLinkClosed });
  return row;
}

/** The dead job of an e-mail, if it has one. */
export async function findDeadLetterOfMail(tx: Tx, mailId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.topic, "send-mail"), isNotNull(outbox.deadAt), sql`${outbox.payload} ->> 'mailId' = ${mailId}`))
    .for("update");
  return row?.id;
}

/**
 * Discards a dead job with the reason of the person who decided that; false if it does not exist any more. A combined PDF can be asked for
 * again: its job gives up its key.
 */
export async function markDeadLetterDiscarded(tx: Tx, id: string, reason: string): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set({
      deadAt: null,
      doneAt: sql`now()`,
      key: sql`case when ${outbox.topic} <> 'build-dossier' then ${outbox.key} end`,
      lastError: sql`'Discarded: ' || ${reason} || ' (' || coalesce(${outbox.lastError}, '') || ')'`,
    })
    .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt)))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

export type OperatorRun = typeof operatorRuns.$inferSelect;

/** Records the end of an operator's command and its result. */
export async function insertOperatorRun(db: Db | Tx, run: Pick<OperatorRun, "kind" | "outcome" | "detail">): Promise<void> {
  await db.insert(operatorRuns).values(run);
}

/** The newest run of each command. */
export async function selectLastOperatorRuns(db: Db): Promise<OperatorRun[]> {
  return db.selectDistinctOn([operatorRuns.kind]).from(operatorRuns).orderBy(operatorRuns.kind, desc(operatorRuns.endedAt));
}

/** Whether a check found stored files missing or damaged, and no check of all files has found none since. */
export async function hasDamagedFiles(db: Db): Promise<boolean> {
  const [row] = await db.execute<{ has: boolean }>(sql`
    select exists (
      select from operator_runs where kind = 'files_verify' and outcome = 'failed' and ended_at > coalesce(
        (select max(ended_at) from operator_runs where kind = 'files_verify' and outcome = 'done' and detail ->> 'scope' = 'all'), '-infinity')
    ) as has`);
  return row?.has ?? false;
}
