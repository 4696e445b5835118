import { z } from "zod";
import { isOneLine } from "#domain/accounts/email.ts";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { findUserType } from "#domain/accounts/roles.ts";
import { forbidden, invalid, unauthenticated } from "#domain/errors.ts";
import { findUserByEmail, lockUser, replacePasswordHash, type UserForLogin } from "#db/queries/accounts.ts";
import { transact } from "#db/transact.ts";
import type { AppContext } from "../../context.ts";
import type { PasswordCheck } from "../../infra/passwords.ts";
import { beginSession } from "./begin-session.ts";
import { homePath } from "./home-path.ts";
import { isDeviceOf, newDeviceMark } from "./known-device.ts";
import { placeTry, takeTries, tooManyTries, type Try } from "./tries.ts";

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
  const role = assertComplete(input);
  const user = await findUserByEmail(ctx.db, input.email.trim());
  const tries = await takeTries(ctx, loginTries(ctx, input.email.trim(), user, from.deviceMark));
  if (!tries.isAllowed) {
    ctx.log.warn({ event: "login_refused", reason: "rate_limited", userId: user?.id, requestId: ctx.origin.requestId });
    throw tooManyTries(tries.waitSeconds);
  }
  const checkedHash = user?.passwordHash ?? null;
  const check = await checkPassword(ctx, checkedHash, input.password).catch(async (error: unknown) => {
    await tries.giveBack();
    throw error;
  });
  if (user === undefined || !check.isRight) {
    ctx.log.warn({ event: "login_refused", reason: "wrong", userId: user?.id, requestId: ctx.origin.requestId });
    throw unauthenticated("invalid_credentials", accountMessages.invalidCredentials);
  }
  await tries.giveBack();
  assertMayEnter(user, role, input.userType);
  const betterHash = check.isOutdated ? await ctx.passwords.hash(input.password) : undefined;
  // The answer carries secrets, so no idempotency key may store it.
  const sessionSecret = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const locked = await lockUser(tx, user.id);
    // Whoever changed password or role meanwhile ended all sessions; this one must not slip in behind.
    if (locked.passwordHash !== checkedHash || locked.role !== user.role || locked.deactivatedAt !== null)
      throw unauthenticated("invalid_credentials", accountMessages.invalidCredentials);
    if (betterHash !== undefined) await replacePasswordHash(tx, user.id, betterHash);
    return beginSession(tx, ctx, locked);
  });
  ctx.log.info({ event: "login", userId: user.id, role: user.role, requestId: ctx.origin.requestId });
  return { home: await homePath(ctx.db, user), sessionSecret, deviceMark: newDeviceMark(ctx, user.id) };
}

const checkPassword = (ctx: AppContext, stored: string | null, password: string): Promise<PasswordCheck> =>
  stored === null ? ctx.passwords.verifyDummy(password) : ctx.passwords.verify(stored, password);

/** The role that the chosen type stands for. */
function assertComplete({ email, password, userType }: LoginInput): string {
  if (userType.trim() === "") throw invalid("user_type_missing", accountMessages.selectUserType, { userType: [accountMessages.selectUserType] });
  if (email.trim() === "" || password === "") throw invalid("credentials_missing", accountMessages.enterBoth);
  const known = findUserType(userType);
  if (known === undefined) throw invalid("user_type_unknown", accountMessages.unknownUserType, { userType: [accountMessages.unknownUserType] });
  if (known.role === null) throw forbidden("login_not_open", accountMessages.loginNotOpen);
  return known.role;
}

/** A known device of the account is counted by itself, so that strangers cannot use up its owner's tries. */
function loginTries(ctx: AppContext, email: string, user: UserForLogin | undefined, deviceMark: string | undefined): Try[] {
  if (user !== undefined && deviceMark !== undefined && isDeviceOf(ctx, user.id, deviceMark))
    return [{ limit: limits.loginPair, subject: `${user.id} ${deviceMark}` }];
  return [
    { limit: limits.loginPair, subject: `${email} ${placeTry(ctx, limits.loginPair).subject}` },
    placeTry(ctx, limits.failuresOfAddress),
    { limit: limits.loginAccount, subject: email },
  ];
}

function assertMayEnter(user: UserForLogin, role: string, userType: string): void {
  if (user.deactivatedAt !== null || user.isFirmClosed) throw forbidden("account_closed", accountMessages.accountClosed);
  if (user.role !== role) throw forbidden("wrong_user_type", accountMessages.accessDenied(userType));
  if (user.activatedAt === null) throw forbidden("not_verified", accountMessages.notVerified);
  if (user.passwordExpiredAt !== null) throw forbidden("password_expired", accountMessages.passwordExpired);
}
