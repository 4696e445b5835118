import { z } from "zod";
import { roleLabels } from "#domain/accounts/roles.ts";
import { needsSecondPerson, staffRoles } from "#domain/accounts/staff.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { paths } from "#domain/council.ts";
import { conflict } from "#domain/errors.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { insertMail } from "#db/queries/mail.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { getListedStaff, updateStaffRole } from "#db/queries/staff.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { assertFreshPassword } from "../fresh-password.ts";
import { takeAllRights } from "./change-rights.ts";
import { lockStaff } from "./lock-staff.ts";
import { requestDgftUser } from "./request-dgft-user.ts";
import { addedKinds, tellOfNewStaff } from "./tell-of-new-staff.ts";
import { presentStaff, StaffId, type StaffChangedView } from "./staff-view.ts";

export const ChangeStaffRoleInput = StaffId.extend({ role: z.enum(staffRoles) });
export type ChangeStaffRoleInput = z.infer<typeof ChangeStaffRoleInput>;

/**
 * Moves a user between council and DGFT. Their sessions end at once, so that no open page keeps the old role, and an email
 * notifies them, unless they were invited and have not signed in yet. Who is to become a DGFT user waits for a second person.
 * @throws forbidden (`password_not_fresh`); not_found; conflict (`not_oneself`, `deactivated`, `already_requested`)
 * @source security.md 3.1, row 17; money.md 5
 */
export async function changeStaffRole(ctx: AppContext, { userId, role }: ChangeStaffRoleInput): Promise<StaffChangedView> {
  const actor = authorize(ctx.actor, "accounts.changeStaffRole");
  assertFreshPassword(ctx);
  const { staff, message } = await transact(ctx, async (tx) => {
    const user = await lockStaff(tx, actor, userId);
    if (user.deactivatedAt !== null) throw conflict("deactivated", staffMessages.deactivatedFirst);
    if (user.role !== role && needsSecondPerson(actor.role, role)) {
      const asked = await requestDgftUser(tx, ctx, actor, { kind: "role", userId: user.id, name: user.name, email: user.email });
      return { staff: await getListedStaff(tx, user.id), message: asked };
    }
    if (user.role !== role) {
      await updateStaffRole(tx, user.id, role);
      await takeAllRights(tx, ctx, user.id);
      await enqueue(tx, "free-claims", { userId: user.id });
      await markUserSessionsEnded(tx, user.id, "role_changed");
      await tellOfNewStaff(tx, addedKinds[role], { ...user, by: [actor.name], except: [actor.userId, user.id] });
      if (user.activatedAt !== null)
        await insertMail(tx, { kind: "role_changed", to: { userId: user.id, email: user.email }, params: { path: paths.login } });
    }
    await recordAudit(tx, ctx, { event: "user.changeRole", subject: { kind: "user", id: user.id }, detail: { from: user.role, to: role } });
    const staff = await getListedStaff(tx, user.id);
    return { staff, message: staffMessages.roleChanged(staff.name, roleLabels[staff.role]) };
  });
  return { staff: presentStaff(staff, actor), message };
}
