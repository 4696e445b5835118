import { accountMessages } from "#domain/accounts/messages.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { conflict, rateLimited } from "#domain/errors.ts";
import { getListedStaff } from "#db/queries/staff.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { CreateStaffInput, pendingStaff } from "../create-staff.ts";
import { assertFreshPassword } from "../fresh-password.ts";
import { queueActivation } from "../queue-activation.ts";
import { mailAttempts, consumeRateLimit } from "../rate-limits.ts";
import { lockStaff } from "./lock-staff.ts";
import { presentStaff, type StaffChangedView, type StaffId } from "./staff-view.ts";

export const InviteStaffInput = CreateStaffInput;
export type InviteStaffInput = CreateStaffInput;

/**
 * Creates a login of the council or of DGFT and sends the activation link; a login of this role that was never activated gets a
 * new link.
 * @throws forbidden (`password_not_fresh`); conflict (`email_taken`, named in `fields`); rate_limited (an email went to this
 * address a moment ago)
 * @source issue "Users and roles in the back office"; security.md 3.1, row 11
 */
export async function inviteStaff(ctx: AppContext, input: InviteStaffInput): Promise<StaffChangedView> {
  const actor = authorize(ctx.actor, "accounts.inviteStaff");
  assertFreshPassword(ctx);
  await assertMayMail(ctx, input.email);
  const row = await transact(ctx, async (tx) => {
    const user = await pendingStaff(tx, input);
    if (user.deactivatedAt !== null) throw conflict("deactivated", staffMessages.deactivatedFirst, { email: [staffMessages.deactivatedFirst] });
    await queueActivation(tx, ctx, user);
    await recordAudit(tx, ctx, { event: "user.invite", subject: { kind: "user", id: user.id }, detail: { role: user.role } });
    return getListedStaff(tx, user.id);
  });
  return { staff: presentStaff(row, actor), message: staffMessages.invited(row.email) };
}

/**
 * Sends a user of the staff a new invitation; link and OTP of earlier ones become invalid.
 * @throws not_found; conflict (`not_oneself`, `already_active`, `deactivated`); rate_limited (an email went to this address a
 * moment ago)
 * @source security.md row 11
 */
export async function resendStaffInvitation(ctx: AppContext, { userId }: StaffId): Promise<StaffChangedView> {
  const actor = authorize(ctx.actor, "accounts.resendStaffInvitation");
  const { email } = await getListedStaff(ctx.db, userId);
  await assertMayMail(ctx, email);
  const row = await transact(ctx, async (tx) => {
    const user = await lockStaff(tx, actor, userId);
    if (user.deactivatedAt !== null) throw conflict("deactivated", staffMessages.deactivatedFirst);
    if (user.activatedAt !== null) throw conflict("already_active", accountMessages.alreadyActive);
    await queueActivation(tx, ctx, user);
    await recordAudit(tx, ctx, { event: "user.invite", subject: { kind: "user", id: user.id }, detail: { role: user.role } });
    return getListedStaff(tx, user.id);
  });
  return { staff: presentStaff(row, actor), message: staffMessages.resent(row.name) };
}

async function assertMayMail(ctx: AppContext, email: string): Promise<void> {
  const tries = await consumeRateLimit(ctx, mailAttempts(email));
  if (!tries.isAllowed) throw rateLimited(accountMessages.mailWait(tries.waitSeconds), tries.waitSeconds);
}
