import { z } from "zod";
import { isOneLine } from "#domain/accounts/email.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { conflict, forbidden, invalid, unauthenticated } from "#domain/errors.ts";
import { lockUser } from "#db/queries/accounts.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { checkCredentials } from "./check-credentials.ts";
import { assertNewPassword, replacePassword } from "./new-password.ts";

export const ReplaceExpiredPasswordInput = z.object({
  email: z.string().max(320).refine(isOneLine, accountMessages.emailFormat),
  oldPassword: z.string().max(1000),
  password: z.string(),
  confirmPassword: z.string(),
});
export type ReplaceExpiredPasswordInput = z.infer<typeof ReplaceExpiredPasswordInput>;

/**
 * Replaces a password that staff have expired; the user signs in with the old one.
 * @throws invalid (rules of the new one, or it is the old one; named in `fields`); unauthenticated (email or old password); forbidden (the login
 * is closed; `not_verified`: its address is not confirmed yet); conflict (the password has not expired; not by REST); rate_limited; unavailable
 * @source specification 2 and 5 "/password-expired"; product.md "Accounts"; security.md row 9
 */
export async function replaceExpiredPassword(
  ctx: AppContext,
  input: ReplaceExpiredPasswordInput,
  from: { deviceMark?: string | undefined } = {},
): Promise<{ message: string }> {
  if (input.email.trim() === "" || input.oldPassword === "") throw invalid("credentials_missing", accountMessages.enterBoth);
  assertNewPassword(ctx, input);
  if (input.password === input.oldPassword)
    throw invalid("password_same", accountMessages.passwordSame, { password: [accountMessages.passwordSame] });
  const { user } = await checkCredentials(ctx, { email: input.email, password: input.oldPassword, deviceMark: from.deviceMark });
  if (user.deactivatedAt !== null || user.isFirmClosed) throw forbidden("account_closed", accountMessages.accountClosed);
  if (user.activatedAt === null) throw forbidden("not_verified", accountMessages.notVerified);
  // Old REST clients change a password by this call, whether or not it has expired.
  if (user.passwordExpiredAt === null && ctx.origin.transport === "web") throw conflict("password_not_expired", accountMessages.passwordNotExpired);
  const passwordHash = await ctx.passwords.hash(input.password);
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const locked = await lockUser(tx, user.id);
    if (locked.passwordHash !== user.passwordHash || locked.deactivatedAt !== null)
      throw unauthenticated("invalid_credentials", accountMessages.invalidCredentials);
    await replacePassword(tx, locked, passwordHash);
    await recordAudit(tx, ctx, { event: "password.change", subject: { kind: "user", id: user.id }, detail: { because: "expired" } });
  });
  ctx.log.info({ event: "password_replaced", userId: user.id, requestId: ctx.origin.requestId });
  return { message: accountMessages.expiredReplaced };
}
