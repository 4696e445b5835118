import { z } from "zod";
import { isOtp, maxOtpAttempts, OtpText, resetTokenMinutes } from "#domain/accounts/activation.ts";
import { EmailAddress } from "#domain/accounts/email.ts";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { invalid } from "#domain/errors.ts";
import { findOpenReset, findUserByEmail, consumeOtp, consumeOtpAttempt } from "#db/queries/accounts.ts";
import type { AppContext } from "../../context.ts";
import { hashSecret } from "../../infra/secrets.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { isTokenOf, otpTokenOf } from "./activation-link.ts";
import { checkUnderLimits, consumeAttempt } from "./rate-limits.ts";

export const VerifyResetOtpInput = z.object({ email: EmailAddress, otp: OtpText });
export type VerifyResetOtpInput = z.infer<typeof VerifyResetOtpInput>;

/** The user who may set a password now, and the token for it, which lives ten minutes and works once. */
export type VerifiedReset = { readonly userId: string; readonly resetToken: string };

const unknownUser = "00000000-0000-0000-0000-000000000000";
const otpWrong = () => invalid("otp_wrong", accountMessages.otpWrong, { otp: [accountMessages.otpWrong] });

/**
 * Exchanges the OTP of an email for a forgotten password, once. A repeat of the same request gets the same token while it is valid. An unknown
 * address gets the same refusal, after the same work.
 * @throws invalid (`otp_format`; `otp_wrong`, also when its five attempts or ten minutes are over); rate_limited (too many
 * wrong ones for this account or from this IP address, before any hash); unavailable (too many hashes at once)
 * @source specification 4 "Forgot password"; security.md rows 10, 12
 */
export async function verifyResetOtp(ctx: AppContext, { email, otp }: VerifyResetOtpInput): Promise<VerifiedReset> {
  if (!isOtp(otp)) throw invalid("otp_format", accountMessages.otpFormat, { otp: [accountMessages.otpFormat] });
  ctx.passwords.assertRoom();
  const user = await findUserByEmail(ctx.db, email);
  const tries = [{ limit: limits.otpAccount, subject: user?.id ?? email }, consumeAttempt(ctx, limits.failuresOfAddress)];
  const right = await checkUnderLimits(ctx, tries, async () => {
    const reset = await findOpenReset(ctx.db, user?.id ?? unknownUser);
    const resetToken = otpTokenOf(ctx, reset?.id ?? unknownUser);
    const tokenHash = hashSecret(resetToken);
    if (reset !== undefined && isTokenOf(reset, tokenHash)) return { reset, resetToken, isRepeated: true } as const;
    const otpHash = await consumeOtpAttempt(ctx.db, reset?.id ?? unknownUser, maxOtpAttempts);
    const isRight = otpHash === undefined ? await ctx.passwords.verifyDummyOtp(otp) : await ctx.passwords.verifyOtp(otpHash, otp);
    if (!isRight || otpHash === undefined || reset === undefined || reset.isUserClosed) return undefined;
    return { reset, resetToken, isRepeated: false, otpHash, tokenHash } as const;
  });
  if (right === undefined) {
    const subject = user === undefined ? {} : { subject: { kind: "user", id: user.id } as const };
    await recordRepeated(ctx, { event: "password.otp", outcome: "failed", ...subject, detail: { of: "reset" } }, email);
    throw otpWrong();
  }
  const { reset, resetToken } = right;
  if (!right.isRepeated) {
    const { otpHash, tokenHash } = right;
    if (!(await consumeOtp(ctx.db, reset.id, { otpHash, tokenHash, minutes: resetTokenMinutes }))) throw otpWrong();
  }
  return { userId: reset.userId, resetToken };
}
