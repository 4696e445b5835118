import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { signInChallenges } from "../schema/accounts.ts";

export type SignInChallenge = { readonly id: string; readonly userId: string };

const columns = { id: signInChallenges.id, userId: signInChallenges.userId };
const isOpen = gt(signInChallenges.expiresAt, sql`now()`);

/**
 * Stores that a user gave the right password and still has to give the second factor. The caller holds the lock of the user.
 * @param values.secretHash SHA-256 in hex
 */
export async function insertChallenge(tx: Tx, { minutes, ...values }: { userId: string; secretHash: string; minutes: number }): Promise<void> {
  await tx.insert(signInChallenges).values({ ...values, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
}

/** The open second step of this secret, or undefined; consumes no attempt. */
export async function findChallenge(db: Db, secretHash: string): Promise<SignInChallenge | undefined> {
  const [row] = await db
    .select(columns)
    .from(signInChallenges)
    .where(and(eq(signInChallenges.secretHash, secretHash), isOpen));
  return row;
}

/**
 * Consumes one attempt for a second step; undefined when no attempt is left or it is over. One statement, so that parallel
 * guesses never share an attempt.
 */
export async function consumeChallengeAttempt(db: Db, secretHash: string, maxTries: number): Promise<SignInChallenge | undefined> {
  const [row] = await db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(and(eq(signInChallenges.secretHash, secretHash), isOpen, lt(signInChallenges.tries, maxTries)))
    .returning(columns);
  return row;
}

/** Consumes a second step; false when it was used already, or the user's sessions were ended. */
export async function consumeChallenge(tx: Tx, challengeId: string): Promise<boolean> {
  const rows = await tx
    .delete(signInChallenges)
    .where(and(eq(signInChallenges.id, challengeId), isOpen))
    .returning({ id: signInChallenges.id });
  return rows.length === 1;
}

/** Deletes second steps that are over, at most `limit` at a time. Returns how many. */
export async function deleteOldChallenges(db: Db, limit: number): Promise<number> {
  const gone = await db.execute<{ id: string }>(sql`
    delete from sign_in_challenges where id in (
      select id from sign_in_challenges where expires_at < now() limit ${limit} for update skip locked)
    returning id`);
  return gone.length;
}
