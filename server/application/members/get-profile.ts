import { normalisePan } from "#domain/members/pan.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { findPanOfApplication, findProfile } from "#db/queries/profiles.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { presentProfile, type ProfileView } from "./profile-view.ts";

/** The profile of the member's own firm. @source specification 2 "/member-profile"; rest-api.md "user-form-data/" */
export async function getProfile(ctx: AppContext): Promise<ProfileView> {
  const actor = authorize(ctx.actor, "members.getProfile");
  const [firm, profile] = await Promise.all([getFirmRow(ctx.db, actor.firmId), findProfile(ctx.db, actor.firmId)]);
  const pan = profile === undefined ? await findPanOfApplication(ctx.db, actor.firmId) : undefined;
  return presentProfile(firm, profile, normalisePan(pan ?? ""));
}
