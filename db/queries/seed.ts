import { eq } from "drizzle-orm";
import type { Db, Tx } from "../client.ts";
import { users } from "../schema/accounts.ts";

/** How many accounts there are; a database with none is empty. */
export const countUsers = (db: Db): Promise<number> => db.$count(users);

/** The next login of this user has to set a new password. */
export async function expirePassword(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ passwordExpiredAt: at }).where(eq(users.id, userId));
}
