import { z } from "zod";
import { getListedFirm, type ListedFirm } from "#db/queries/members.ts";
import { findProfile } from "#db/queries/profiles.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

export const GetFirmInput = z.object({ firmId: z.uuid() });
export type GetFirmInput = z.infer<typeof GetFirmInput>;

/** What a firm says of itself in its profile, for the staff that writes to it. Phones are E.164. */
type FirmProfile = {
  readonly organization: string;
  readonly address: string;
  readonly gst: string;
  readonly pan: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactMobile: string;
  readonly whatsapp: string;
  readonly alternateEmail: string;
  readonly savedAt: Date;
};

/**
 * One firm as the council's list shows it, as it is now, with its saved profile; undefined before the first save.
 * @throws not_found
 * @source specification 2 "Admin Panel"
 */
export async function getFirm(ctx: AppContext, { firmId }: GetFirmInput): Promise<ListedFirm & { readonly profile: FirmProfile | undefined }> {
  authorize(ctx.actor, "members.listFirms");
  const [firm, profile] = await Promise.all([getListedFirm(ctx.db, firmId), findProfile(ctx.db, firmId)]);
  if (profile === undefined) return { ...firm, profile };
  const { organization, address, gst, pan, contactName, contactEmail, contactMobile, whatsapp, alternateEmail, updatedAt: savedAt } = profile.row;
  return {
    ...firm,
    profile: { organization, address, gst, pan, contactName, contactEmail, contactMobile, whatsapp, alternateEmail, savedAt },
  };
}
