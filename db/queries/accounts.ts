import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Role } from "#domain/accounts/roles.ts";
import type { MailLanguage } from "#domain/notifications/mail-languages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { activationLinks, users, type OtpPurpose } from "../schema/accounts.ts";
import { folded } from "../schema/columns.ts";
import { membershipApplications } from "../schema/joining.ts";
import { firms } from "../schema/members.ts";

export type UserRow = typeof users.$inferSelect;
/** A user and whether the firm behind it has been closed. */
export type UserForLogin = UserRow & { readonly isFirmClosed: boolean };

/** The user with this e-mail address, whatever its case, or undefined. */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserForLogin | undefined> {
  const [found] = await db
    .select({ user: users, firmDeactivatedAt: firms.deactivatedAt })
    .from(users)
    .leftJoin(firms, eq(firms.id, users.firmId))
    .where(eq(folded(users.email), folded(email)));
  return found && { ...found.user, isFirmClosed: found.firmDeactivatedAt !== null };
}

/** A user by id. */
export async function getUser(db: Db | Tx, userId: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (row === undefined) throw new Error("a user row is never deleted");
  return row;
}

/** Locks a user; every change of password, links or number of sessions waits for it. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (row === undefined) throw new Error("a user row is never deleted");
  return row;
}

export async function insertUser(tx: Tx, values: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await tx.insert(users).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Stores a hash only: of the same password with better parameters, or of a login that was never activated. */
export async function updatePasswordHash(tx: Tx, userId: string, passwordHash: string | null): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** The next login of the user has to set a new password. A user who has never signed in is not changed. */
export async function markPasswordExpired(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ passwordExpiredAt: sql`coalesce(${users.passwordExpiredAt}, now())` })
    .where(eq(users.id, userId));
}

/** Closes a login with a reason, or opens it again. The caller holds the lock of the user and ends its sessions. */
export async function updateDeactivation(tx: Tx, userId: string, closed: { readonly at: Date; readonly reason: string } | undefined): Promise<void> {
  await tx
    .update(users)
    .set({ deactivatedAt: closed?.at ?? null, deactivatedReason: closed?.reason ?? null })
    .where(eq(users.id, userId));
}

/** Corrects the name of a login. */
export async function updateUserName(tx: Tx, userId: string, name: string): Promise<void> {
  await tx.update(users).set({ name }).where(eq(users.id, userId));
}

/** Stores the time of this sign-in. */
export async function updateLastSignIn(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ lastSignedInAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Sets a user's password; the first one activates the account. */
export async function updatePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: sql`now()`,
      passwordExpiredAt: null,
      activatedAt: sql`coalesce(${users.activatedAt}, now())`,
    })
    .where(eq(users.id, userId));
}

/** Opens a login that has its password already. */
export async function markUserActivated(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ activatedAt: sql`coalesce(${users.activatedAt}, now())`, passwordChangedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Consumes an open link that needs no OTP. Of two parallel calls one gets true. */
export async function consumeConfirmedLink(tx: Tx, linkId: string): Promise<boolean> {
  const rows = await tx
    .update(activationLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(activationLinks.id, linkId), isOpen, sql`${activationLinks.expiresAt} > now()`))
    .returning({ id: activationLinks.id });
  return rows.length === 1;
}

/**
 * Gives a login this address and name, opens it, and removes its password: it has to be activated there.
 * @throws a violation of `users_email_unique`
 */
export async function updateLoginEmail(tx: Tx, userId: string, { email, name }: { readonly email: string; readonly name: string }): Promise<void> {
  await tx
    .update(users)
    .set({
      email,
      name,
      deactivatedAt: null,
      deactivatedReason: null,
      passwordHash: null,
      passwordChangedAt: null,
      passwordExpiredAt: null,
      activatedAt: null,
    })
    .where(eq(users.id, userId));
}

/** An activation link with what its user allows. The database's clock decides what is expired. */
export type LinkRow = typeof activationLinks.$inferSelect & {
  readonly email: string;
  readonly role: Role;
  readonly userName: string;
  /** The firm of a member; null for all others. */
  readonly firmName: string | null;
  /** The language of the application with which the owner's firm joined from this address; null for all others. */
  readonly appliedIn: MailLanguage | null;
  readonly isUserActive: boolean;
  /** The owner chose a password already and only has to confirm the address. */
  readonly hasPassword: boolean;
  readonly isUserClosed: boolean;
  readonly isExpired: boolean;
  readonly isTokenLive: boolean;
};

const linkColumns = {
  link: activationLinks,
  email: users.email,
  role: users.role,
  userName: users.name,
  firmName: firms.name,
  appliedIn: membershipApplications.language,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  isUserActive: sql<boolean>`${users.activatedAt} is not null`,
  isUserClosed: sql<boolean>`(${users.deactivatedAt} is not null or ${firms.deactivatedAt} is not null)`,
  isExpired: sql<boolean>`${activationLinks.expiresAt} <= now()`,
  isTokenLive: sql<boolean>`coalesce(${activationLinks.resetTokenUntil} > now(), false)`,
};

async function findLinkWhere(db: Db | Tx, where: SQL | undefined): Promise<LinkRow | undefined> {
  const [found] = await db
    .select(linkColumns)
    .from(activationLinks)
    .innerJoin(users, eq(users.id, activationLinks.userId))
    .leftJoin(firms, eq(firms.id, users.firmId))
    .leftJoin(membershipApplications, and(eq(membershipApplications.firmId, users.firmId), eq(membershipApplications.email, users.email)))
    .where(where);
  if (found === undefined) return undefined;
  const { link, ...facts } = found;
  return { ...link, ...facts };
}

/** The activation link with this nonce, or undefined. The caller has checked the signature. */
export const findLink = (db: Db | Tx, nonce: string): Promise<LinkRow | undefined> => findLinkWhere(db, eq(activationLinks.nonce, nonce));

/** The same, by the row's id. */
export const findLinkById = (db: Db | Tx, linkId: string): Promise<LinkRow | undefined> => findLinkWhere(db, eq(activationLinks.id, linkId));

/**
 * For a lateral join: the newest activation link of the login `u`, and the state of its e-mail; null where the e-mail was erased. It is
 * superseded when the login was closed since: it opens nothing any more, so another e-mail is needed.
 */
export const newestActivation = sql`
  select m.state as mail_state, l.superseded_at is not null as is_superseded, l.expires_at <= now() as is_expired
  from activation_links l left join mail m on m.params ->> 'linkId' = l.id::text
  where l.user_id = u.id and l.purpose = 'activation' order by l.superseded_at is not null, l.issued_at desc, l.id desc limit 1`;

/** The OTP that was last sent to a user for a forgotten password, while it is open; undefined when there is none. */
export const findOpenReset = (db: Db | Tx, userId: string): Promise<LinkRow | undefined> =>
  findLinkWhere(db, and(eq(activationLinks.userId, userId), eq(activationLinks.purpose, "reset"), isOpen));

/**
 * Inserts a link that is not sent yet, and supersedes the open ones. The caller holds the lock of the user.
 * @param values.minutes lifetime; it starts again when the link is sent
 */
export async function insertLink(
  tx: Tx,
  { minutes, ...values }: { userId: string; nonce: string; purpose: OtpPurpose; minutes: number },
): Promise<string> {
  await markLinksSuperseded(tx, values.userId);
  const [row] = await tx
    .insert(activationLinks)
    .values({ ...values, issuedAt: sql`now()`, expiresAt: sql`now() + make_interval(mins => ${minutes})` })
    .returning({ id: activationLinks.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** Supersedes every open link of a user. */
export async function markLinksSuperseded(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(activationLinks)
    .set({ supersededAt: sql`now()` })
    .where(and(eq(activationLinks.userId, userId), isNull(activationLinks.usedAt), isNull(activationLinks.supersededAt)));
}

/** Removes every link of a user: the address of the login was another one when they were sent. */
export async function deleteActivationLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(activationLinks).where(eq(activationLinks.userId, userId));
}

const isOpen = and(isNull(activationLinks.usedAt), isNull(activationLinks.supersededAt));

/** Gives an open link a new OTP and a new lifetime. Returns whole unix seconds of its issue, or undefined when it is not open any more. */
export async function updateLinkOtp(
  tx: Tx,
  linkId: string,
  values: { otpHash: string; minutes: number },
): Promise<{ nonce: string; issuedAtSeconds: number; expiresAt: Date } | undefined> {
  const issuedAt = sql`date_trunc('second', now())`;
  const [row] = await tx
    .update(activationLinks)
    .set({
      otpHash: values.otpHash,
      otpTries: 0,
      resetTokenHash: null,
      resetTokenUntil: null,
      issuedAt,
      expiresAt: sql`${issuedAt} + make_interval(mins => ${values.minutes})`,
    })
    .where(and(eq(activationLinks.id, linkId), isOpen))
    .returning({ nonce: activationLinks.nonce, issuedAt: activationLinks.issuedAt, expiresAt: activationLinks.expiresAt });
  return row && { nonce: row.nonce, issuedAtSeconds: Math.floor(row.issuedAt.getTime() / 1000), expiresAt: row.expiresAt };
}

/**
 * Consumes one attempt for a link's OTP and returns its hash, or undefined when no attempt is left or the link is not open. One
 * statement, so that parallel guesses never share an attempt.
 * @source security.md row 10
 */
export async function consumeOtpAttempt(db: Db, linkId: string, maxTries: number): Promise<string | undefined> {
  const [row] = await db
    .update(activationLinks)
    .set({ otpTries: sql`${activationLinks.otpTries} + 1` })
    .where(and(eq(activationLinks.id, linkId), isOpen, sql`${activationLinks.expiresAt} > now()`, sql`${activationLinks.otpTries} < ${maxTries}`))
    .returning({ otpHash: activationLinks.otpHash });
  return row?.otpHash ?? undefined;
}

/**
 * Replaces a correct OTP by the token that sets the password; false when the link was closed, or the OTP used in between for another token.
 * Parallel repeats of one request have the same token.
 */
export async function consumeOtp(db: Db, linkId: string, values: { otpHash: string; tokenHash: string; minutes: number }): Promise<boolean> {
  const rows = await db
    .update(activationLinks)
    .set({ otpHash: null, resetTokenHash: values.tokenHash, resetTokenUntil: sql`now() + make_interval(mins => ${values.minutes})` })
    .where(
      and(
        eq(activationLinks.id, linkId),
        isOpen,
        or(eq(activationLinks.otpHash, values.otpHash), eq(activationLinks.resetTokenHash, values.tokenHash)),
      ),
    )
    .returning({ id: activationLinks.id });
  return rows.length === 1;
}

/**
 * Consumes a link if it is open and this is its current token. Of two parallel calls one gets true.
 * @param tokenHash SHA-256 in hex
 */
export async function consumeLink(tx: Tx, linkId: string, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .update(activationLinks)
    .set({ usedAt: sql`now()`, resetTokenHash: null })
    .where(
      and(eq(activationLinks.id, linkId), isOpen, eq(activationLinks.resetTokenHash, tokenHash), sql`${activationLinks.resetTokenUntil} > now()`),
    )
    .returning({ id: activationLinks.id });
  return rows.length === 1;
}

/** Deletes stored answers of idempotency keys that are too old to be repeated, at most `limit` at a time. Returns how many. */
export async function deleteOldAnswers(db: Db, olderThanMs: number, limit: number): Promise<number> {
  const gone = await db.execute<{ key: string }>(sql`
    delete from idempotency_keys where (actor_id, key) in (
      select actor_id, key from idempotency_keys where created_at < now() - make_interval(secs => ${olderThanMs / 1000})
      order by created_at limit ${limit} for update skip locked)
    returning key`);
  return gone.length;
}
