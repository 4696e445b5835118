import { and, eq, inArray } from "drizzle-orm";
import { rightsIn, type UserRight } from "#domain/accounts/rights.ts";
import type { Db, Tx } from "../connection/client.ts";
import { grantedRights } from "../schema/payments.ts";

type Granted = { readonly grantedBy: string | null; readonly grantedAt: Date };

/** Gives a user rights; one that the user has stays as it was given. */
export async function insertRights(tx: Tx, userId: string, rights: readonly UserRight[], granted: Granted): Promise<void> {
  if (rights.length === 0) return;
  await tx
    .insert(grantedRights)
    .values(rights.map((right) => ({ userId, right, ...granted })))
    .onConflictDoNothing();
}

/** The rights of one user, in the order of the table. */
export async function selectRightsOf(db: Db | Tx, userId: string): Promise<UserRight[]> {
  const rows = await db.select({ right: grantedRights.right }).from(grantedRights).where(eq(grantedRights.userId, userId));
  return rightsIn(rows.map(({ right }) => right));
}

export async function deleteRights(tx: Tx, userId: string, rights: readonly UserRight[]): Promise<void> {
  if (rights.length > 0) await tx.delete(grantedRights).where(and(eq(grantedRights.userId, userId), inArray(grantedRights.right, [...rights])));
}
