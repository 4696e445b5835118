import { and, asc, desc, eq, isNotNull, isNull, max, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "#domain/errors.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { ledgerCloses, ledgerTransactions } from "../schema/ledger.ts";

export type LedgerCloseRow = typeof ledgerCloses.$inferSelect;
export type NamedClose = LedgerCloseRow & { readonly preparedByName: string; readonly closedByName: string | null };

/** The lock that a booking takes shared, in the trigger `ledger_transactions_open`. */
const ledgerLock = 7_241_905;

/** Waits until every booking that has begun is committed, and holds off others until the end of the transaction. */
export async function lockLedger(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ledgerLock})`);
}

/** The last day of the closed periods; undefined while none is closed. */
export async function findClosedThrough(db: Db | Tx): Promise<string | undefined> {
  const [row] = await db
    .select({ on: max(ledgerCloses.throughOn) })
    .from(ledgerCloses)
    .where(isNotNull(ledgerCloses.closedAt));
  return row?.on ?? undefined;
}

/** The day of the first booking that is not taken back on its own day. */
export async function getFirstBookedOn(db: Db | Tx): Promise<string | undefined> {
  const { id, occurredOn, reverses } = ledgerTransactions;
  const [row] = await db
    .select({ day: occurredOn })
    .from(ledgerTransactions)
    .where(
      and(
        sql`not exists (select from ledger_transactions r where r.reverses = ${id} and r.occurred_on = ${occurredOn})`,
        sql`not exists (select from ledger_transactions o where o.id = ${reverses} and o.occurred_on = ${occurredOn})`,
      ),
    )
    .orderBy(asc(occurredOn))
    .limit(1);
  return row?.day;
}

const preparers = alias(users, "preparers");
const closers = alias(users, "closers");

/** All closes, the last month first. */
export async function selectCloses(db: Db): Promise<NamedClose[]> {
  const rows = await db
    .select({ close: ledgerCloses, preparedByName: preparers.name, closedByName: closers.name })
    .from(ledgerCloses)
    .innerJoin(preparers, eq(preparers.id, ledgerCloses.preparedBy))
    .leftJoin(closers, eq(closers.id, ledgerCloses.closedBy))
    .orderBy(desc(ledgerCloses.throughOn));
  return rows.map(({ close, ...names }) => ({ ...close, ...names }));
}

/** The close that waits for a second person. */
export async function findPreparedClose(db: Db | Tx): Promise<LedgerCloseRow | undefined> {
  const [row] = await db.select().from(ledgerCloses).where(isNull(ledgerCloses.closedAt));
  return row;
}

/** @throws a violation of `ledger_closes_through_on_unique` */
export async function insertClose(tx: Tx, values: Pick<LedgerCloseRow, "throughOn" | "preparedBy" | "preparedAt">): Promise<LedgerCloseRow> {
  const [row] = await tx.insert(ledgerCloses).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Only a close that nobody closed: the others stay. */
export async function deletePreparedClose(tx: Tx, id: string): Promise<void> {
  await tx.delete(ledgerCloses).where(and(eq(ledgerCloses.id, id), isNull(ledgerCloses.closedAt)));
}

/** @throws not_found */
export async function lockClose(tx: Tx, id: string): Promise<LedgerCloseRow> {
  const [row] = await tx.select().from(ledgerCloses).where(eq(ledgerCloses.id, id)).for("update");
  if (row === undefined) throw notFound("close_not_found", ledgerMessages.closeNotFound);
  return row;
}

export async function updateCloseDone(tx: Tx, id: string, by: { readonly closedBy: string; readonly closedAt: Date }): Promise<void> {
  await tx.update(ledgerCloses).set(by).where(eq(ledgerCloses.id, id));
}
