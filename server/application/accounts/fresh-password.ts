import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { readCode, type SecondFactorCode } from "#domain/accounts/second-factor.ts";
import { freshPasswordMinutes, freshProofMinutes } from "#domain/accounts/session-rules.ts";
import { forbidden, invalid, unauthenticated } from "#domain/errors.ts";
import { findUserByEmail } from "#db/queries/accounts.ts";
import { updateCodeGivenAt, updatePasswordGivenAt } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { codeWrong } from "./second-factor/set-up.ts";
import { takeCode } from "./second-factor/take-code.ts";
import { checkUnderLimits, consumeAttempt } from "./rate-limits.ts";

/**
 * Passes when the user gave the password within the last 15 minutes. Only browsers are checked: they may stand open on a desk.
 * @throws forbidden (`password_not_fresh`: ask for the password, then call again)
 * @source security.md 3.1
 */
export function assertFreshPassword({ origin: { transport, secondsSincePassword } }: AppContext): void {
  if (transport !== "web") return;
  if (secondsSincePassword === undefined || secondsSincePassword >= freshPasswordMinutes * 60)
    throw forbidden("password_not_fresh", accountMessages.passwordNotFresh);
}

/**
 * Passes when the user gave the password, or a code of the authenticator, within the last 60 minutes in this session: for decisions on claims.
 * @throws forbidden (`proof_not_fresh`: ask for one of them, then call again)
 * @source desks-and-more.md 2 "The fresh password at forward and approve"
 */
export function assertFreshProof({ origin: { transport, secondsSincePassword, secondsSinceCode } }: AppContext): void {
  if (transport !== "web") return;
  const proofs = [secondsSincePassword, secondsSinceCode].filter((seconds) => typeof seconds === "number");
  if (!proofs.some((seconds) => seconds < freshProofMinutes * 60)) throw forbidden("proof_not_fresh", accountMessages.passwordNotFresh);
}

/**
 * Checks a code of the authenticator of the signed-in user, in place of the password where a decision on a claim asks for it. A recovery
 * code does not count: it is for a lost phone.
 * @throws invalid (`code_wrong`: wrong, used, or no second factor); rate_limited; unauthenticated (the session is over)
 * @source desks-and-more.md 2
 */
export async function confirmCode(ctx: AppContext, { code }: SecondFactorCode): Promise<void> {
  const actor = authorize(ctx.actor, "accounts.secondFactor");
  const taken = readCode(code).kind === "app" ? await takeCode(ctx, actor.userId, code, { wayOut: accountMessages.passwordInstead }) : undefined;
  if (taken === undefined) {
    await recordAuditInOwnTransaction(ctx, { event: "secondFactor.use", outcome: "failed" });
    throw codeWrong();
  }
  const isNoted = await transact({ ...ctx, idempotency: undefined }, (tx) => updateCodeGivenAt(tx, actor.sessionId));
  if (!isNoted) throw unauthenticated("token_not_valid", accountMessages.signInFirst);
}

export const ConfirmPasswordInput = z.object({ password: z.string().max(1000) });
export type ConfirmPasswordInput = z.infer<typeof ConfirmPasswordInput>;

const passwordWrong = () =>
  invalid("current_password_wrong", accountMessages.currentPasswordWrong, { password: [accountMessages.currentPasswordWrong] });

/**
 * Checks the password of the signed-in user again, for an action that needs a fresh one.
 * @throws invalid (`current_password_wrong`); rate_limited (before any hash); unavailable (too many hashes at once);
 * unauthenticated (the session is over)
 * @source security.md 3.1, row 9
 */
export async function confirmPassword(ctx: AppContext, { password }: ConfirmPasswordInput): Promise<void> {
  const actor = authorize(ctx.actor, "accounts.confirmPassword");
  ctx.passwords.assertRoom();
  const tries = [{ limit: limits.loginPair, subject: `change ${actor.userId}` }, consumeAttempt(ctx, limits.failuresOfAddress)];
  const isRight = await checkUnderLimits(ctx, tries, async () => {
    const hash = (await findUserByEmail(ctx.db, actor.email))?.passwordHash ?? null;
    return (hash !== null && (await ctx.passwords.verify(hash, password)).isRight) || undefined;
  });
  if (isRight === undefined) {
    await recordAuditInOwnTransaction(ctx, { event: "password.confirm", outcome: "failed" });
    throw passwordWrong();
  }
  const isNoted = await transact({ ...ctx, idempotency: undefined }, (tx) => updatePasswordGivenAt(tx, actor.sessionId));
  if (!isNoted) throw unauthenticated("token_not_valid", accountMessages.signInFirst);
}
