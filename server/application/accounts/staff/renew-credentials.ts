import { paths } from "#domain/council.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { conflict } from "#domain/errors.ts";
import { markPasswordExpired } from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";
import { deleteSecondFactor } from "#db/queries/second-factors.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { getListedStaff } from "#db/queries/staff.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { assertFreshPassword } from "../fresh-password.ts";
import { tellOfPrograms } from "../tell-of-programs.ts";
import { lockStaff } from "./lock-staff.ts";
import { presentStaff, type StaffChangedView, type StaffId } from "./staff-view.ts";

/**
 * Requires a new password at the next login of a user of the staff, and ends all their sessions, API keys and webhooks. A user who had API keys or
 * webhooks gets an e-mail.
 * @throws forbidden (`password_not_fresh`); not_found; conflict (`not_oneself`, `deactivated`, `not_activated`)
 * @source product.md "Accounts" (`/password-expired`)
 */
export async function forceNewPassword(ctx: AppContext, { userId }: StaffId): Promise<StaffChangedView> {
  const actor = authorize(ctx.actor, "accounts.forceNewPassword");
  assertFreshPassword(ctx);
  const row = await transact(ctx, async (tx) => {
    const user = await lockStaff(tx, actor, userId);
    if (user.deactivatedAt !== null) throw conflict("deactivated", staffMessages.deactivatedFirst);
    if (user.activatedAt === null) throw conflict("not_activated", staffMessages.notActivated);
    await markPasswordExpired(tx, user.id);
    if (await markUserSessionsEnded(tx, user.id, "password_forced")) await tellOfPrograms(tx, user);
    await recordAudit(tx, ctx, { event: "user.forcePassword", subject: { kind: "user", id: user.id } });
    return getListedStaff(tx, user.id);
  });
  return { staff: presentStaff(row, actor), message: staffMessages.passwordForced(row.name) };
}

/**
 * Removes the second factor of a user who lost it, ends all their sessions and notifies them by email.
 * @throws forbidden (`password_not_fresh`); not_found; conflict (`not_oneself`)
 * @source security.md 3.6
 */
export async function resetSecondFactor(ctx: AppContext, { userId }: StaffId): Promise<StaffChangedView> {
  const actor = authorize(ctx.actor, "accounts.resetSecondFactor");
  assertFreshPassword(ctx);
  const row = await transact(ctx, async (tx) => {
    const user = await lockStaff(tx, actor, userId);
    if (await deleteSecondFactor(tx, user.id)) {
      await markUserSessionsEnded(tx, user.id, "second_factor_changed");
      await insertMail(tx, { kind: "second_factor_reset", to: { userId: user.id, email: user.email }, params: { path: paths.login } });
    }
    await recordAudit(tx, ctx, { event: "user.resetSecondFactor", subject: { kind: "user", id: user.id } });
    return getListedStaff(tx, user.id);
  });
  return { staff: presentStaff(row, actor), message: staffMessages.secondFactorReset(row.name) };
}
