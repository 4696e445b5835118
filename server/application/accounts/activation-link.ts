import { formatLinkId, parseLinkId, signedPart, type LinkStatus } from "#domain/accounts/activation.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { invalid, type DomainError } from "#domain/errors.ts";
import type { MailLanguage } from "#domain/notifications/mail-languages.ts";
import { findLink, findLinkById, type LinkRow } from "#db/queries/accounts.ts";
import type { AppContext } from "../../context.ts";
import { isSameText } from "../../infra/keys.ts";
import { newSecret } from "../../infra/secrets.ts";
import { repeatKeyOf } from "../repeat-key.ts";

/** The signed id of a link. */
export function signLinkId(ctx: AppContext, nonce: string, issuedAtSeconds: number): string {
  return formatLinkId({ nonce, signature: ctx.keys.links.sign(signedPart(nonce, issuedAtSeconds)), issuedAtSeconds });
}

/** The link of an id with our signature, or undefined. */
export async function findSignedLink(ctx: AppContext, id: string): Promise<LinkRow | undefined> {
  const parts = parseLinkId(id.trim());
  if (parts === undefined || !ctx.keys.links.isSigned(signedPart(parts.nonce, parts.issuedAtSeconds), parts.signature)) return undefined;
  return findLink(ctx.db, parts.nonce);
}

/** Whose login an activation is about. */
export type LinkOwner = { readonly userName: string; readonly firmName: string; readonly language: MailLanguage };

/**
 * The person and the firm that the e-mail of an activation names, empty for a buyer, who registered by the address alone; and its language: that
 * of the form by which the person applied for membership, else English.
 */
export async function ownerOfLink(ctx: AppContext, linkId: string): Promise<LinkOwner> {
  const link = await findLinkById(ctx.db, linkId);
  if (link === undefined || link.role === "BUYER") return { userName: "", firmName: "", language: "en" };
  return { userName: link.userName, firmName: link.firmName ?? "", language: link.appliedIn ?? "en" };
}

/** The state of a link; the database's clock decides whether it is too old. @source specification 4 "Activation" */
export function statusOf(link: LinkRow | undefined): LinkStatus {
  if (link === undefined) return "invalid";
  if (link.isUserClosed) return "closed";
  if (link.usedAt !== null || link.isUserActive) return "used";
  if (link.supersededAt !== null) return "superseded";
  return link.isExpired ? "expired" : "valid";
}

const refusals = {
  invalid: () => invalid("link_invalid", accountMessages.linkInvalid),
  closed: () => invalid("link_invalid", accountMessages.accountClosed),
  used: () => invalid("link_used", accountMessages.linkUsed),
  superseded: () => invalid("link_superseded", accountMessages.linkSuperseded),
  expired: () => invalid("link_expired", accountMessages.linkExpired),
} as const satisfies Record<Exclude<LinkStatus, "valid">, () => DomainError>;

/** @throws invalid (`link_invalid`, `link_used`, `link_superseded`, `link_expired`) */
export async function getValidLink(ctx: AppContext, id: string): Promise<LinkRow> {
  const link = await findSignedLink(ctx, id);
  const status = statusOf(link);
  if (link === undefined || status === "invalid") throw refusals.invalid();
  if (status !== "valid") throw refusals[status]();
  return link;
}

/**
 * The token that the right OTP of a link gets. A repeated request gets the same one: as a secret it is not stored with the idempotency key, so it
 * is computed from the key and the body. Without an idempotency key it is random.
 */
export function otpTokenOf(ctx: AppContext, linkId: string): string {
  const repeatKey = repeatKeyOf(ctx);
  return repeatKey === null ? newSecret() : ctx.keys.links.sign(`otp ${linkId} ${repeatKey}`);
}

/** Whether this is the current token of a link. Checked before any hash, so that a caller without a token costs no computing time. */
export const isTokenOf = (link: LinkRow, tokenHash: string): boolean =>
  link.isTokenLive && !link.isUserClosed && link.resetTokenHash !== null && isSameText(link.resetTokenHash, tokenHash);
