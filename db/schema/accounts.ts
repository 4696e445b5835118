import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { roles, type Role } from "#domain/accounts/roles.ts";
import { staffRequestKinds, type StaffRequestKind } from "#domain/accounts/staff.ts";
import { citext, folded, id, instant, oneOf } from "./columns.ts";
import { firms } from "./members.ts";

/** People who sign in. Only a member belongs to a firm. */
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
    /** The council's reason for closing this login. */
    deactivatedReason: text(),
    lastSignedInAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("users_email_unique").on(folded(t.email)),
    index("users_firm_id_index").on(t.firmId),
    index("users_role_index").on(t.role),
    check("users_role_known", oneOf("role", roles)),
    check("users_member_has_firm", sql`(${t.role} = 'MEMBER') = (${t.firmId} is not null)`),
    check("users_active_has_password", sql`${t.activatedAt} is null or ${t.passwordHash} is not null`),
  ],
);

/** What one council user asked for and a second person has not settled yet; a settled request is deleted and stays in the audit trail. */
export const staffRequests = pgTable(
  "staff_requests",
  {
    id: id(),
    kind: text().$type<StaffRequestKind>().notNull(),
    /** The login concerned; null for an invitation. */
    userId: uuid().references(() => users.id),
    email: citext().notNull(),
    name: text().notNull(),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    requestedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("staff_requests_one_per_email").on(folded(t.email)),
    check("staff_requests_kind_known", oneOf("kind", staffRequestKinds)),
    check("staff_requests_names_login", sql`(${t.kind} = 'invite') = (${t.userId} is null)`),
  ],
);

/** One row for each signed-in browser and each REST client; it is read on every request. @source security.md 3.1 */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<"web" | "rest">().notNull(),
    /** The type that a REST client selected, as its tokens repeat it; null for the web. */
    userType: text(),
    /** SHA-256 of the cookie's value (web) or unused (REST, whose tokens are derived from id and generation). */
    secretHash: text(),
    /** Generation of the refresh token and when it was reached. */
    gen: integer().notNull().default(0),
    genAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    seenAt: instant().notNull().defaultNow(),
    idleUntil: instant().notNull(),
    absoluteUntil: instant().notNull(),
    /** When the password was last given; some actions require a fresh one. */
    passwordGivenAt: instant().notNull().defaultNow(),
    /** When a code of the authenticator was given in place of the password, for decisions on claims. */
    codeGivenAt: instant(),
    /** When a second factor was shown in this session; null when the password alone opened it. */
    secondFactorAt: instant(),
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

/**
 * Keys with which programs act for a user over REST, within scopes. A key ends at `expires_at`, when it is revoked, or with its user.
 * @source rest-api.md, last section
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Given by the user, to tell keys apart. */
    name: text().notNull(),
    /** SHA-256 of the secret, which is shown once. */
    secretHash: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** Written at most once a minute. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [index("api_keys_user_id_index").on(t.userId)],
);

/** The second factor of a user of the council or of DGFT; active from the first correct code on. @source RFC 6238 */
export const secondFactors = pgTable("second_factors", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  /** The shared secret, encrypted with a key that the database does not have. */
  sealedSecret: text().notNull(),
  /** Null while it is being set up. */
  confirmedAt: instant(),
  /** The 30-second step of the last accepted code: no code of it or of an earlier one is accepted again. */
  lastUsedStep: bigint({ mode: "number" }),
  createdAt: instant().notNull().defaultNow(),
});

/**
 * Codes that replace the second factor once each; the position is part of the code, so that one hash is compared. From position 10 on are those
 * that were shown and that the user has not confirmed to have: code 3 is then at position 13.
 */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    position: smallint().notNull(),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ name: "recovery_codes_pkey", columns: [t.userId, t.position] })],
);

/** A user who gave the right password and still has to give the second factor; it allows that step only. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the value of its cookie. */
    secretHash: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex("sign_in_challenges_secret_hash_unique").on(t.secretHash), index("sign_in_challenges_user_id_index").on(t.userId)],
);

/** The purpose of an email with an OTP: a new login, or a forgotten password. */
export const otpPurposes = ["activation", "reset"] as const;
export type OtpPurpose = (typeof otpPurposes)[number];

/**
 * One email with an OTP; here is only its hash. An activation link lives 24 hours. The OTP of a forgotten password lives ten
 * minutes and has no link. A newer email supersedes the older ones.
 */
export const activationLinks = pgTable(
  "activation_links",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The random part of the link, base64url of 16 bytes; useless without the signature in the link. */
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
    /** Unused. A server of the version before writes and reads it while an upgrade goes from node to node. */
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

/** Windows that count attempts. Each begins with its first attempt; the key names scope and subject. @source security.md 3.5 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().notNull(),
    count: integer().notNull(),
    expiresAt: instant().notNull(),
    /** When each attempt ends whose outcome is open: a process that dies leaves its own behind. */
    reserved: instant()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [primaryKey({ name: "rate_limits_pkey", columns: [t.key] }), index("rate_limits_expires_at_index").on(t.expiresAt)],
);

/** Stored answers, so that a repeated request gets the first one. @source security.md 4.3 */
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
