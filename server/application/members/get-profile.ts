import { normalisePan } from "#domain/members/pan.ts";
import type { Db } from "#db/connection/client.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { findAppliedWith, findChoosableCodes, findProfile, type AppliedWith } from "#db/queries/profiles.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { presentProfile, type AppliedFacts, type ProfileView } from "./profile-view.ts";

/** The profile of the member's own firm. @source specification 2 "/member-profile"; rest-api.md "user-form-data/" */
export async function getProfile(ctx: AppContext): Promise<ProfileView> {
  const actor = authorize(ctx.actor, "members.getProfile");
  const [firm, profile] = await Promise.all([getFirmRow(ctx.db, actor.firmId), findProfile(ctx.db, actor.firmId)]);
  const applied = profile === undefined ? await findAppliedWith(ctx.db, actor.firmId) : undefined;
  return presentProfile(firm, profile, applied && (await readApplied(ctx.db, actor.firmId, applied)));
}

/** Eight digits, also in the groups in which an HSN code is printed: 9018 31 00, 9018.31.00. */
const hsnCode = /\b\d{4}[ .]?\d{2}[ .]?\d{2}\b/g;

async function readApplied(db: Db, firmId: string, { pan, devices }: AppliedWith): Promise<AppliedFacts> {
  const typed = [...new Set(devices.match(hsnCode)?.map((code) => code.replaceAll(/\D/g, "")))];
  const choosable = await findChoosableCodes(db, typed, firmId);
  return { pan: normalisePan(pan), devices, codes: typed.filter((code) => choosable.has(code)) };
}
