import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../client.ts";
import { auditEntries, auditHead } from "../schema/audit.ts";

const Columns = z.array(z.string().nullable());

/** Adds an entry. The database seals it when the transaction commits, so it may stand anywhere in the transaction. */
export async function insertAuditEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** Where the chain ends, as its head says. */
export async function getAuditHead(db: Db): Promise<{ readonly seq: number; readonly hash: string }> {
  const [head] = await db.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead);
  if (head === undefined) throw new Error("the migration of the audit trail makes the head of its chain");
  return head;
}

/** A seal with the columns that it was made of, as the database writes them; null for all when the entry is gone. */
export type SealedEntry = { readonly seq: number; readonly hash: string; readonly columns: readonly (string | null)[] | null };

/** The next seals of the chain after a number, with their entries. The columns stand in the order of `audit_text` in the migration. */
export async function sealsAfter(db: Db, seq: number, limit: number): Promise<SealedEntry[]> {
  const rows = await db.execute<{ seq: string; hash: string; columns: string | null }>(sql`
    select c.seq::text, c.hash, case when e.id is null then null else to_json(array[
      e.id::text, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.event, e.outcome,
      e.actor_kind, e.actor_id::text, e.actor_name::text, e.actor_role, e.firm_id::text,
      e.subject_kind, e.subject_id, e.door, e.ip, e.user_agent, e.request_id, e.session_id::text,
      e.detail::text])::text end as columns
    from audit_chain c left join audit_entries e on e.id = c.entry_id
    where c.seq > ${seq} order by c.seq limit ${limit}`);
  return rows.map((row) => ({ seq: Number(row.seq), hash: row.hash, columns: row.columns === null ? null : Columns.parse(JSON.parse(row.columns)) }));
}

/** Entries by id after one, and whether each is in the chain. */
export async function entriesInChain(db: Db, afterId: number, limit: number): Promise<{ readonly id: number; readonly isSealed: boolean }[]> {
  const rows = await db.execute<{ id: string; is_sealed: boolean }>(sql`
    select e.id::text, exists (select from audit_chain c where c.entry_id = e.id) as is_sealed
    from audit_entries e where e.id > ${afterId} order by e.id limit ${limit}`);
  return rows.map((row) => ({ id: Number(row.id), isSealed: row.is_sealed }));
}
