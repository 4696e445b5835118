import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { rateLimited } from "#domain/errors.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { isMemberOn } from "#domain/members/membership.ts";
import { findVerifiedFirm } from "#db/queries/directory-firms.ts";
import type { AppContext } from "../../context.ts";
import { consumeAttempt, consumeRateLimit } from "../accounts/rate-limits.ts";
import { authorizeAnyone } from "../authorize.ts";

export const VerifyFirmInput = z.object({ id: z.string().max(200) });
export type VerifyFirmInput = z.infer<typeof VerifyFirmInput>;

/** The public answer: member today or not, and the name of a known firm. */
export type FirmVerificationView = { readonly isMember: boolean; readonly name: string | undefined; readonly askedAt: Date };

/**
 * Whether the firm with this public id is a member today. An unknown id is no member, and no error.
 * @throws rate_limited (too many from one address)
 * @source issue of the directory, "verified member"
 */
export async function verifyFirm(ctx: AppContext, { id }: VerifyFirmInput): Promise<FirmVerificationView> {
  authorizeAnyone(ctx.actor, "directory.verify");
  const tries = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.verificationsOfAddress)]);
  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyVerifications, tries.waitSeconds);
  const askedAt = ctx.now();
  const firm = z.uuid().safeParse(id).success ? await findVerifiedFirm(ctx.db, id) : undefined;
  const isMember = firm !== undefined && !firm.isDeactivated && isMemberOn(firm, calendarDateInIndia(askedAt));
  return { isMember, name: firm?.name, askedAt };
}
