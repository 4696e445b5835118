import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { invalid, unauthenticated } from "#domain/errors.ts";
import { findUserByEmail, lockUser } from "#db/queries/accounts.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { authorize } from "../authorize.ts";
import { beginSession } from "./begin-session.ts";
import { assertNewPassword, replacePassword } from "./new-password.ts";
import { checkUnderLimits, consumeAttempt } from "./rate-limits.ts";

export const ChangePasswordInput = z.object({ currentPassword: z.string().max(1000), password: z.string(), confirmPassword: z.string() });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

const sameAsBefore = () => invalid("password_same", accountMessages.passwordSame, { password: [accountMessages.passwordSame] });
const currentWrong = () =>
  invalid("current_password_wrong", accountMessages.currentPasswordWrong, { currentPassword: [accountMessages.currentPasswordWrong] });

/**
 * Changes the password of the signed-in user. Every session ends, and this browser gets a new one.
 * @returns the secret of the new session, for the cookie only
 * @throws invalid (the present password, or rules of the new one; named in `fields`); rate_limited; unavailable (too many
 * hashes at once)
 * @source security.md rows 9, 17
 */
export async function changePassword(ctx: AppContext, input: ChangePasswordInput): Promise<{ message: string; sessionSecret: string }> {
  const actor = authorize(ctx.actor, "accounts.changePassword");
  assertNewPassword(ctx, input);
  if (input.password === input.currentPassword) throw sameAsBefore();
  ctx.passwords.assertRoom();
  const tries = [{ limit: limits.loginPair, subject: `change ${actor.userId}` }, consumeAttempt(ctx, limits.failuresOfAddress)];
  const stored = await checkUnderLimits(ctx, tries, async () => {
    const hash = (await findUserByEmail(ctx.db, actor.email))?.passwordHash ?? null;
    return hash !== null && (await ctx.passwords.verify(hash, input.currentPassword)).isRight ? hash : undefined;
  });
  if (stored === undefined) {
    await recordRepeated(ctx, { event: "password.change", outcome: "failed", detail: { reason: "wrong" } });
    throw currentWrong();
  }
  const passwordHash = await ctx.passwords.hash(input.password);
  const sessionSecret = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    if (user.passwordHash !== stored || user.deactivatedAt !== null) throw unauthenticated("token_not_valid", accountMessages.signInFirst);
    await replacePassword(tx, user, passwordHash);
    await recordAudit(tx, ctx, { event: "password.change" });
    return beginSession(tx, ctx, user, { asIn: actor.sessionId });
  });
  ctx.log.info({ event: "password_changed", userId: actor.userId, requestId: ctx.origin.requestId });
  return { message: accountMessages.passwordChanged, sessionSecret };
}
