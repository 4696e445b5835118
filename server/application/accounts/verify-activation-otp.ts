import { z } from "zod";
import { isOtp, LinkIdText, maxOtpAttempts, OtpText, resetTokenMinutes } from "#domain/accounts/activation.ts";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { invalid } from "#domain/errors.ts";
import { updateResetToken, consumeOtpAttempt } from "#db/queries/accounts.ts";
import type { AppContext } from "../../context.ts";
import { hashSecret, newSecret } from "../../infra/secrets.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { getValidLink } from "./activation-link.ts";
import { consumeAttempt, consumeRateLimit, tooManyAttempts } from "./rate-limits.ts";

export const VerifyActivationOtpInput = z.object({ id: LinkIdText, otp: OtpText });
export type VerifyActivationOtpInput = z.infer<typeof VerifyActivationOtpInput>;

const otpWrong = () => invalid("otp_wrong", accountMessages.otpWrong, { otp: [accountMessages.otpWrong] });

/**
 * Checks the OTP of an activation email and returns the token that sets the password, valid for ten minutes and once. The same
 * correct OTP returns a new token while attempts are left.
 * @throws invalid (`otp_format`, `otp_wrong` also when its five attempts are used up, or what `getValidLink` throws);
 * rate_limited (too many wrong ones for this account or from this address, before any hash); unavailable (too many hashes at
 * once)
 * @source specification 4 "Activation"; security.md row 10
 */
export async function verifyActivationOtp(ctx: AppContext, input: VerifyActivationOtpInput): Promise<{ resetToken: string }> {
  if (!isOtp(input.otp)) throw invalid("otp_format", accountMessages.otpFormat, { otp: [accountMessages.otpFormat] });
  ctx.passwords.assertRoom();
  const link = await getValidLink(ctx, input.id);
  const tries = await consumeRateLimit(ctx, [{ limit: limits.otpAccount, subject: link.userId }, consumeAttempt(ctx, limits.failuresOfAddress)]);
  if (!tries.isAllowed) throw tooManyAttempts(tries.waitSeconds);
  const otpHash = await consumeOtpAttempt(ctx.db, link.id, maxOtpAttempts);
  if (otpHash === undefined || !(await ctx.passwords.verifyOtp(otpHash, input.otp))) {
    await recordRepeated(ctx, { event: "password.otp", outcome: "failed", subject: { kind: "user", id: link.userId }, detail: { of: "activation" } });
    throw otpWrong();
  }
  await tries.refundAttempt();
  const resetToken = newSecret();
  if (!(await updateResetToken(ctx.db, link.id, { tokenHash: hashSecret(resetToken), minutes: resetTokenMinutes }))) throw otpWrong();
  return { resetToken };
}
