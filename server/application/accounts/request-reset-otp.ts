import { z } from "zod";
import { EmailAddress } from "#domain/accounts/email.ts";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { insertMail } from "#db/queries/mail.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { mailAttempts, consumeAttempt, consumeRateLimit, tooManyAttempts } from "./rate-limits.ts";

export const RequestResetOtpInput = z.object({ email: EmailAddress });
export type RequestResetOtpInput = z.infer<typeof RequestResetOtpInput>;

const worthlessAfterMinutes = 60;

/**
 * Requests an email with an OTP for a forgotten password. Answer and work are the same for every address: only the worker that
 * writes the email looks up whether it has a login.
 * @throws invalid (not an email address); rate_limited (too many from this IP address)
 * @source specification 4 "Forgot password"; security.md rows 11, 12
 */
export async function requestResetOtp(ctx: AppContext, { email }: RequestResetOtpInput): Promise<{ message: string }> {
  const fromHere = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.mailOfAddress)]);
  if (!fromHere.isAllowed) throw tooManyAttempts(fromHere.waitSeconds);
  const dropAfter = new Date(ctx.now().getTime() + worthlessAfterMinutes * 60_000);
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const mayWrite = await consumeRateLimit({ db: tx }, mailAttempts(email));
    if (mayWrite.isAllowed)
      await insertMail(tx, { kind: "password_reset", to: { userId: null, email }, params: {}, dropAfter, isForUnknownRecipient: true });
  });
  return { message: accountMessages.otpSent };
}
