import { z } from "zod";
import { isOneLine } from "#domain/accounts/email.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { findUserType } from "#domain/accounts/roles.ts";
import { forbidden, invalid, unauthenticated, type DomainError } from "#domain/errors.ts";
import type { Tx } from "#db/client.ts";
import { lockUser, noteSignIn, replacePasswordHash, type UserForLogin, type UserRow } from "#db/queries/accounts.ts";
import { transact } from "#db/transact.ts";
import type { AppContext } from "../../context.ts";
import { beginSession } from "./begin-session.ts";
import { checkCredentials, recordLoginRefusal } from "./check-credentials.ts";
import { homePath } from "./home-path.ts";
import { newDeviceMark } from "./known-device.ts";

export const LoginInput = z.object({
  email: z.string().max(320).refine(isOneLine, accountMessages.emailFormat),
  password: z.string().max(1000),
  userType: z.string().max(60),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** Where the role begins, and secrets for the browser's cookies, which never stand in an answer. */
export type LoginResult = { readonly home: string; readonly sessionSecret: string; readonly deviceMark: string };

/**
 * Signs somebody in. The answer is the same for an unknown e-mail and a wrong password, and takes as long.
 * @param from.deviceMark what an earlier login left in this browser
 * @throws invalid (something is missing; unknown type); unauthenticated (e-mail or password);
 *   forbidden (with the right password only: another type, closed, `not_verified`, `password_expired`; or a type whose
 *   login is not open); rate_limited (before any hash); unavailable (too many logins at once)
 * @source specification 5 and 8 "Login"; rest-api.md "Public and accounts"; security.md rows 5, 9, 12
 */
export async function login(ctx: AppContext, input: LoginInput, from: { deviceMark?: string | undefined } = {}): Promise<LoginResult> {
  const { user, begun } = await signIn(ctx, input, { deviceMark: from.deviceMark, begin: (tx, locked) => beginSession(tx, ctx, locked) });
  return { home: await homePath(ctx.db, user), sessionSecret: begun, deviceMark: newDeviceMark(ctx, user.id) };
}

type SignIn<T> = {
  readonly deviceMark?: string | undefined;
  /** Begins the session of this door; the user is locked. */
  readonly begin: (tx: Tx, user: UserRow) => Promise<T>;
};

/**
 * Checks who it is and begins a session, by whichever door.
 * @throws what `login` throws
 */
export async function signIn<T>(ctx: AppContext, input: LoginInput, { deviceMark, begin }: SignIn<T>): Promise<{ user: UserForLogin; begun: T }> {
  const role = assertComplete(input);
  const { user, isOutdated } = await checkCredentials(ctx, { ...input, deviceMark });
  const refusal = refusalOf(user, role, input.userType);
  if (refusal !== undefined) {
    await recordLoginRefusal(ctx, user.email, { user, reason: refusal.code });
    throw refusal;
  }
  const betterHash = isOutdated ? await ctx.passwords.hash(input.password) : undefined;
  // The answer carries secrets, so no idempotency key may store it.
  const begun = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const locked = await lockUser(tx, user.id);
    // Whoever changed password or role meanwhile ended all sessions; this one must not slip in behind.
    if (locked.passwordHash !== user.passwordHash || locked.role !== user.role || locked.deactivatedAt !== null)
      throw unauthenticated("invalid_credentials", accountMessages.invalidCredentials);
    if (betterHash !== undefined) await replacePasswordHash(tx, user.id, betterHash);
    await noteSignIn(tx, user.id);
    return begin(tx, locked);
  });
  ctx.log.info({ event: "login", userId: user.id, role: user.role, requestId: ctx.origin.requestId });
  return { user, begun };
}

/** The role that the chosen type stands for. */
function assertComplete({ email, password, userType }: LoginInput): string {
  if (userType.trim() === "") throw invalid("user_type_missing", accountMessages.selectUserType, { userType: [accountMessages.selectUserType] });
  if (email.trim() === "" || password === "") throw invalid("credentials_missing", accountMessages.enterBoth);
  const known = findUserType(userType);
  if (known === undefined) throw invalid("user_type_unknown", accountMessages.unknownUserType, { userType: [accountMessages.unknownUserType] });
  if (known.role === null) throw forbidden("login_not_open", accountMessages.loginNotOpen);
  return known.role;
}

/** Why somebody with the right password may not enter. */
function refusalOf(user: UserForLogin, role: string, userType: string): DomainError | undefined {
  if (user.deactivatedAt !== null || user.isFirmClosed) return forbidden("account_closed", accountMessages.accountClosed);
  if (user.role !== role) return forbidden("wrong_user_type", accountMessages.accessDenied(userType));
  if (user.activatedAt === null) return forbidden("not_verified", accountMessages.notVerified);
  if (user.passwordExpiredAt !== null) return forbidden("password_expired", accountMessages.passwordExpired);
  return undefined;
}
