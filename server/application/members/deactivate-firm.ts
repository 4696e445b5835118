import { z } from "zod";
import { conflict } from "#domain/errors.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { markLinksSuperseded } from "#db/queries/accounts.ts";
import { getListedFirm, lockFirm, lockUsersOfFirm, updateFirmRow, type ListedFirm } from "#db/queries/members.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

export const DeactivateFirmInput = z.object({
  firmId: z.uuid(),
  version: z.int(),
  reason: z.string().trim().min(1, memberMessages.reasonNeeded).max(1000, "The reason must be at most 1,000 characters long"),
});
export type DeactivateFirmInput = z.infer<typeof DeactivateFirmInput>;

export type FirmChangedView = { readonly firm: ListedFirm; readonly message: string };

/**
 * Closes the logins of a firm: its sessions end at once, its open activation links become invalid. What it filed stays.
 * @throws not_found; conflict (`already_deactivated`, `stale_version`)
 * @source issue "Admin panel"; security.md row 17
 */
export async function deactivateFirm(ctx: AppContext, input: DeactivateFirmInput): Promise<FirmChangedView> {
  const actor = authorize(ctx.actor, "members.deactivate");
  const firm = await transact(ctx, async (tx) => {
    const current = await lockFirm(tx, input.firmId);
    if (current.deactivatedAt !== null) throw conflict("already_deactivated", memberMessages.alreadyDeactivated);
    if (current.version !== input.version) throw conflict("stale_version", memberMessages.firmChangedElsewhere);
    await updateFirmRow(tx, current.id, { deactivatedAt: ctx.now(), deactivatedReason: input.reason });
    for (const user of await lockUsersOfFirm(tx, current.id)) {
      await markUserSessionsEnded(tx, user.id, "deactivated");
      await markLinksSuperseded(tx, user.id);
    }
    await recordAudit(tx, ctx, { event: "firm.deactivate", subject: { kind: "firm", id: current.id } });
    return getListedFirm(tx, current.id);
  });
  ctx.log.info({ event: "firm_deactivated", firmId: firm.id, userId: actor.userId, requestId: ctx.origin.requestId });
  return { firm, message: memberMessages.deactivated(firm.name) };
}
