import { and, count, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { apiKeys, secondFactors, users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";
import { rightsOfUser, type LiveSession } from "./sessions.ts";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** A usable key with its user and firm, by their current rows. */
export type LiveApiKey = Pick<LiveSession, "userId" | "role" | "name" | "email" | "firmId" | "rights"> & {
  readonly id: string;
  /** SHA-256 in hex. */
  readonly secretHash: string;
  /** As stored. */
  readonly scopes: readonly string[];
  /** The user has an active second factor now. */
  readonly hasSecondFactor: boolean;
};

const isUsable = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, sql`now()`));

/** The usable key of this id, or undefined: expired, revoked, or its user or firm is not active any more. Read on every call with a key. */
export async function findLiveApiKey(db: Db, keyId: string): Promise<LiveApiKey | undefined> {
  const [row] = await db
    .select({
      id: apiKeys.id,
      secretHash: apiKeys.secretHash,
      scopes: apiKeys.scopes,
      userId: users.id,
      role: users.role,
      name: users.name,
      email: users.email,
      firmId: users.firmId,
      rights: rightsOfUser,
      hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(firms, eq(firms.id, users.firmId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(apiKeys.id, keyId), isUsable, isNull(users.deactivatedAt), sql`${users.activatedAt} is not null`, isNull(firms.deactivatedAt)));
  return row;
}

/** All stored keys of a user, newest first. */
export const selectApiKeys = (db: Db, userId: string): Promise<ApiKeyRow[]> =>
  db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

/** How many usable keys a user has. */
export async function countLiveApiKeys(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isUsable));
  return row?.keys ?? 0;
}

/** A stored key of a user, also an ended one; undefined for another user's. */
export async function findOwnApiKey(tx: Tx, { keyId, userId }: { keyId: string; userId: string }): Promise<ApiKeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId)));
  return row;
}

type NewApiKey = Pick<ApiKeyRow, "userId" | "name" | "secretHash" | "scopes" | "expiresAt"> & { readonly id?: string };

export async function insertApiKey(tx: Tx, values: NewApiKey): Promise<ApiKeyRow> {
  const [row] = await tx.insert(apiKeys).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Notes the use of a key, at most once a minute. */
export async function updateApiKeyUse(db: Db, keyId: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`))));
}

/** Revokes a usable key if it is this user's; false when there is none. */
export async function markApiKeyRevoked(tx: Tx, { keyId, userId }: { keyId: string; userId: string }): Promise<boolean> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId), isUsable))
    .returning({ id: apiKeys.id });
  return revoked.length === 1;
}

/** Deletes keys that ended so many days ago, with their served versions; at most `limit` at a time. Returns how many. */
export async function deleteEndedApiKeys(db: Db, days: number, limit: number): Promise<number> {
  const gone = await db.execute<{ id: string }>(sql`
    with ended as (
      select id from api_keys where least(revoked_at, expires_at) < now() - make_interval(days => ${days})
      limit ${limit} for update skip locked),
    forgotten as (delete from api_keys where id in (select id from ended) returning id),
    served as (delete from served_versions where session_id in (select id from forgotten))
    select id from forgotten`);
  return gone.length;
}
