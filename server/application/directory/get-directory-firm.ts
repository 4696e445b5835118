import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { paths } from "#domain/council.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { notFound, rateLimited } from "#domain/errors.ts";
import { indianDate } from "#domain/members/calendar.ts";
import { isMemberOn } from "#domain/members/membership.ts";
import { findDirectoryFirm, selectDevicesOfFirm } from "#db/queries/directory-firms.ts";
import type { AppContext } from "../../context.ts";
import { consumeRateLimit } from "../accounts/rate-limits.ts";
import { authorize } from "../authorize.ts";
import type { DirectoryEntry } from "./directory-entry.ts";

const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;

export const DirectoryFirmInput = z.object({ firmId: z.string().refine(isUuid, directoryMessages.firmNotFound) });
export type DirectoryFirmInput = z.infer<typeof DirectoryFirmInput>;

/** A member on a page of its own. */
export type DirectoryFirm = Omit<DirectoryEntry, "matches" | "matchedTexts"> & {
  readonly description: string;
  /** Whether the membership runs today, in India. */
  readonly isMemberToday: boolean;
  /** The whole address under which everybody can ask that. */
  readonly verifyUrl: string;
};

/**
 * One member of the directory, with the contacts that it shows. A page like those of the list counts towards their limit.
 * @throws not_found (no such member, or its login is closed); rate_limited
 * @source issue of the directory, "Firm page"; security.md row 3
 */
export async function getDirectoryFirm(ctx: AppContext, { firmId }: DirectoryFirmInput): Promise<DirectoryFirm> {
  const actor = authorize(ctx.actor, "directory.search");
  const tries = await consumeRateLimit(ctx, [{ limit: limits.directoryPages, subject: actor.userId }]);
  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyPages, tries.waitSeconds);
  const row = await findDirectoryFirm(ctx.db, firmId);
  if (row === undefined) throw notFound("firm_not_found", directoryMessages.firmNotFound);
  const devices = await selectDevicesOfFirm(ctx.db, firmId);
  return {
    id: row.firmId,
    memberName: row.memberName,
    contactName: row.contactName,
    contactEmail: row.contactEmail ?? undefined,
    contactPhone: row.contactPhone ?? undefined,
    address: row.address,
    description: row.description,
    devices: [...devices],
    isMemberToday: isMemberOn(row, indianDate(ctx.now())),
    verifyUrl: `${ctx.config.publicUrl}${paths.verifyFirm}/${row.verificationId}`,
  };
}
