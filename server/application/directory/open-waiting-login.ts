import { activationHours } from "#domain/accounts/activation.ts";
import { paths } from "#domain/council.ts";
import { findUserByEmail, insertUser, lockUser, updateLinkOtp, insertLink, updatePasswordHash, type UserRow } from "#db/queries/accounts.ts";
import { deleteRegistrations, findBuyerContact, findNewestRegistration, upsertBuyer, type BuyerRegistration } from "#db/queries/buyers.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { newNonce, newOtp } from "../../infra/secrets.ts";
import { signLinkId } from "../accounts/activation-link.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorizeSystem } from "../authorize.ts";

/** The content of the e-mail to an address that registered or requested its e-mail again. */
export type WaitingLogin =
  | { readonly kind: "activation"; readonly link: string; readonly otp: string; readonly expiresAt: Date; readonly linkId: string }
  | { readonly kind: "verification"; readonly link: string; readonly expiresAt: Date; readonly linkId: string }
  | { readonly kind: "already_registered" };

/**
 * Prepares the confirmation of an address when its e-mail is sent: inserts the login of a new buyer, and replaces earlier links
 * and OTPs. A buyer who registered once, with a password, needs only the link. Undefined when there is nothing to send: no registration,
 * the login is closed, or it has moved to another address.
 * @source product.md "Accounts" (a buyer who gave a password); security.md row 12
 */
export async function openWaitingLogin(ctx: AppContext, email: string): Promise<WaitingLogin | undefined> {
  authorizeSystem(ctx.actor);
  const otp = newOtp();
  const otpHash = await ctx.passwords.hashOtp(otp);
  return transact(ctx, async (tx) => {
    const registration = await findNewestRegistration(tx, email);
    const known = await findUserByEmail(tx, email);
    if (known === undefined && registration === undefined) return undefined;
    if (known !== undefined && known.activatedAt !== null) return registration === undefined ? undefined : ({ kind: "already_registered" } as const);
    if (known !== undefined && (known.deactivatedAt !== null || known.isFirmClosed)) return undefined;
    const user = known === undefined ? await newBuyer(tx, ctx, email) : await lockUser(tx, known.id);
    // It was confirmed, closed or moved while this waited for the lock: another registration does not change it, and the old address gets no link.
    const isMoved = known !== undefined && user.email !== known.email;
    if (user.activatedAt !== null || user.deactivatedAt !== null || isMoved) return undefined;
    const passwordHash = registration === undefined ? user.passwordHash : await keepRegistration(tx, user, registration);
    const linkId = await insertLink(tx, { userId: user.id, nonce: newNonce(), purpose: "activation", minutes: activationHours * 60 });
    const renewed = await updateLinkOtp(tx, linkId, { otpHash, minutes: activationHours * 60 });
    if (renewed === undefined) return undefined;
    const { nonce, issuedAtSeconds, expiresAt } = renewed;
    const link = `${ctx.config.publicUrl}${paths.activate}?id=${signLinkId(ctx, nonce, issuedAtSeconds)}`;
    return passwordHash === null
      ? ({ kind: "activation", link, otp, expiresAt, linkId } as const)
      : ({ kind: "verification", link, expiresAt, linkId } as const);
  });
}

async function newBuyer(tx: Tx, ctx: AppContext, email: string): Promise<UserRow> {
  const { id } = await insertUser(tx, { email, name: email, role: "BUYER" });
  await recordAudit(tx, ctx, { event: "user.add", subject: { kind: "user", id }, detail: { role: "BUYER" } });
  return lockUser(tx, id);
}

/**
 * Stores the details of the last registration with the login of a buyer. Returns the password hash that counts: that of the registration, or
 * null when the address was registered more than once. Two registrations may come from two people, so the reader of the mailbox then chooses
 * a password. A login that is not a buyer's keeps its password.
 */
async function keepRegistration(tx: Tx, user: UserRow, registration: BuyerRegistration): Promise<string | null> {
  if (user.role !== "BUYER") return user.passwordHash;
  const { id: _id, email, passwordHash, createdAt: _at, ...details } = registration;
  const isRegisteredBefore = (await findBuyerContact(tx, user.id)) !== undefined;
  await upsertBuyer(tx, user.id, details);
  const count = await deleteRegistrations(tx, email);
  const keptHash = isRegisteredBefore || count > 1 ? null : passwordHash;
  await updatePasswordHash(tx, user.id, keptHash);
  return keptHash;
}
