import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { roles, type Role } from "#domain/accounts/roles.ts";
import { citext, id, instant, oneOf } from "./columns.ts";
import { firms } from "./members.ts";

/** People who sign in. A member belongs to a firm, nobody else does. */
export const users = pgTable(
  "users",
  {
    id: id(),
    email: citext().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    firmId: uuid().references(() => firms.id),
    /** PHC string; null until the account is activated. */
    passwordHash: text(),
    passwordChangedAt: instant(),
    /** Set by staff; the next login has to give a new password. */
    passwordExpiredAt: instant(),
    activatedAt: instant(),
    deactivatedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("users_email_unique").on(t.email),
    index("users_firm_id_index").on(t.firmId),
    index("users_role_index").on(t.role),
    check("users_role_known", oneOf("role", roles)),
    check("users_member_has_firm", sql`(${t.role} = 'MEMBER') = (${t.firmId} is not null)`),
    check("users_active_has_password", sql`${t.activatedAt} is null or ${t.passwordHash} is not null`),
  ],
);

/** One row stands behind each signed-in browser and each REST client; it is read on every request. @source security.md 3.1 */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<"web" | "rest">().notNull(),
    /** SHA-256 of the cookie's value (web) or unused (REST, whose tokens are derived from id and generation). */
    secretHash: text(),
    /** Generation of the refresh token and when it was reached. */
    gen: integer().notNull().default(0),
    genAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    seenAt: instant().notNull().defaultNow(),
    idleUntil: instant().notNull(),
    absoluteUntil: instant().notNull(),
    /** When the password was last given; some actions ask for a fresh one. */
    passwordGivenAt: instant().notNull().defaultNow(),
    revokedAt: instant(),
    revokedReason: text(),
    ipPrefix: text(),
    userAgent: text(),
  },
  (t) => [
    uniqueIndex("sessions_secret_hash_unique").on(t.secretHash),
    index("sessions_user_id_index").on(t.userId),
    check("sessions_kind_known", oneOf("kind", ["web", "rest"])),
  ],
);

/** What a mail with an OTP opens: a new login, or the way to another password. */
export const otpPurposes = ["activation", "reset"] as const;
export type OtpPurpose = (typeof otpPurposes)[number];

/**
 * One mail with an OTP, which exists only there; here stands its hash. That of an activation lives 24 hours together with
 * its link, that of a forgotten password ten minutes and without one. A newer mail supersedes the older ones.
 */
export const activationLinks = pgTable(
  "activation_links",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The random part of the link, base64url of 16 bytes; worth nothing without the signature that the link carries. */
    nonce: text().notNull(),
    purpose: text().$type<OtpPurpose>().notNull().default("activation"),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    otpHash: text(),
    otpTries: smallint().notNull().default(0),
    /** SHA-256 of the token that a right OTP gave, and until when it sets a password. */
    resetTokenHash: text(),
    resetTokenUntil: instant(),
    usedAt: instant(),
    supersededAt: instant(),
    mailState: text().$type<"queued" | "sent" | "failed">().notNull().default("queued"),
  },
  (t) => [
    uniqueIndex("activation_links_nonce_unique").on(t.nonce),
    index("activation_links_user_id_index").on(t.userId, t.issuedAt),
    uniqueIndex("activation_links_one_open_per_user")
      .on(t.userId, t.purpose)
      .where(sql`used_at is null and superseded_at is null`),
    check("activation_links_purpose_known", oneOf("purpose", otpPurposes)),
    check("activation_links_mail_state_known", oneOf("mail_state", ["queued", "sent", "failed"])),
  ],
);

/** Windows that count tries, each begun by its first try; the key names scope and subject. @source security.md 3.5 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().notNull(),
    count: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ name: "rate_limits_pkey", columns: [t.key] }), index("rate_limits_expires_at_index").on(t.expiresAt)],
);

/** Answers already given, so that a repeated request gets the first one. @source security.md 4.3 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    actorId: text().notNull(),
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text().notNull(),
    answer: text(),
    isDone: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ name: "idempotency_keys_pkey", columns: [t.actorId, t.key] }), index("idempotency_keys_created_at_index").on(t.createdAt)],
);
