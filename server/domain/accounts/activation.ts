import { z } from "zod";

/** Lifetime of the link and the OTP of one email. @source specification 9; product.md "Accounts" */
export const activationHours = 24;
export const maxOtpAttempts = 5;
/** Lifetime of the OTP of a forgotten password. @source product.md "Accounts" */
export const resetOtpMinutes = 10;
/** How long after a right OTP the password may be set. @source security.md 3.1 */
export const resetTokenMinutes = 10;

export const linkStatuses = ["valid", "expired", "superseded", "used", "closed", "invalid"] as const;
/**
 * The state of a link: `invalid` is not ours, not complete or of an earlier address of the login, `superseded` has a newer one, `closed` has a
 * closed login.
 */
export type LinkStatus = (typeof linkStatuses)[number];

/** The parts of a link's id `<nonce><signature>:<unix seconds>`. */
export type LinkId = { readonly nonce: string; readonly signature: string; readonly issuedAtSeconds: number };

/** The signed text of a link: both parts, so that neither can be changed alone. */
export const signedPart = (nonce: string, issuedAtSeconds: number): string => `activation:${nonce}:${issuedAtSeconds}`;

/** The id in the link. @source product.md "Accounts" */
export const formatLinkId = ({ nonce, signature, issuedAtSeconds }: LinkId): string => `${nonce}${signature}:${issuedAtSeconds}`;

/** The parts of an id, or undefined when its form is wrong; the signature is not checked. */
export function parseLinkId(id: string): LinkId | undefined {
  const parts = /^([\w-]{22})([\w-]{43}):(\d{10})$/.exec(id);
  const [, nonce, signature, seconds] = parts ?? [];
  if (nonce === undefined || signature === undefined || seconds === undefined) return undefined;
  return { nonce, signature, issuedAtSeconds: Number(seconds) };
}

/** Text in the form of an id; its signature is checked later. */
export const LinkIdText = z.string().max(200);

/** An OTP as typed or as an old client sends it, a number without its leading zeros. */
export const OtpText = z
  .union([z.string().max(40), z.int().min(0).max(999_999)])
  .transform((otp) => (typeof otp === "number" ? String(otp).padStart(6, "0") : otp.replaceAll(/\s/g, "")));

export const isOtp = (text: string): boolean => /^\d{6}$/.test(text);
