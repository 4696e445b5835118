import { eq } from "drizzle-orm";
import type { Db, Tx } from "../client.ts";
import { users } from "../schema/accounts.ts";
import { reimbursements } from "../schema/reimbursements.ts";

/** How many accounts there are; a database with none is empty. */
export const countUsers = (db: Db): Promise<number> => db.$count(users);

/** The next login of this user has to set a new password. */
export async function expirePassword(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ passwordExpiredAt: at }).where(eq(users.id, userId));
}

/** Which scheme and state, as "product DRAFT", there is a reimbursement of. */
export async function listPlayed(db: Db): Promise<Set<string>> {
  const rows = await db.selectDistinct({ scheme: reimbursements.scheme, state: reimbursements.state }).from(reimbursements);
  return new Set(rows.map(({ scheme, state }) => `${scheme} ${state}`));
}
