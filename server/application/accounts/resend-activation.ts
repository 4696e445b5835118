import { z } from "zod";
import { LinkIdText } from "#domain/accounts/activation.ts";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { invalid } from "#domain/errors.ts";
import { lockUser, type LinkRow } from "#db/queries/accounts.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { findSignedLink } from "./activation-link.ts";
import { hasRegisteredAgain } from "./newer-registration.ts";
import { queueActivation, queueVerification } from "./queue-activation.ts";
import { mailAttempts, consumeAttempt, consumeRateLimit, tooManyAttempts } from "./rate-limits.ts";

export const ResendActivationInput = z.object({ id: LinkIdText });
export type ResendActivationInput = z.infer<typeof ResendActivationInput>;

/**
 * Sends a new link and OTP and invalidates those of an earlier email, expired or not. The answer is the same whether an email
 * goes out or one went out a moment ago.
 * @throws invalid (`link_invalid`: not a link of ours); rate_limited (too many from this address)
 * @source specification 4 and 8 "Activation"; security.md row 11
 */
export async function resendActivation(ctx: AppContext, input: ResendActivationInput): Promise<{ message: string }> {
  const fromHere = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.mailOfAddress)]);
  if (!fromHere.isAllowed) throw tooManyAttempts(fromHere.waitSeconds);
  const link = await findSignedLink(ctx, input.id);
  if (link === undefined) throw invalid("link_invalid", accountMessages.linkInvalid);
  await sendAgain(ctx, link);
  return { message: accountMessages.resent };
}

async function sendAgain(ctx: AppContext, link: LinkRow): Promise<void> {
  if (link.isUserActive || link.isUserClosed) return;
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const user = await lockUser(tx, link.userId);
    if (user.activatedAt !== null || user.deactivatedAt !== null) return;
    const mayWrite = await consumeRateLimit({ db: tx }, mailAttempts(user.email));
    if (!mayWrite.isAllowed) return;
    // Who chose a password already only confirms the address. The details of a newer registration are stored when the e-mail is sent.
    const isVerification = user.passwordHash !== null || (await hasRegisteredAgain(tx, user));
    await (isVerification ? queueVerification(tx, user.email) : queueActivation(tx, ctx, user));
  });
}
