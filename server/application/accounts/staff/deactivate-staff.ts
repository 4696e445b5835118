import { z } from "zod";
import { needsSecondPerson } from "#domain/accounts/staff.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { paths } from "#domain/council.ts";
import { conflict } from "#domain/errors.ts";
import { updateDeactivation, markLinksSuperseded, type UserRow } from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { getListedStaff } from "#db/queries/staff.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { assertFreshPassword } from "../fresh-password.ts";
import { queueActivation } from "../queue-activation.ts";
import { takeAllRights } from "./change-rights.ts";
import { lockStaff } from "./lock-staff.ts";
import { requestDgftUser } from "./request-dgft-user.ts";
import { tellOfNewStaff } from "./tell-of-new-staff.ts";
import { presentStaff, StaffId, type StaffChangedView } from "./staff-view.ts";

export const DeactivateStaffInput = StaffId.extend({
  reason: z.string().trim().min(1, staffMessages.reasonNeeded).max(1000, staffMessages.reasonTooLong),
});
export type DeactivateStaffInput = z.infer<typeof DeactivateStaffInput>;

/**
 * Closes the login of a user of the staff: sessions end at once, open links become invalid, an email notifies them. What they
 * did stays.
 * @throws forbidden (`password_not_fresh`); not_found; conflict (`not_oneself`, `already_deactivated`); unauthenticated
 * (removed in between)
 * @source issue "Users and roles in the back office"; security.md row 17
 */
export async function deactivateStaff(ctx: AppContext, { userId, reason }: DeactivateStaffInput): Promise<StaffChangedView> {
  const actor = authorize(ctx.actor, "accounts.deactivateStaff");
  assertFreshPassword(ctx);
  const row = await transact(ctx, async (tx) => {
    const user = await lockStaff(tx, actor, userId);
    if (user.deactivatedAt !== null) throw conflict("already_deactivated", staffMessages.alreadyDeactivated);
    await updateDeactivation(tx, user.id, { at: ctx.now(), reason });
    await markLinksSuperseded(tx, user.id);
    await takeAllRights(tx, ctx, user.id);
    await enqueue(tx, "free-claims", { userId: user.id });
    await markUserSessionsEnded(tx, user.id, "deactivated");
    await insertMail(tx, { kind: "login_closed", to: { userId: user.id, email: user.email }, params: { path: paths.contact } });
    await recordAudit(tx, ctx, { event: "user.deactivate", subject: { kind: "user", id: user.id }, detail: { role: user.role } });
    return getListedStaff(tx, user.id);
  });
  return { staff: presentStaff(row, actor), message: staffMessages.deactivated(row.name) };
}

/**
 * Opens a closed login again, with its old password; a user who was not activated gets a new invitation. A DGFT user waits for a second
 * person.
 * @throws forbidden (`password_not_fresh`); not_found; conflict (`not_oneself`, `not_deactivated`, `already_requested`)
 */
export async function reactivateStaff(ctx: AppContext, { userId }: StaffId): Promise<StaffChangedView> {
  const actor = authorize(ctx.actor, "accounts.reactivateStaff");
  assertFreshPassword(ctx);
  const { staff, message } = await transact(ctx, async (tx) => {
    const user = await lockStaff(tx, actor, userId);
    if (user.deactivatedAt === null) throw conflict("not_deactivated", staffMessages.notDeactivated);
    if (user.role === "DGFT_ADMIN" && needsSecondPerson(actor.role, user.role)) {
      const asked = await requestDgftUser(tx, ctx, actor, { kind: "reactivate", userId: user.id, name: user.name, email: user.email });
      return { staff: await getListedStaff(tx, user.id), message: asked };
    }
    await openAgain(tx, ctx, user);
    await tellOfNewStaff(tx, "council_user_added", { ...user, by: [actor.name], except: [actor.userId, user.id] });
    await recordAudit(tx, ctx, { event: "user.reactivate", subject: { kind: "user", id: user.id }, detail: { role: user.role } });
    const staff = await getListedStaff(tx, user.id);
    return { staff, message: (user.activatedAt === null ? staffMessages.reactivatedInvited : staffMessages.reactivated)(staff.name) };
  });
  return { staff: presentStaff(staff, actor), message };
}

/** Opens the login of a user who is locked and tells the user: by a new invitation where there is no password yet. */
export async function openAgain(tx: Tx, ctx: AppContext, user: UserRow): Promise<void> {
  await updateDeactivation(tx, user.id, undefined);
  if (user.activatedAt === null) return queueActivation(tx, ctx, user);
  await insertMail(tx, { kind: "login_reopened", to: { userId: user.id, email: user.email }, params: { path: paths.login } });
}
