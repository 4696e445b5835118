import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { ifscCodes } from "../schema/payments.ts";

export type IfscRow = typeof ifscCodes.$inferSelect;

/** Bank and branch of a code; undefined when the table does not know it. */
export async function findBranch(db: Db | Tx, ifsc: string): Promise<IfscRow | undefined> {
  const [row] = await db.select().from(ifscCodes).where(eq(ifscCodes.ifsc, ifsc));
  return row;
}

/** Whether the office imported a list of branches. */
export async function isIfscTableFilled(db: Db | Tx): Promise<boolean> {
  const [row] = await db.select({ ifsc: ifscCodes.ifsc }).from(ifscCodes).limit(1);
  return row !== undefined;
}

export const countIfscCodes = (db: Db | Tx): Promise<number> => db.$count(ifscCodes);

/** The stored rows of these codes, by code. */
export async function selectBranches(db: Db | Tx, codes: readonly string[]): Promise<ReadonlyMap<string, IfscRow>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(ifscCodes)
    // One parameter: a portion has thousands of codes.
    .where(sql`${ifscCodes.ifsc} in (select jsonb_array_elements_text(${JSON.stringify(codes)}::text::jsonb))`);
  return new Map(rows.map((row) => [row.ifsc, row]));
}

/** Inserts branches, or replaces those with the same codes. */
export async function upsertBranches(tx: Tx, branches: readonly IfscRow[]): Promise<void> {
  const sorted = [...branches].sort((a, b) => (a.ifsc < b.ifsc ? -1 : 1)); // two imports never lock the same rows in opposite order
  await tx.execute(sql`
    insert into ifsc_codes (ifsc, bank, branch)
    select ifsc, bank, branch from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb) as given(ifsc text, bank text, branch text)
    on conflict (ifsc) do update set bank = excluded.bank, branch = excluded.branch`);
}
