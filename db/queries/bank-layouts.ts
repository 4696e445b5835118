import { asc, eq, sql } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { bankLayouts } from "../schema/payments.ts";

export type BankLayoutRow = typeof bankLayouts.$inferSelect;
export type NewBankLayout = Pick<BankLayoutRow, "name" | "layout" | "updatedBy" | "updatedAt">;

/** Every layout with the name of who saved it last (null for the product's own): those that are offered first, then by name. */
export async function selectBankLayouts(db: Db | Tx): Promise<(BankLayoutRow & { readonly updatedByName: string | null })[]> {
  const rows = await db
    .select({ row: bankLayouts, updatedByName: users.name })
    .from(bankLayouts)
    .leftJoin(users, eq(users.id, bankLayouts.updatedBy))
    .orderBy(asc(bankLayouts.isRetired), asc(sql`lower(${bankLayouts.name})`));
  return rows.map(({ row, updatedByName }) => ({ ...row, updatedByName }));
}

/** Locks a layout. @throws not_found */
export async function lockBankLayout(tx: Tx, id: string): Promise<BankLayoutRow> {
  const [row] = await tx.select().from(bankLayouts).where(eq(bankLayouts.id, id)).for("update");
  if (row === undefined) throw notFound("layout_not_found", batchMessages.layoutNotFound);
  return row;
}

/** Reads a layout and keeps it as it is until the commit. @throws not_found */
export async function lockBankLayoutShared(tx: Tx, id: string): Promise<BankLayoutRow> {
  const [row] = await tx.select().from(bankLayouts).where(eq(bankLayouts.id, id)).for("share");
  if (row === undefined) throw notFound("layout_not_found", batchMessages.layoutNotFound);
  return row;
}

export async function insertBankLayout(tx: Tx, values: NewBankLayout): Promise<BankLayoutRow> {
  const [row] = await tx.insert(bankLayouts).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** The layouts that the product brings; a name that is there already is left as it is. */
export async function insertStartingLayouts(tx: Tx, layouts: readonly NewBankLayout[]): Promise<void> {
  if (layouts.length > 0)
    await tx
      .insert(bankLayouts)
      .values([...layouts])
      .onConflictDoNothing();
}

export async function updateBankLayout(
  tx: Tx,
  { id, version }: Pick<BankLayoutRow, "id" | "version">,
  values: Partial<NewBankLayout> & Partial<Pick<BankLayoutRow, "isRetired">>,
): Promise<BankLayoutRow> {
  const [row] = await tx
    .update(bankLayouts)
    .set({ ...values, version: version + 1 })
    .where(eq(bankLayouts.id, id))
    .returning();
  if (row === undefined) throw new Error("update returned no row");
  return row;
}
