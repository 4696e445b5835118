import { z } from "zod";
import { paths } from "#domain/council.ts";
import { conflict } from "#domain/errors.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { insertMail } from "#db/queries/mail.ts";
import { getListedFirm, lockFirm, lockUsersOfFirm, updateFirmRow } from "#db/queries/members.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import type { FirmChangedView } from "./deactivate-firm.ts";

export const ReactivateFirmInput = z.object({ firmId: z.uuid(), version: z.int() });
export type ReactivateFirmInput = z.infer<typeof ReactivateFirmInput>;

/**
 * Opens the logins of a firm again, with their old passwords, and tells its users by e-mail, also that their API keys and webhooks have ended. Users
 * who had not activated need a new activation email. The login of an earlier contact stays closed.
 * @throws not_found; conflict (`not_deactivated`, `stale_version`)
 * @source issue "Admin panel"
 */
export async function reactivateFirm(ctx: AppContext, input: ReactivateFirmInput): Promise<FirmChangedView> {
  const actor = authorize(ctx.actor, "members.reactivate");
  const firm = await transact(ctx, async (tx) => {
    const current = await lockFirm(tx, input.firmId);
    if (current.deactivatedAt === null) throw conflict("not_deactivated", memberMessages.notDeactivated);
    if (current.version !== input.version) throw conflict("stale_version", memberMessages.firmChangedElsewhere);
    await updateFirmRow(tx, current.id, { deactivatedAt: null, deactivatedReason: null });
    for (const { id, email, activatedAt, deactivatedAt } of await lockUsersOfFirm(tx, current.id))
      if (activatedAt !== null && deactivatedAt === null)
        await insertMail(tx, { kind: "login_reopened", to: { userId: id, email }, params: { path: paths.login } });
    await recordAudit(tx, ctx, { event: "firm.reactivate", subject: { kind: "firm", id: current.id } });
    return getListedFirm(tx, current.id);
  });
  ctx.log.info({ event: "firm_reactivated", firmId: firm.id, userId: actor.userId, requestId: ctx.origin.requestId });
  return { firm, message: (firm.status === "active" ? memberMessages.reactivated : memberMessages.reactivatedNotActivated)(firm.name) };
}
