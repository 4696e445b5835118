import type { StaffActor } from "#domain/accounts/actor.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { needsSecondPerson } from "#domain/accounts/staff.ts";
import { conflict, forbidden } from "#domain/errors.ts";
import { findUserByEmail } from "#db/queries/accounts.ts";
import { getListedStaff } from "#db/queries/staff.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { CreateStaffInput, pendingStaff } from "../create-staff.ts";
import { assertFreshPassword } from "../fresh-password.ts";
import { queueActivation } from "../queue-activation.ts";
import { assertMayMail } from "./assert-may-mail.ts";
import { lockStaff } from "./lock-staff.ts";
import { requestDgftUser } from "./request-dgft-user.ts";
import { presentStaff, type StaffChangedView, type StaffId, type StaffView } from "./staff-view.ts";
import { addedKinds, tellOfNewStaff } from "./tell-of-new-staff.ts";

export const InviteStaffInput = CreateStaffInput;
export type InviteStaffInput = CreateStaffInput;

/** The login as it is now, undefined while a second person has to confirm it, and a sentence. */
export type InvitedView = { readonly staff: StaffView | undefined; readonly message: string };

/**
 * Creates a login of the council or of DGFT and sends the activation link; a login of this role that was never activated gets a
 * new link. A DGFT user whom a council user invites waits for a second person. A DGFT user invites only DGFT users.
 * @throws forbidden (`password_not_fresh`, `dgft_only`); conflict (`email_taken`, `deactivated`, named in `fields`; `already_requested`);
 * rate_limited (an email went to this address a moment ago)
 * @source issue "Users and roles in the back office"; security.md 3.1, row 11; money.md 5
 */
export async function inviteStaff(ctx: AppContext, input: InviteStaffInput): Promise<InvitedView> {
  const actor = authorize(ctx.actor, "accounts.inviteStaff");
  if (actor.role === "DGFT_ADMIN" && input.role !== "DGFT_ADMIN") throw forbidden("dgft_only", staffMessages.dgftOnly);
  assertFreshPassword(ctx);
  if (needsSecondPerson(actor.role, input.role)) return { staff: undefined, message: await askForSecondPerson(ctx, actor, input) };
  const row = await transact(ctx, async (tx) => {
    const user = await pendingStaff(tx, input);
    await assertMayMail(tx, input.email);
    await queueActivation(tx, ctx, user);
    await recordAudit(tx, ctx, { event: "user.invite", subject: { kind: "user", id: user.id }, detail: { role: user.role } });
    await tellOfNewStaff(tx, addedKinds[input.role], { ...user, by: [actor.name], except: [actor.userId, user.id] });
    return getListedStaff(tx, user.id);
  });
  return { staff: presentStaff(row, actor), message: staffMessages.invited(row.email) };
}

async function askForSecondPerson(ctx: AppContext, actor: StaffActor, { email, name }: InviteStaffInput): Promise<string> {
  return transact(ctx, async (tx) => {
    if ((await findUserByEmail(tx, email)) !== undefined)
      throw conflict("email_taken", accountMessages.emailTaken, { email: [accountMessages.emailTaken] });
    return requestDgftUser(tx, ctx, actor, { kind: "invite", userId: undefined, name, email });
  });
}

/**
 * Sends a user of the staff a new invitation; link and OTP of earlier ones become invalid.
 * @throws not_found; conflict (`not_oneself`, `already_active`, `deactivated`); rate_limited (an email went to this address a
 * moment ago)
 * @source security.md row 11
 */
export async function resendStaffInvitation(ctx: AppContext, { userId }: StaffId): Promise<StaffChangedView> {
  const actor = authorize(ctx.actor, "accounts.resendStaffInvitation");
  const row = await transact(ctx, async (tx) => {
    const user = await lockStaff(tx, actor, userId);
    if (user.deactivatedAt !== null) throw conflict("deactivated", staffMessages.deactivatedFirst);
    if (user.activatedAt !== null) throw conflict("already_active", accountMessages.alreadyActive);
    await assertMayMail(tx, user.email);
    await queueActivation(tx, ctx, user);
    await recordAudit(tx, ctx, { event: "user.invite", subject: { kind: "user", id: user.id }, detail: { role: user.role } });
    return getListedStaff(tx, user.id);
  });
  return { staff: presentStaff(row, actor), message: staffMessages.resent(row.name) };
}
