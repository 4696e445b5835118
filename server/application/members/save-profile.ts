import { conflict, invalid } from "#domain/errors.ts";
import { ProfileInput } from "#domain/members/profile-input.ts";
import { profileDisclaimers, profileMessages } from "#domain/members/profile-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { findChoosableCodes, findProfile, lockProfileOf, upsertProfile } from "#db/queries/profiles.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { presentProfile, type ProfileView } from "./profile-view.ts";

export const SaveProfileInput = ProfileInput;
export type SaveProfileInput = ProfileInput;

export type SavedProfileView = { readonly profile: ProfileView; readonly message: string };

/**
 * Stores the profile of the member's own firm with its devices, and the statements that the member agrees to. The first save
 * completes the profile.
 * @throws invalid (`hsn_unknown`, named in `fields`); conflict (`stale_version`: saved by another user in between;
 * `disclaimers_changed`)
 * @source specification 2 "/member-profile", 5 "Member profile", 8 "Profile save"
 */
export async function saveProfile(ctx: AppContext, input: SaveProfileInput): Promise<SavedProfileView> {
  const actor = authorize(ctx.actor, "members.saveProfile");
  if (input.disclaimers_version !== profileDisclaimers.version) throw conflict("disclaimers_changed", profileMessages.newDisclaimers);
  return transact(ctx, async (tx) => {
    await lockProfileOf(tx, actor.firmId);
    const before = await findProfile(tx, actor.firmId);
    const seen = before?.row.version ?? 0;
    if (input.version !== undefined && input.version !== seen) throw conflict("stale_version", profileMessages.stale);
    await assertKnownCodes(tx, input.hsn_codes, actor.firmId);
    const at = ctx.now();
    await upsertProfile(
      tx,
      {
        firmId: actor.firmId,
        organization: input.organization,
        address: input.address,
        gst: input.gst,
        pan: input.pan,
        contactName: input.contact_name,
        contactEmail: input.contact_email,
        contactMobile: input.contact_mobile,
        whatsapp: input.whatsapp,
        alternateEmail: input.alternate_email,
        description: input.description,
        showEmail: input.show_email ?? before?.row.showEmail ?? true,
        showPhone: input.show_phone ?? before?.row.showPhone ?? true,
        disclaimersVersion: input.disclaimers_version,
        disclaimersAcceptedAt: at,
        version: seen + 1,
        updatedBy: actor.userId,
        createdAt: at,
        updatedAt: at,
      },
      input.hsn_codes,
    );
    const agreed = { version: seen + 1, disclaimers: input.disclaimers_version };
    await recordAudit(tx, ctx, { event: "profile.save", subject: { kind: "firm", id: actor.firmId }, detail: agreed });
    const [firm, profile] = [await getFirmRow(tx, actor.firmId), await findProfile(tx, actor.firmId)];
    return { profile: presentProfile(firm, profile), message: profileMessages.saved };
  });
}

async function assertKnownCodes(tx: Tx, codes: readonly string[], firmId: string): Promise<void> {
  const known = await findChoosableCodes(tx, codes, firmId);
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length === 0) return;
  throw invalid("hsn_unknown", profileMessages.checkHsnCodes, { hsn_codes: unknown.map(profileMessages.unknownHsnCode) });
}
