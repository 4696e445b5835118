import { activationHours } from "#domain/accounts/activation.ts";
import { paths } from "#domain/council.ts";
import { conflict } from "#domain/errors.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { findLinkById, updateLinkOtp } from "#db/queries/accounts.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { newOtp } from "../../infra/secrets.ts";
import { authorizeSystem } from "../authorize.ts";
import { signLinkId, statusOf } from "./activation-link.ts";

/** The secrets of one activation email; the database stores only a hash of the OTP. */
export type ActivationSecret = { readonly link: string; readonly otp: string; readonly expiresAt: Date };

/**
 * Creates link and OTP of an activation email when it is sent; both live 24 hours from now. The OTP of an earlier attempt to
 * send the same email becomes invalid.
 * @throws conflict (`link_closed`: used, superseded, or its user is active or closed; the email is not needed any more)
 * @source product.md "Accounts"; security.md 3.4
 */
export async function issueActivationSecret(ctx: AppContext, linkId: string): Promise<ActivationSecret> {
  authorizeSystem(ctx.actor);
  const link = await findLinkById(ctx.db, linkId);
  const status = statusOf(link);
  const otp = newOtp();
  const closed = () => conflict("link_closed", accountMessages.linkSuperseded);
  if (link === undefined || (status !== "valid" && status !== "expired")) throw closed();
  const otpHash = await ctx.passwords.hashOtp(otp);
  const renewed = await transact(ctx, (tx) => updateLinkOtp(tx, linkId, { otpHash, minutes: activationHours * 60 }));
  if (renewed === undefined) throw closed();
  const id = signLinkId(ctx, link.nonce, renewed.issuedAtSeconds);
  return { link: `${ctx.config.publicUrl}${paths.activate}?id=${id}`, otp, expiresAt: renewed.expiresAt };
}
