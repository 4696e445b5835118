import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { passwordProblem } from "#domain/accounts/password-rules.ts";
import { BuyerDetails } from "#domain/directory/buyer-input.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { invalid } from "#domain/errors.ts";
import { insertBuyerRegistration } from "#db/queries/buyers.ts";
import { insertMail } from "#db/queries/mail.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { mailAttempts, consumeAttempt, consumeRateLimit, tooManyAttempts } from "../accounts/rate-limits.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorizeAnyone } from "../authorize.ts";

export const RegisterBuyerInput = BuyerDetails.extend({
  /** Left out, it is set by the mail. */
  password: z.string().optional(),
});
export type RegisterBuyerInput = z.infer<typeof RegisterBuyerInput>;

/**
 * Takes the registration of a buyer. Answer and work are the same for every address: whether it has a login already is
 * looked up only by the worker that writes the mail, and nothing of an existing login is changed.
 * @throws invalid (password rules, named in `fields`); rate_limited; unavailable (too many hashes at once)
 * @source specification 5 "Buyer registration"; product.md "Accounts"; security.md rows 11, 12
 */
export async function registerBuyer(ctx: AppContext, input: RegisterBuyerInput): Promise<{ message: string }> {
  authorizeAnyone(ctx.actor, "directory.registerBuyer");
  const { password, ...details } = input;
  if (password !== undefined) {
    assertPassword(ctx, password);
    ctx.passwords.assertRoom();
  }
  const fromHere = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.mailOfAddress)]);
  if (!fromHere.isAllowed) throw tooManyAttempts(fromHere.waitSeconds);
  const mayWrite = await consumeRateLimit(ctx, mailAttempts(details.email));
  const passwordHash = password === undefined ? null : await ctx.passwords.hash(password);
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    await insertBuyerRegistration(tx, { ...details, passwordHash, consentedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "buyer.register" });
    if (mayWrite.isAllowed) await queueVerification(tx, details.email);
  });
  return { message: directoryMessages.registered };
}

export const ResendVerificationInput = BuyerDetails.pick({ email: true });
export type ResendVerificationInput = z.infer<typeof ResendVerificationInput>;

/**
 * Sends the mail of a login that waits for its owner once more. Answer and work are the same for every address.
 * @throws rate_limited (too many from this place)
 * @source product.md "verify-account"; security.md rows 11, 12
 */
export async function resendVerification(ctx: AppContext, { email }: ResendVerificationInput): Promise<{ message: string }> {
  authorizeAnyone(ctx.actor, "directory.registerBuyer");
  const fromHere = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.mailOfAddress)]);
  if (!fromHere.isAllowed) throw tooManyAttempts(fromHere.waitSeconds);
  const mayWrite = await consumeRateLimit(ctx, mailAttempts(email));
  if (mayWrite.isAllowed) await transact({ ...ctx, idempotency: undefined }, (tx) => queueVerification(tx, email));
  return { message: directoryMessages.resent };
}

const queueVerification = (tx: Parameters<typeof insertMail>[0], email: string): Promise<string> =>
  insertMail(tx, { kind: "verification", to: { userId: null, email }, params: {}, isForUnknownRecipient: true });

function assertPassword(ctx: AppContext, password: string): void {
  const problem = passwordProblem(password, ctx.passwords.isCommon);
  if (problem !== undefined) throw invalid("password_refused", problem, { password: [problem] });
}
