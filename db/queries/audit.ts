import { and, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../connection/client.ts";
import type { AuditEvent, AuditOutcome } from "#domain/audit/events.ts";
import { users } from "../schema/accounts.ts";
import { auditChain, auditEntries, auditHead } from "../schema/audit.ts";
import { firms } from "../schema/members.ts";

const Columns = z.array(z.string().nullable());

/** Adds an entry. The database seals it at the commit, so it may be written anywhere in a transaction or alone. */
export async function insertAuditEntry(db: Db | Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** The end of the chain, from its head row. */
export async function getAuditHead(db: Db): Promise<{ readonly seq: number; readonly hash: string }> {
  const [head] = await db.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead);
  if (head === undefined) throw new Error("the migration of the audit trail makes the head of its chain");
  return head;
}

/** A seal with the columns that it was made of, as the database writes them; null for all when the entry is gone. */
export type SealedEntry = { readonly seq: number; readonly hash: string; readonly columns: readonly (string | null)[] | null };

/** The next seals of the chain after a number, with their entries. The columns are in the order of `audit_text` in the migration. */
export async function selectSealsAfter(db: Db, seq: number, limit: number): Promise<SealedEntry[]> {
  const rows = await db.execute<{ seq: string; hash: string; columns: string | null }>(sql`
    select c.seq::text, c.hash, case when e.id is null then null else to_json(array[
      e.id::text, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.event, e.outcome,
      e.actor_kind, e.actor_id::text, e.actor_name::text, e.actor_role, e.firm_id::text,
      e.subject_kind, e.subject_id, e.transport, e.ip, e.user_agent, e.request_id, e.session_id::text,
      e.detail::text])::text end as columns
    from audit_chain c left join audit_entries e on e.id = c.entry_id
    where c.seq > ${seq} order by c.seq limit ${limit}`);
  return rows.map((row) => ({ seq: Number(row.seq), hash: row.hash, columns: row.columns === null ? null : Columns.parse(JSON.parse(row.columns)) }));
}

/** Entries by id after one, and whether each is in the chain. */
export async function selectChainEntries(db: Db, afterId: number, limit: number): Promise<{ readonly id: number; readonly isSealed: boolean }[]> {
  const rows = await db.execute<{ id: string; is_sealed: boolean }>(sql`
    select e.id::text, exists (select from audit_chain c where c.entry_id = e.id) as is_sealed
    from audit_entries e where e.id > ${afterId} order by e.id limit ${limit}`);
  return rows.map((row) => ({ id: Number(row.id), isSealed: row.is_sealed }));
}

export type AuditRow = typeof auditEntries.$inferSelect;

/** Filters of entries; an undefined one does not filter. */
export type AuditFilter = {
  readonly events: readonly AuditEvent[] | undefined;
  readonly outcome: AuditOutcome | undefined;
  /** The whole e-mail address, or the name of a command or job, in any case. */
  readonly who: string | undefined;
  /** The whole id of a subject. */
  readonly about: string | undefined;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
};

/** Where a page begins: after the entry of this id, towards older or newer ones. */
export type AuditPosition = { readonly beyond: number | undefined; readonly towards: "older" | "newer" };

/**
 * The next entries after a position in time: newest first, or oldest first. Each event of a group is read from its own index
 * range, so that a rare group is found as fast as a frequent one.
 */
export async function selectAuditEntries(
  db: Db,
  { events, ...filter }: AuditFilter,
  { beyond, towards }: AuditPosition,
  limit: number,
): Promise<AuditRow[]> {
  const wanted = conditionsOf(filter, beyond, towards);
  const order = towards === "older" ? sql`at desc, id desc` : sql`at, id`;
  if (events === undefined)
    return db
      .select()
      .from(auditEntries)
      .where(and(...wanted))
      .orderBy(order)
      .limit(limit);
  const ofEvent = (event: AuditEvent): SQL =>
    sql`(select id, at from ${auditEntries} where ${and(eq(auditEntries.event, event), ...wanted)} order by ${order} limit ${limit})`;
  const newest = sql`select id from (${sql.join(events.map(ofEvent), sql` union all `)}) as of_group order by ${order} limit ${limit}`;
  return db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.id} in (${newest})`)
    .orderBy(order);
}

function conditionsOf(filter: Omit<AuditFilter, "events">, beyond: number | undefined, towards: AuditPosition["towards"]): (SQL | undefined)[] {
  const { outcome, who, about, from, before } = filter;
  const place = sql`((select p.at from ${auditEntries} p where p.id = ${beyond ?? null}), ${beyond ?? null}::bigint)`;
  return [
    outcome === undefined ? undefined : eq(auditEntries.outcome, outcome),
    who === undefined ? undefined : sql`${auditEntries.actorName} = ${who}::citext`,
    about === undefined ? undefined : eq(auditEntries.subjectId, about),
    from === undefined ? undefined : gte(auditEntries.at, from),
    before === undefined ? undefined : lt(auditEntries.at, before),
    beyond === undefined ? undefined : sql`(${auditEntries.at}, ${auditEntries.id}) ${sql.raw(towards === "older" ? "<" : ">")} ${place}`,
  ];
}

/** The current names of users and firms, by their ids. Deleted ones are left out. */
export async function selectSubjectNames(
  db: Db,
  ids: { readonly users: readonly string[]; readonly firms: readonly string[] },
): Promise<Map<string, string>> {
  const [people, companies] = [
    ids.users.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.email })
          .from(users)
          .where(inArray(users.id, [...ids.users])),
    ids.firms.length === 0
      ? []
      : await db
          .select({ id: firms.id, name: firms.name })
          .from(firms)
          .where(inArray(firms.id, [...ids.firms])),
  ];
  return new Map([...people, ...companies].map(({ id, name }) => [id, name]));
}

/** The seals of entries, by their ids. */
export async function selectSeals(db: Db, ids: readonly number[]): Promise<Map<number, { readonly seq: number; readonly hash: string }>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(auditChain)
          .where(inArray(auditChain.entryId, [...ids]));
  return new Map(rows.map(({ entryId, seq, hash }) => [entryId, { seq, hash }]));
}
