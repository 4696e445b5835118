import { z } from "zod";
import { getListedFirm, type ListedFirm } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

export const GetFirmInput = z.object({ firmId: z.uuid() });
export type GetFirmInput = z.infer<typeof GetFirmInput>;

/** One firm as the council's list shows it, as it is now. @throws not_found @source specification 2 "Admin Panel" */
export async function getFirm(ctx: AppContext, input: GetFirmInput): Promise<ListedFirm> {
  authorize(ctx.actor, "members.listFirms");
  return getListedFirm(ctx.db, input.firmId);
}
