import { z } from "zod";
import { isOtp, LinkIdText, maxOtpAttempts, OtpText, resetTokenMinutes } from "#domain/accounts/activation.ts";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { invalid } from "#domain/errors.ts";
import { consumeOtp, consumeOtpAttempt, lockUser } from "#db/queries/accounts.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { hashSecret } from "../../infra/secrets.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { getValidLink, isTokenOf, otpTokenOf } from "./activation-link.ts";
import { replaceOlderLinks } from "./newer-registration.ts";
import { checkUnderLimits, consumeAttempt } from "./rate-limits.ts";

export const VerifyActivationOtpInput = z.object({ id: LinkIdText, otp: OtpText });
export type VerifyActivationOtpInput = z.infer<typeof VerifyActivationOtpInput>;

const otpWrong = () => invalid("otp_wrong", accountMessages.otpWrong, { otp: [accountMessages.otpWrong] });

/**
 * Exchanges the OTP of an activation email, once, for the token that sets the password, valid for ten minutes and once. A repeat of the same
 * request gets the same token while it is valid. A buyer who has registered again since gets a new e-mail instead: an older link would open the
 * login with the older details.
 * @throws invalid (`otp_format`, `otp_wrong` also when its five attempts are used up, or when it was used, or what `getValidLink` throws;
 * `link_superseded` also: registered again); rate_limited (too many wrong ones for this account or from this address, before any hash);
 * unavailable (too many hashes at once)
 * @source specification 4 "Activation"; security.md row 10
 */
export async function verifyActivationOtp(ctx: AppContext, input: VerifyActivationOtpInput): Promise<{ resetToken: string }> {
  if (!isOtp(input.otp)) throw invalid("otp_format", accountMessages.otpFormat, { otp: [accountMessages.otpFormat] });
  ctx.passwords.assertRoom();
  const link = await getValidLink(ctx, input.id);
  // Not the subject of `verifyResetOtp`: a stranger can use up that one, which needs only the address. This one needs the signed link.
  const tries = [{ limit: limits.otpAccount, subject: `activation ${link.userId}` }, consumeAttempt(ctx, limits.failuresOfAddress)];
  const resetToken = otpTokenOf(ctx, link.id);
  const tokenHash = hashSecret(resetToken);
  const right = await checkUnderLimits(ctx, tries, async () => {
    if (isTokenOf(link, tokenHash)) return { isRepeated: true } as const;
    const otpHash = await consumeOtpAttempt(ctx.db, link.id, maxOtpAttempts);
    if (otpHash === undefined || !(await ctx.passwords.verifyOtp(otpHash, input.otp))) return undefined;
    return { isRepeated: false, otpHash } as const;
  });
  if (right === undefined) {
    await recordRepeated(ctx, { event: "password.otp", outcome: "failed", subject: { kind: "user", id: link.userId }, detail: { of: "activation" } });
    throw otpWrong();
  }
  if (right.isRepeated) return { resetToken };
  const { otpHash } = right;
  const isReplaced = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const user = await lockUser(tx, link.userId);
    if (!(await consumeOtp(tx, link.id, { otpHash, tokenHash, minutes: resetTokenMinutes }))) throw otpWrong();
    return replaceOlderLinks(tx, user);
  });
  if (isReplaced) throw invalid("link_superseded", accountMessages.linkReplaced);
  return { resetToken };
}
