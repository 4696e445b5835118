import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { recoveryCodeCount } from "#domain/accounts/second-factor.ts";
import type { Db, Tx } from "../connection/client.ts";
import { recoveryCodes, secondFactors } from "../schema/accounts.ts";

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** The second factor of a user, in force or being set up, or undefined. */
export async function findSecondFactor(db: Db | Tx, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Whether a user has an active second factor. */
export async function hasSecondFactor(db: Db | Tx, userId: string): Promise<boolean> {
  return ((await findSecondFactor(db, userId))?.confirmedAt ?? null) !== null;
}

/** Starts the setup of a second factor, and replaces an unfinished one; false when one is active. */
export async function upsertPendingSecondFactor(tx: Tx, userId: string, sealedSecret: string): Promise<boolean> {
  const rows = await tx
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { sealedSecret, createdAt: sql`now()` }, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** Activates a second factor with its first code; false when one is active, or another one was started in between. */
export async function markSecondFactorActive(tx: Tx, { userId, sealedSecret }: SecondFactorRow, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastUsedStep: step })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedSecret, sealedSecret), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/**
 * Consumes the time step of a correct code; false when a code of this step or of a later one was accepted before. Of parallel
 * calls with one code one gets true.
 * @source RFC 6238 section 5.2
 */
export async function consumeTotpStep(db: Db | Tx, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        or(isNull(secondFactors.lastUsedStep), lt(secondFactors.lastUsedStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** Stores the same secret, encrypted with the present key. */
export async function updateSealedSecret(db: Db, { userId, sealedSecret }: SecondFactorRow, resealed: string): Promise<void> {
  await db
    .update(secondFactors)
    .set({ sealedSecret: resealed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedSecret, sealedSecret)));
}

/** Deletes the second factor and its recovery codes; false when none was active. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const gone = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning({ confirmedAt: secondFactors.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

const isUnconfirmed = gte(recoveryCodes.position, recoveryCodeCount);

/** Stores recovery codes that are shown now, in place of others that were not confirmed; those that the user has stay. The first hash is code 0. */
export async function upsertRecoveryCodes(tx: Tx, userId: string, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isUnconfirmed));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash, code) => ({ userId, position: recoveryCodeCount + code, codeHash })));
}

/**
 * The codes that were shown last replace the earlier ones.
 * @param codeHash of one of the codes that the user confirms
 * @returns `was_confirmed`: nothing changes; `replaced`: newer codes were stored in the place of these, and nothing changes
 */
export async function updateRecoveryCodesConfirmed(tx: Tx, userId: string, codeHash: string): Promise<"confirmed" | "was_confirmed" | "replaced"> {
  const ofUser = eq(recoveryCodes.userId, userId);
  const [named] = await tx
    .select({ position: recoveryCodes.position })
    .from(recoveryCodes)
    .where(and(ofUser, eq(recoveryCodes.codeHash, codeHash)));
  if (named === undefined) return "replaced";
  if (named.position < recoveryCodeCount) return "was_confirmed";
  await tx.delete(recoveryCodes).where(and(ofUser, lt(recoveryCodes.position, recoveryCodeCount)));
  await tx
    .update(recoveryCodes)
    .set({ position: sql`${recoveryCodes.position} - ${recoveryCodeCount}` })
    .where(ofUser);
  return "confirmed";
}

/** The hashes of a recovery code, used or not: of the confirmed ones and of those that were shown since. */
export async function findRecoveryCodes(db: Db, userId: string, position: number): Promise<string[]> {
  const rows = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.position, [position, recoveryCodeCount + position])))
    .orderBy(recoveryCodes.position);
  return rows.map(({ codeHash }) => codeHash);
}

/** Consumes a recovery code; false when it was used already. */
export async function consumeRecoveryCode(db: Db | Tx, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ position: recoveryCodes.position });
  return rows.length === 1;
}

/** How many recovery codes a user has left: confirmed ones, and those that were only shown. */
export async function countRecoveryCodes(db: Db | Tx, userId: string): Promise<{ readonly confirmed: number; readonly unconfirmed: number }> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const unconfirmed = await db.$count(recoveryCodes, and(unused, isUnconfirmed));
  return { confirmed: (await db.$count(recoveryCodes, unused)) - unconfirmed, unconfirmed };
}
