import { eq } from "drizzle-orm";
import type { Db, Tx } from "../client.ts";
import { users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";

/** How many accounts there are; a database with none is empty. */
export const countUsers = (db: Db): Promise<number> => db.$count(users);

export async function insertFirm(tx: Tx, values: typeof firms.$inferInsert): Promise<string> {
  const [row] = await tx.insert(firms).values(values).returning({ id: firms.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

export async function insertUser(tx: Tx, values: typeof users.$inferInsert): Promise<string> {
  const [row] = await tx.insert(users).values(values).returning({ id: users.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** The next login of this user has to set a new password. */
export async function expirePassword(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ passwordExpiredAt: at }).where(eq(users.id, userId));
}
