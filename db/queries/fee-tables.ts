import { and, asc, desc, eq, max, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "#domain/errors.ts";
import { feeMessages } from "#domain/members/fee-messages.ts";
import { feeTableOf, type FeeTable } from "#domain/members/membership-fees.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { feeTables } from "../schema/fees.ts";

export type FeeTableRow = typeof feeTables.$inferSelect;
export type NewFeeTable = typeof feeTables.$inferInsert;

/** The published table of each financial year; of several the last. */
export async function selectPublishedFees(db: Db | Tx): Promise<FeeTable[]> {
  const rows = await db
    .selectDistinctOn([feeTables.financialYear], { financialYear: feeTables.financialYear, fees: feeTables.fees })
    .from(feeTables)
    .where(eq(feeTables.state, "published"))
    .orderBy(asc(feeTables.financialYear), desc(feeTables.number));
  return rows.map(({ financialYear, fees }) => feeTableOf(financialYear, fees));
}

/** When a table was last published; null while none is. */
export async function findFeesPublishedAt(db: Db | Tx): Promise<Date | null> {
  const [row] = await db.select({ at: max(feeTables.publishedAt) }).from(feeTables);
  return row?.at ?? null;
}

/** The published table of a year with the id of its row, of several the last; undefined while none is published. */
export async function findPublishedFees(db: Db | Tx, financialYear: string): Promise<(FeeTable & { readonly id: string }) | undefined> {
  const [row] = await db
    .select({ id: feeTables.id, fees: feeTables.fees })
    .from(feeTables)
    .where(and(eq(feeTables.state, "published"), eq(feeTables.financialYear, financialYear)))
    .orderBy(desc(feeTables.number))
    .limit(1);
  return row && { id: row.id, ...feeTableOf(financialYear, row.fees) };
}

/** A table by the id of its row. @throws not_found */
export async function getFeeTable(db: Db | Tx, id: string): Promise<FeeTable & { readonly id: string }> {
  const [row] = await db.select().from(feeTables).where(eq(feeTables.id, id));
  if (row === undefined) throw notFound("fees_not_found", feeMessages.notFound);
  return { id, ...feeTableOf(row.financialYear, row.fees) };
}

const preparers = alias(users, "preparers");
const publishers = alias(users, "publishers");

/** A table with the names of the people who prepared and published it; null for the product's own. */
export type NamedFeeTable = FeeTableRow & { readonly preparedByName: string | null; readonly publishedByName: string | null };

/** Every table that was not discarded, the newest year first. */
export async function selectFeeTables(db: Db | Tx): Promise<NamedFeeTable[]> {
  const rows = await db
    .select({ row: feeTables, preparedByName: preparers.name, publishedByName: publishers.name })
    .from(feeTables)
    .leftJoin(preparers, eq(preparers.id, feeTables.preparedBy))
    .leftJoin(publishers, eq(publishers.id, feeTables.publishedBy))
    .where(ne(feeTables.state, "discarded"))
    .orderBy(desc(feeTables.financialYear), desc(feeTables.number));
  return rows.map(({ row, ...names }) => ({ ...row, ...names }));
}

/** Locks a table, of any state. @throws not_found */
export async function lockFeeTable(tx: Tx, id: string): Promise<FeeTableRow> {
  const [row] = await tx.select().from(feeTables).where(eq(feeTables.id, id)).for("update");
  if (row === undefined) throw notFound("fees_not_found", feeMessages.notFound);
  return row;
}

/** The number that the next table of a year has. */
export async function getNextFeeNumber(tx: Tx, financialYear: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(feeTables.number) })
    .from(feeTables)
    .where(eq(feeTables.financialYear, financialYear));
  return (row?.last ?? 0) + 1;
}

export async function insertFeeTable(tx: Tx, values: NewFeeTable): Promise<FeeTableRow> {
  const [row] = await tx.insert(feeTables).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Changes a draft that the caller has locked; a published table never changes. */
export async function updateFeeDraft(tx: Tx, id: string, values: Partial<NewFeeTable>): Promise<FeeTableRow> {
  const [row] = await tx
    .update(feeTables)
    .set(values)
    .where(and(eq(feeTables.id, id), eq(feeTables.state, "draft")))
    .returning();
  if (row === undefined) throw new Error("only a draft changes");
  return row;
}

/** Whether there is any table, be it a discarded draft. */
export const hasFeeTables = async (db: Db | Tx): Promise<boolean> => (await db.$count(feeTables)) > 0;
