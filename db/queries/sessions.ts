import { and, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { createBatchLoader } from "../connection/batch-loader.ts";
import { preparedOnce } from "../connection/prepared.ts";
import type { Role } from "#domain/accounts/roles.ts";
import type { SessionTimes } from "#domain/accounts/session-rules.ts";
import { apiKeys, sessions, signInChallenges, users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";
import { webhooks } from "../schema/webhooks.ts";

/** A live session with its user and firm, by their current rows. */
export type LiveSession = {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly firmId: string | null;
  /** What the user may do with payments, as stored. */
  readonly rights: readonly string[];
  /** Counted by the database's clock, which alone decides. */
  readonly idleSecondsLeft: number;
  readonly absoluteSecondsLeft: number;
  readonly secondsSinceSeen: number;
  readonly secondsSincePassword: number;
  /** Null when no code was given in place of the password. */
  readonly secondsSinceCode: number | null;
  /** A second factor was shown in this session. */
  readonly hasSecondFactor: boolean;
};

export const secondsUntil = (column: typeof sessions.idleUntil | typeof sessions.absoluteUntil) =>
  sql<number>`floor(extract(epoch from ${column} - now()))::int`;

const secondsSince = (column: typeof sessions.seenAt | typeof sessions.passwordGivenAt) =>
  sql<number>`floor(extract(epoch from now() - ${column}))::int`;

export const isLive = and(isNull(sessions.revokedAt), gt(sessions.idleUntil, sql`now()`), gt(sessions.absoluteUntil, sql`now()`));

/**
 * The live web session of this secret, or undefined: ended, too old, or its user or firm is not active any more. Read on every
 * request, by one indexed statement for all requests of the same moment.
 * @param secretHash SHA-256 in hex of the cookie's value
 * @source security.md 3.1
 */
export const findSession = createBatchLoader<LiveSession>(async (db, secretHashes) => {
  const rows = await webSessions(db).execute({ secretHashes: secretHashes.join(",") });
  return new Map(rows.map(({ secretHash, ...session }) => [secretHash ?? "", session]));
});

/** What the user may do with payments and invoices, as stored. */
export const rightsOfUser = sql<string[]>`array(select granted."right" from granted_rights granted where granted.user_id = ${users.id})`;

/** The columns of a session, its user and its firm that a request needs. */
export const liveSessionColumns = {
  id: sessions.id,
  userId: users.id,
  role: users.role,
  name: users.name,
  email: users.email,
  firmId: users.firmId,
  rights: rightsOfUser,
  idleSecondsLeft: secondsUntil(sessions.idleUntil),
  absoluteSecondsLeft: secondsUntil(sessions.absoluteUntil),
  secondsSinceSeen: secondsSince(sessions.seenAt),
  secondsSincePassword: secondsSince(sessions.passwordGivenAt),
  secondsSinceCode: sql<number | null>`floor(extract(epoch from now() - ${sessions.codeGivenAt}))::int`,
  hasSecondFactor: sql<boolean>`${sessions.secondFactorAt} is not null`,
};

/** The session is live, and neither its user nor the firm is closed. */
export const isLiveForItsPeople = and(isLive, isNull(users.deactivatedAt), sql`${users.activatedAt} is not null`, isNull(firms.deactivatedAt));

const webSessions = preparedOnce((db) =>
  db
    .select({ secretHash: sessions.secretHash, ...liveSessionColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(firms, eq(firms.id, users.firmId))
    .where(
      and(sql`${sessions.secretHash} = any(string_to_array(${sql.placeholder("secretHashes")}, ','))`, eq(sessions.kind, "web"), isLiveForItsPeople),
    )
    .prepare("web_sessions"),
);

export const pushedIdle = (times: SessionTimes) => sql`least(now() + make_interval(mins => ${times.idleMinutes}), ${sessions.absoluteUntil})`;

/** Extends the idle time of a session, never past its absolute end. Returns the seconds left, 0 when it is over. */
export async function updateSessionIdle(db: Db, sessionId: string, times: SessionTimes): Promise<number> {
  const [row] = await db
    .update(sessions)
    .set({ seenAt: sql`now()`, idleUntil: pushedIdle(times) })
    .where(and(eq(sessions.id, sessionId), isLive))
    .returning({ secondsLeft: secondsUntil(sessions.idleUntil) });
  return row?.secondsLeft ?? 0;
}

/** Seconds left of a live session by the database's clock, or undefined when it is over. */
export async function findSessionSeconds(db: Db, sessionId: string): Promise<{ idleSecondsLeft: number; absoluteSecondsLeft: number } | undefined> {
  const [row] = await db
    .select({ idleSecondsLeft: secondsUntil(sessions.idleUntil), absoluteSecondsLeft: secondsUntil(sessions.absoluteUntil) })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isLive));
  return row;
}

/** When a session was ended before its time; undefined while nobody ended it. */
export async function findSessionEnd(tx: Tx, sessionId: string): Promise<Date | undefined> {
  const [row] = await tx.select({ revokedAt: sessions.revokedAt }).from(sessions).where(eq(sessions.id, sessionId));
  return row?.revokedAt ?? undefined;
}

/** Stores that the password was entered again in a session, now; false when the session is over. */
export async function updatePasswordGivenAt(tx: Tx, sessionId: string): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set({ passwordGivenAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isLive))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Stores that a code of the authenticator was given in place of the password, now; false when the session is over. */
export async function updateCodeGivenAt(tx: Tx, sessionId: string): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set({ codeGivenAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isLive))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Stores that a second factor was verified in a session, now. */
export async function updateSecondFactorAt(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

export type NewSession = {
  readonly userId: string;
  readonly secretHash: string;
  readonly times: SessionTimes;
  readonly ipPrefix: string;
  readonly userAgent: string;
  readonly secondFactor: SessionFactor;
};

/** How the second factor of a new session was given: just now, not required, or as in the session that it replaces. */
export type SessionFactor = "shown" | "none" | { readonly asIn: string };

const secondFactorAt = (factor: SessionFactor) => {
  if (factor === "none") return null;
  return factor === "shown" ? sql`now()` : sql`(select second_factor_at from sessions where id = ${factor.asIn})`;
};

/** Inserts a web session that begins now. The caller holds the lock of the user. */
export async function insertSession(tx: Tx, { times, secondFactor, ...values }: NewSession): Promise<string> {
  const [row] = await tx
    .insert(sessions)
    .values({
      ...values,
      kind: "web",
      secondFactorAt: secondFactorAt(secondFactor),
      idleUntil: sql`now() + make_interval(mins => ${times.idleMinutes})`,
      absoluteUntil: sql`now() + make_interval(hours => ${times.absoluteHours})`,
    })
    .returning({ id: sessions.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

export type EndReason =
  | "logout"
  | "replaced"
  | "too_many"
  | "password_changed"
  | "password_forced"
  | "email_changed"
  | "role_changed"
  | "second_factor_changed"
  | "deactivated"
  | "ended_by_owner"
  | "ended_by_council"
  | "refresh_reused";

export type SessionRow = typeof sessions.$inferSelect;

/** The live sessions of a user, of browsers and REST clients, last seen first. */
export function selectLiveSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
}

/** Ends a live session if it is this user's; false when there is none. */
export async function markOwnSessionEnded(tx: Tx, { sessionId, userId }: { sessionId: string; userId: string }): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedReason: "ended_by_owner" satisfies EndReason })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends every session of a user but this one. How many those were. */
export async function markOtherSessionsEnded(tx: Tx, { sessionId, userId }: { sessionId: string; userId: string }): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedReason: "ended_by_owner" satisfies EndReason })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends one session. Returns the id of its user, or undefined when the session is over already. */
export async function markSessionEnded(tx: Tx, sessionId: string, reason: EndReason): Promise<string | undefined> {
  const [ended] = await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId });
  return ended?.userId;
}

/** Reasons that end the API keys and webhooks of a user, too. What the user changed of the own sign-in leaves them: they are ended one by one. */
const endsPrograms: readonly EndReason[] = ["role_changed", "email_changed", "password_forced", "deactivated", "ended_by_council"];

/**
 * Ends every session of a user, of browsers and REST clients, and every sign-in that waits for its second step. With some reasons the API
 * keys of the user end as well, and the webhooks are deleted. True when there were some.
 */
export async function markUserSessionsEnded(tx: Tx, userId: string, reason: EndReason): Promise<boolean> {
  const ended = endsPrograms.includes(reason) ? await updateProgramsToEnded(tx, userId) : 0;
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  return ended > 0;
}

/** Returns how many webhooks and API keys, without expired ones, have ended by it. */
async function updateProgramsToEnded(tx: Tx, userId: string): Promise<number> {
  const keys = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ isLive: sql<boolean>`${apiKeys.expiresAt} > now()` });
  const hooks = await tx.delete(webhooks).where(eq(webhooks.userId, userId)).returning({ id: webhooks.id });
  return keys.filter(({ isLive }) => isLive).length + hooks.length;
}

/** Ends the oldest sessions of a user until at most `keep` are live. The caller holds the lock of the user. */
export async function markOldestSessionsEnded(tx: Tx, userId: string, keep: number): Promise<void> {
  const surplus = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(keep);
  if (surplus.length === 0) return;
  await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedReason: "too_many" satisfies EndReason })
    .where(or(...surplus.map(({ id }) => eq(sessions.id, id))));
}

/** Deletes sessions that ended so long ago, with their served versions; at most `limit` at a time. Returns how many. */
export async function deleteEndedSessions(db: Db, olderThanMs: number, limit: number): Promise<number> {
  const gone = await db.execute<{ id: string }>(sql`
    with ended as (
      select id from sessions
      where least(revoked_at, idle_until, absolute_until) < now() - make_interval(secs => ${olderThanMs / 1000})
      limit ${limit} for update skip locked),
    forgotten as (delete from sessions where id in (select id from ended) returning id),
    served as (delete from served_versions where session_id in (select id from forgotten))
    select id from forgotten`);
  return gone.length;
}
