import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { passwordProblem } from "#domain/accounts/password-rules.ts";
import { noConsent } from "#domain/consent.ts";
import { BuyerDetails } from "#domain/directory/buyer-input.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { invalid } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertBuyerRegistration } from "#db/queries/buyers.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { mailAttempts, consumeAttempt, consumeRateLimit, tooManyAttempts } from "../accounts/rate-limits.ts";
import { queueVerification } from "../accounts/queue-activation.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorizeAnyone } from "../authorize.ts";
import { repeatKeyOf } from "../repeat-key.ts";

export const RegisterBuyerInput = BuyerDetails.extend({
  /** Without it, the buyer sets a password by the link in the e-mail. */
  password: z.string().optional(),
});
export type RegisterBuyerInput = z.infer<typeof RegisterBuyerInput>;

type Registration = Omit<RegisterBuyerInput, "consentVersion"> & { readonly consentVersion?: string | undefined };

/**
 * Stores the registration of a buyer, with the consent if one was given. Answer and work are the same for every address: only the worker that sends the e-mail
 * looks up whether it has a login, and an existing login is not changed. A repeat of the same request changes nothing more.
 * @throws invalid (password rules, named in `fields`); rate_limited; unavailable (too many hashes at once)
 * @source specification 5 "Buyer registration"; product.md "Accounts"; security.md rows 11, 12
 */
export async function registerBuyer(ctx: AppContext, input: Registration): Promise<{ message: string }> {
  authorizeAnyone(ctx.actor, "directory.registerBuyer");
  const { password, consentVersion = noConsent, ...details } = input;
  if (password !== undefined) {
    assertPassword(ctx, password);
    ctx.passwords.assertRoom();
  }
  const fromHere = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.mailOfAddress)]);
  if (!fromHere.isAllowed) throw tooManyAttempts(fromHere.waitSeconds);
  const passwordHash = password === undefined ? null : await ctx.passwords.hash(password);
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const values = { ...details, consentVersion, passwordHash, consentedAt: ctx.now(), repeatKey: repeatKeyOf(ctx) };
    if (!(await insertBuyerRegistration(tx, values))) return;
    await recordAudit(tx, ctx, { event: "buyer.register" });
    await queueUnderLimits(tx, details.email);
  });
  return { message: directoryMessages.registered };
}

export const ResendVerificationInput = BuyerDetails.pick({ email: true });
export type ResendVerificationInput = z.infer<typeof ResendVerificationInput>;

/**
 * Sends the confirmation e-mail again. Answer and work are the same for every address.
 * @throws rate_limited (too many from one address)
 * @source product.md "verify-account"; security.md rows 11, 12
 */
export async function resendVerification(ctx: AppContext, { email }: ResendVerificationInput): Promise<{ message: string }> {
  authorizeAnyone(ctx.actor, "directory.registerBuyer");
  const fromHere = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.mailOfAddress)]);
  if (!fromHere.isAllowed) throw tooManyAttempts(fromHere.waitSeconds);
  await transact({ ...ctx, idempotency: undefined }, (tx) => queueUnderLimits(tx, email));
  return { message: directoryMessages.resent };
}

/** Queues the e-mail unless one went to the address a moment ago; one whose transaction fails does not count. */
async function queueUnderLimits(tx: Tx, email: string): Promise<void> {
  const mayWrite = await consumeRateLimit({ db: tx }, mailAttempts(email));
  if (mayWrite.isAllowed) await queueVerification(tx, email);
}

function assertPassword(ctx: AppContext, password: string): void {
  const problem = passwordProblem(password, ctx.passwords.isCommon);
  if (problem !== undefined) throw invalid("password_refused", problem, { password: [problem] });
}
