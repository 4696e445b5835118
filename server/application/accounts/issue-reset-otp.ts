import { resetOtpMinutes } from "#domain/accounts/activation.ts";
import { findUserByEmail, lockUser, updateLinkOtp, insertLink } from "#db/queries/accounts.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { newNonce, newOtp } from "../../infra/secrets.ts";
import { authorizeSystem } from "../authorize.ts";

/**
 * Creates the OTP of a forgotten password when its email is sent, and replaces any earlier one; the database stores its hash.
 * Undefined when no user of this address can use it: unknown, not activated yet, or closed.
 * @source product.md "Accounts"; security.md 3.4
 */
export async function issueResetOtp(ctx: AppContext, email: string): Promise<{ otp: string; expiresAt: Date } | undefined> {
  authorizeSystem(ctx.actor);
  const found = await findUserByEmail(ctx.db, email);
  if (found === undefined || found.isFirmClosed) return undefined;
  const otp = newOtp();
  const otpHash = await ctx.passwords.hashOtp(otp);
  return transact(ctx, async (tx) => {
    const user = await lockUser(tx, found.id);
    if (user.activatedAt === null || user.deactivatedAt !== null) return undefined;
    const linkId = await insertLink(tx, { userId: user.id, nonce: newNonce(), purpose: "reset", minutes: resetOtpMinutes });
    const renewed = await updateLinkOtp(tx, linkId, { otpHash, minutes: resetOtpMinutes });
    return renewed && { otp, expiresAt: renewed.expiresAt };
  });
}
