import { z } from "zod";
import { accountMessages } from "#domain/accounts/messages.ts";
import { invalid } from "#domain/errors.ts";
import { findOpenReset, lockUser, consumeLink } from "#db/queries/accounts.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { hashSecret } from "../../infra/secrets.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { isTokenOf } from "./activation-link.ts";
import { assertNewPassword, replacePassword } from "./new-password.ts";

export const ResetPasswordInput = z.object({
  userId: z.string().max(60),
  /** The token that a correct OTP returned. */
  resetToken: z.string().max(200),
  password: z.string(),
  confirmPassword: z.string(),
});
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

const stepDead = () => invalid("reset_token_dead", accountMessages.resetStepDead);

/**
 * Sets a new password with the token that a correct OTP returned, once; every session ends and the user is notified by email.
 * @throws invalid (password rules, named in `fields`; `reset_token_dead`: wrong, another user's, used, or too old)
 * @source specification 4 and 5 "Reset"; security.md row 13
 */
export async function resetPassword(ctx: AppContext, input: ResetPasswordInput): Promise<{ message: string }> {
  assertNewPassword(ctx, input, accountMessages.passwordsDiffer);
  const tokenHash = hashSecret(input.resetToken);
  const userId = z.uuid().safeParse(input.userId);
  const reset = userId.success ? await findOpenReset(ctx.db, userId.data) : undefined;
  if (reset === undefined || !isTokenOf(reset, tokenHash)) throw stepDead();
  const passwordHash = await ctx.passwords.hash(input.password);
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const user = await lockUser(tx, reset.userId);
    if (user.deactivatedAt !== null || !(await consumeLink(tx, reset.id, tokenHash))) throw stepDead();
    await replacePassword(tx, user, passwordHash);
    await recordAudit(tx, ctx, { event: "password.reset", subject: { kind: "user", id: user.id } });
  });
  ctx.log.info({ event: "password_reset", userId: reset.userId, requestId: ctx.origin.requestId });
  return { message: accountMessages.resetDone };
}
