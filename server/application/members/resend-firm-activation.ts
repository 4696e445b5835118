import { z } from "zod";
import { conflict } from "#domain/errors.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { lockUser } from "#db/queries/accounts.ts";
import { getFirmRow, getFirstUserOfFirm, getListedFirm, type ListedFirm } from "#db/queries/members.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { queueActivation } from "../accounts/queue-activation.ts";
import { assertMayMail } from "../accounts/staff/assert-may-mail.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

export const ResendFirmActivationInput = z.object({ firmId: z.uuid() });
export type ResendFirmActivationInput = z.infer<typeof ResendFirmActivationInput>;

/**
 * Sends a firm a new activation email; the link and OTP of earlier ones become invalid.
 * @throws not_found; conflict (`already_active`, `firm_deactivated`, `no_login`); rate_limited (an email went to this address a moment ago)
 * @source specification 2 "Admin Panel"; security.md row 11
 */
export async function resendFirmActivation(ctx: AppContext, input: ResendFirmActivationInput): Promise<{ firm: ListedFirm; message: string }> {
  const actor = authorize(ctx.actor, "members.resendActivation");
  const { deactivatedAt } = await getFirmRow(ctx.db, input.firmId);
  if (deactivatedAt !== null) throw conflict("firm_deactivated", memberMessages.deactivatedNoMail);
  const { id: userId } = await getFirstUserOfFirm(ctx.db, input.firmId);
  const firm = await transact(ctx, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user.activatedAt !== null) throw conflict("already_active", memberMessages.alreadyActive);
    await assertMayMail(tx, user.email);
    await queueActivation(tx, ctx, user);
    await recordAudit(tx, ctx, { event: "user.invite", subject: { kind: "firm", id: input.firmId }, detail: { userId } });
    return getListedFirm(tx, input.firmId);
  });
  ctx.log.info({ event: "activation_resent", firmId: input.firmId, userId: actor.userId, requestId: ctx.origin.requestId });
  return { firm, message: memberMessages.resent };
}
