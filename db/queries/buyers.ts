import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { activationLinks, users } from "../schema/accounts.ts";
import { mail } from "../schema/mail.ts";
import { buyerRegistrations, buyers } from "../schema/buyers.ts";
import { isUnerasedBuyer } from "./listed-buyers.ts";
import { deleteMailOfUnconfirmed } from "./mail.ts";

export type BuyerRegistration = typeof buyerRegistrations.$inferSelect;

/** Stores a registration for the worker. Returns false when the same request stored it before, also if the worker has taken it since. */
export async function insertBuyerRegistration(tx: Tx, values: typeof buyerRegistrations.$inferInsert): Promise<boolean> {
  const [row] = await tx
    .insert(buyerRegistrations)
    .values(values)
    .onConflictDoNothing({ target: buyerRegistrations.repeatKey })
    .returning({ id: buyerRegistrations.id });
  if (row === undefined) return false;
  // After the insert, which waits for a worker that takes the first one at this moment.
  const repeated = await tx
    .delete(buyerRegistrations)
    .where(and(eq(buyerRegistrations.id, row.id), sql`exists (select from ${buyers} where ${buyers.repeatKey} = ${buyerRegistrations.repeatKey})`))
    .returning({ id: buyerRegistrations.id });
  return repeated.length === 0;
}

/** The newest registration with this address, or undefined. */
export async function findNewestRegistration(tx: Tx, email: string): Promise<BuyerRegistration | undefined> {
  const [row] = await tx
    .select()
    .from(buyerRegistrations)
    .where(eq(buyerRegistrations.email, email))
    .orderBy(desc(buyerRegistrations.createdAt), desc(buyerRegistrations.id))
    .limit(1);
  return row;
}

/** The details of a buyer, without those of one registration. */
export type BuyerRow = Omit<typeof buyers.$inferInsert, "userId" | "createdAt">;

/** Stores a buyer's details for a login, and replaces earlier ones. */
export async function upsertBuyer(tx: Tx, userId: string, details: BuyerRow): Promise<void> {
  await tx
    .insert(buyers)
    .values({ userId, ...details })
    .onConflictDoUpdate({ target: buyers.userId, set: details });
}

/** What members see of a buyer who writes to them: phone as E.164, country as ISO 3166-1 alpha-2. Undefined for a login without details. */
export async function findBuyerContact(db: Db | Tx, userId: string): Promise<{ readonly phone: string; readonly country: string } | undefined> {
  const [row] = await db.select({ phone: buyers.phone, country: buyers.country }).from(buyers).where(eq(buyers.userId, userId));
  return row;
}

/** Deletes the registrations of an address. Returns how many. */
export async function deleteRegistrations(tx: Tx, email: string): Promise<number> {
  const deleted = await tx.delete(buyerRegistrations).where(eq(buyerRegistrations.email, email)).returning({ id: buyerRegistrations.id });
  return deleted.length;
}

/** Deletes registrations that were not confirmed within so many days, and their e-mails. Returns how many. */
export const deleteUnconfirmedRegistrations = (db: Db, days: number): Promise<number> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(buyerRegistrations)
      .where(lt(buyerRegistrations.createdAt, sql`now() - make_interval(days => ${days})`))
      .returning({ email: buyerRegistrations.email });
    await deleteMailOfUnconfirmed(
      tx,
      gone.map(({ email }) => email),
      days,
    );
    return gone.length;
  });

/**
 * Deletes up to `limit` logins of buyers that were not confirmed within so many days of their last link, so that their addresses are free again.
 * Their e-mails go with them. A suspended one goes, too. One that is being confirmed now is left, and an erased one, which other rows name.
 * Returns how many.
 * @param limit a small number: for each login PostgreSQL looks through every table that names logins
 */
export const deleteUnconfirmedLogins = (db: Db, days: number, limit: number): Promise<number> =>
  db.transaction(async (tx) => {
    const since = sql`now() - make_interval(days => ${days})`;
    const rows = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(
        and(
          isUnerasedBuyer,
          isNull(users.activatedAt),
          lt(users.createdAt, since),
          sql`not exists (select from ${activationLinks} where ${activationLinks.userId} = ${users.id} and ${activationLinks.issuedAt} >= ${since})`,
        ),
      )
      .orderBy(users.id)
      .limit(limit)
      .for("update", { skipLocked: true });
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await tx.delete(mail).where(inArray(mail.userId, ids));
    await deleteMailOfUnconfirmed(
      tx,
      rows.map(({ email }) => email),
      days,
    );
    await tx.delete(activationLinks).where(inArray(activationLinks.userId, ids));
    await tx.delete(buyers).where(inArray(buyers.userId, ids));
    await tx.delete(users).where(inArray(users.id, ids));
    return ids.length;
  });
