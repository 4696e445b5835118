import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import { selectHsnDevices } from "#db/queries/profiles.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

/** The device catalogue in its order, category by category. @source specification 3 "HSN catalogue" */
export async function listHsnDevices(ctx: AppContext): Promise<HsnDevice[]> {
  authorize(ctx.actor, "members.listHsnDevices");
  return selectHsnDevices(ctx.db);
}
