import { and, eq, inArray, lte } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { bankAccounts } from "../schema/payments.ts";

export type BankAccountRow = typeof bankAccounts.$inferSelect;

/** The confirmed accounts of firms to which money may be sent at this instant, by firm id; a firm without one is absent. */
export async function selectUsableAccounts(db: Db | Tx, firmIds: readonly string[], at: Date): Promise<ReadonlyMap<string, BankAccountRow>> {
  if (firmIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bankAccounts)
    .where(and(inArray(bankAccounts.firmId, [...new Set(firmIds)]), eq(bankAccounts.state, "confirmed"), lte(bankAccounts.usableFrom, at)));
  return new Map(rows.map((row) => [row.firmId, row]));
}
