import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { freshPasswordMinutes } from "#domain/accounts/session-rules.ts";
import { forbidden, invalid, unauthenticated } from "#domain/errors.ts";
import { findUserByEmail } from "#db/queries/accounts.ts";
import { updatePasswordGivenAt } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
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
