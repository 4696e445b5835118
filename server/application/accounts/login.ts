import { z } from "zod";
import { isOneLine } from "#domain/accounts/email.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { findUserType } from "#domain/accounts/roles.ts";
import type { OwedFactor } from "#domain/accounts/second-factor.ts";
import { forbidden, invalid, unauthenticated, type DomainError } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { lockUser, updatePasswordHash, type UserForLogin, type UserRow } from "#db/queries/accounts.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { beginSession } from "./begin-session.ts";
import { checkCredentials, recordLoginRefusal } from "./check-credentials.ts";
import { homePath } from "./home-path.ts";
import { newDeviceMark } from "./known-device.ts";
import { beginSignInStep, owedFactor, type CompletedSignIn } from "./second-factor/sign-in-step.ts";

export const LoginInput = z.object({
  email: z.string().max(320).refine(isOneLine, accountMessages.emailFormat),
  password: z.string().max(1000),
  userType: z.string().max(60),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** Signed in, or the second step that is still needed. The secrets are for the browser's cookies and are never part of an answer. */
export type LoginResult =
  | (CompletedSignIn & { readonly kind: "signed_in" })
  | { readonly kind: "second_factor"; readonly owed: OwedFactor; readonly stepSecret: string };

/**
 * Signs a user in. The answer is the same for an unknown email and a wrong password, and takes as long.
 * @param from.deviceMark the mark that an earlier login stored in this browser
 * @throws invalid (something is missing; unknown type); unauthenticated (email or password); forbidden (with the right password
 * only: another type, closed, `not_verified`, `password_expired`; or a type whose login is not open); rate_limited (before any
 * hash); unavailable (too many logins at once)
 * @source specification 5 and 8 "Login"; rest-api.md "Public and accounts"; security.md rows 5, 9, 12
 */
export async function login(ctx: AppContext, input: LoginInput, from: { deviceMark?: string | undefined } = {}): Promise<LoginResult> {
  const { user, begun } = await signIn(ctx, input, { deviceMark: from.deviceMark, begin: (tx, locked) => beginOrAsk(tx, ctx, locked) });
  if (begun.kind === "second_factor") return begun;
  return { ...begun, home: await homePath(ctx.db, user), deviceMark: newDeviceMark(ctx, user.id) };
}

async function beginOrAsk(tx: Tx, ctx: AppContext, user: UserRow) {
  const owed = await owedFactor(tx, ctx, user);
  if (owed === undefined) return { kind: "signed_in", sessionSecret: await beginSession(tx, ctx, user, "none") } as const;
  return { kind: "second_factor", owed, stepSecret: await beginSignInStep(tx, user.id) } as const;
}

type SignIn<T> = {
  readonly deviceMark?: string | undefined;
  /** Begins the session of this transport; the user is locked. */
  readonly begin: (tx: Tx, user: UserRow) => Promise<T>;
};

/** Checks the credentials and begins a session, for web and REST. @throws what `login` throws */
export async function signIn<T>(ctx: AppContext, input: LoginInput, { deviceMark, begin }: SignIn<T>): Promise<{ user: UserForLogin; begun: T }> {
  const role = assertComplete(input);
  const { user, isOutdated } = await checkCredentials(ctx, { ...input, deviceMark });
  const refusal = refusalOf(user, role, input.userType);
  if (refusal !== undefined) {
    await recordLoginRefusal(ctx, user.email, { user, reason: refusal.code });
    throw refusal;
  }
  const betterHash = isOutdated ? await ctx.passwords.hash(input.password) : undefined;
  // The answer contains secrets, so no idempotency key may store it.
  const begun = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const locked = await lockUser(tx, user.id);
    // A change of password or role in between ended all sessions; this one must not begin after it.
    if (locked.passwordHash !== user.passwordHash || locked.role !== user.role || locked.deactivatedAt !== null)
      throw unauthenticated("invalid_credentials", accountMessages.invalidCredentials);
    if (locked.passwordExpiredAt !== null) throw passwordExpired();
    if (betterHash !== undefined) await updatePasswordHash(tx, user.id, betterHash);
    return begin(tx, locked);
  });
  ctx.log.info({ event: "password_accepted", userId: user.id, role: user.role, requestId: ctx.origin.requestId });
  return { user, begun };
}

/** The role of the chosen type. */
function assertComplete({ email, password, userType }: LoginInput): string {
  if (userType.trim() === "") throw invalid("user_type_missing", accountMessages.selectUserType, { userType: [accountMessages.selectUserType] });
  if (email.trim() === "" || password === "") throw invalid("credentials_missing", accountMessages.enterBoth);
  const known = findUserType(userType);
  if (known === undefined) throw invalid("user_type_unknown", accountMessages.unknownUserType, { userType: [accountMessages.unknownUserType] });
  if (known.role === null) throw forbidden("login_not_open", accountMessages.loginNotOpen);
  return known.role;
}

/** Why a user with the right password may not sign in. */
function refusalOf(user: UserForLogin, role: string, userType: string): DomainError | undefined {
  if (user.deactivatedAt !== null || user.isFirmClosed) return forbidden("account_closed", accountMessages.accountClosed);
  if (user.role !== role) return forbidden("wrong_user_type", accountMessages.accessDenied(userType));
  if (user.activatedAt === null) return forbidden("not_verified", accountMessages.notVerified);
  return user.passwordExpiredAt === null ? undefined : passwordExpired();
}

const passwordExpired = (): DomainError => forbidden("password_expired", accountMessages.passwordExpired);
