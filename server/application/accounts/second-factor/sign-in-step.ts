import { accountMessages } from "#domain/accounts/messages.ts";
import { maxSignInAttempts, signInStepMinutes, type OwedFactor, type SecondFactorCode } from "#domain/accounts/second-factor.ts";
import { isStaffRole } from "#domain/accounts/staff.ts";
import { paths } from "#domain/council.ts";
import { unauthenticated } from "#domain/errors.ts";
import type { Role } from "#domain/accounts/roles.ts";
import type { Tx } from "#db/connection/client.ts";
import { getUser, lockUser, type UserRow } from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";
import { hasSecondFactor } from "#db/queries/second-factors.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { findChallenge, insertChallenge, consumeChallengeAttempt, consumeChallenge, type SignInChallenge } from "#db/queries/sign-in-challenges.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { hashSecret, newSecret } from "../../../infra/secrets.ts";
import { recordAudit, recordAuditInOwnTransaction } from "../../audit/record-audit.ts";
import { beginSession } from "../begin-session.ts";
import { homePath } from "../home-path.ts";
import { newDeviceMark } from "../known-device.ts";
import { beginSetUp, codeWrong, finishSetUp, makeRecoveryCodes, proveSetUp, type SetUpView } from "./set-up.ts";
import { takeCode } from "./take-code.ts";

/** What a user still has to do after the right password; undefined when nothing. */
export async function owedFactor(tx: Tx, ctx: AppContext, user: Pick<UserRow, "id" | "role">): Promise<OwedFactor | undefined> {
  if (await hasSecondFactor(tx, user.id)) return "enter";
  return isStaffRole(user.role) && ctx.config.staffMfa === "required" ? "set_up" : undefined;
}

/** Whether a live session may be used: where all staff need a second factor, a session without one may not. */
export const isFullySignedIn = (
  { config }: Pick<AppContext, "config">,
  session: { readonly role: Role; readonly hasSecondFactor: boolean },
): boolean => config.staffMfa !== "required" || !isStaffRole(session.role) || session.hasSecondFactor;

/** Stores that a user gave the right password. @returns the secret for its cookie; it allows the second step only */
export async function beginSignInStep(tx: Tx, userId: string): Promise<string> {
  const secret = newSecret();
  await insertChallenge(tx, { userId, secretHash: hashSecret(secret), minutes: signInStepMinutes });
  return secret;
}

/** Secrets for the browser's cookies, and where the role begins. */
export type CompletedSignIn = { readonly home: string; readonly sessionSecret: string; readonly deviceMark: string };

const stepOver = () => unauthenticated("sign_in_step_over", accountMessages.signInStepOver);

/**
 * Checks the code of the second step and begins the session.
 * @param secret of the cookie that the password step set
 * @throws unauthenticated (`sign_in_step_over`: too late, five wrong codes, or the password again); invalid (`code_wrong`);
 * rate_limited
 * @source security.md 3.6, row 10
 */
export async function completeSignIn(ctx: AppContext, secret: string | undefined, { code }: SecondFactorCode): Promise<CompletedSignIn> {
  const challenge = await consumeSignInAttempt(ctx, secret);
  const taken = await takeCode(ctx, challenge.userId, code);
  if (taken === undefined) throw await refuseCode(ctx, challenge);
  return enter(ctx, challenge, async (tx, user) => {
    if (taken === "recovery")
      await insertMail(tx, { kind: "recovery_code_used", to: { userId: user.id, email: user.email }, params: { path: paths.login } });
    await recordAudit(tx, ctx, { event: "secondFactor.use", subject: { kind: "user", id: user.id }, detail: { kind: taken } });
  });
}

/**
 * Starts the setup of the second factor that this login requires.
 * @throws unauthenticated (`sign_in_step_over`); conflict (`second_factor_on`)
 */
export async function beginSetUpAtSignIn(ctx: AppContext, secret: string | undefined): Promise<SetUpView> {
  const challenge = secret === undefined ? undefined : await findChallenge(ctx.db, hashSecret(secret));
  if (challenge === undefined) throw stepOver();
  return beginSetUp(ctx, await getUser(ctx.db, challenge.userId));
}

/**
 * Activates it with its first code and begins the session.
 * @returns also the recovery codes, which are shown only once
 * @throws unauthenticated (`sign_in_step_over`); invalid (`code_wrong`); conflict (`second_factor_on`,
 * `second_factor_not_begun`)
 */
export async function confirmSetUpAtSignIn(
  ctx: AppContext,
  secret: string | undefined,
  { code }: SecondFactorCode,
): Promise<CompletedSignIn & { readonly recoveryCodes: readonly string[] }> {
  const challenge = await consumeSignInAttempt(ctx, secret);
  const proven = await proveSetUp(ctx, challenge.userId, code);
  const { codes, hashes } = await makeRecoveryCodes(ctx);
  const entered = await enter(ctx, challenge, async (tx, user) => {
    await finishSetUp(tx, proven, hashes);
    await markUserSessionsEnded(tx, user.id, "second_factor_changed");
    await insertMail(tx, { kind: "second_factor_on", to: { userId: user.id, email: user.email }, params: { path: paths.login } });
    await recordAudit(tx, ctx, { event: "secondFactor.on", subject: { kind: "user", id: user.id } });
  });
  return { ...entered, recoveryCodes: codes };
}

async function consumeSignInAttempt(ctx: AppContext, secret: string | undefined): Promise<SignInChallenge> {
  const challenge = secret === undefined ? undefined : await consumeChallengeAttempt(ctx.db, hashSecret(secret), maxSignInAttempts);
  if (challenge === undefined) throw stepOver();
  return challenge;
}

async function refuseCode(ctx: AppContext, { userId }: SignInChallenge): Promise<Error> {
  await recordAuditInOwnTransaction(ctx, { event: "secondFactor.use", outcome: "failed", subject: { kind: "user", id: userId } });
  return codeWrong();
}

/** Consumes the step and begins the session, all or nothing. A change of password or role in between has ended the step. */
async function enter(ctx: AppContext, challenge: SignInChallenge, before: (tx: Tx, user: UserRow) => Promise<void>): Promise<CompletedSignIn> {
  const { user, sessionSecret } = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const locked = await lockUser(tx, challenge.userId);
    if (!(await consumeChallenge(tx, challenge.id)) || locked.deactivatedAt !== null || locked.passwordExpiredAt !== null) throw stepOver();
    await before(tx, locked);
    return { user: locked, sessionSecret: await beginSession(tx, ctx, locked, "shown") };
  });
  return { home: await homePath(ctx.db, user), sessionSecret, deviceMark: newDeviceMark(ctx, user.id) };
}
