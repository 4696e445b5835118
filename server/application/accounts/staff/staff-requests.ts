import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { paths } from "#domain/council.ts";
import { conflict, forbidden } from "#domain/errors.ts";
import { getUser, type UserRow } from "#db/queries/accounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { insertMail } from "#db/queries/mail.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { lockActiveCouncil, lockStaffUser, selectInvitations, updateStaffRole } from "#db/queries/staff.ts";
import {
  deleteStaffRequest,
  lockStaffRequest,
  selectStaffRequests,
  type ListedStaffRequest,
  type StaffRequestRow,
} from "#db/queries/staff-requests.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { pendingStaff } from "../create-staff.ts";
import { assertFreshPassword } from "../fresh-password.ts";
import { queueActivation } from "../queue-activation.ts";
import { assertMayMail } from "./assert-may-mail.ts";
import { takeAllRights } from "./change-rights.ts";
import { openAgain } from "./deactivate-staff.ts";
import { tellOfNewStaff, tellRequester } from "./tell-of-new-staff.ts";

export type StaffRequestView = Omit<ListedStaffRequest, "requestedBy" | "userId"> & {
  /** The reader is a second person for it. */
  readonly canConfirm: boolean;
  /** The reader asked for it. */
  readonly isOwn: boolean;
};

/** What waits for a second person before somebody becomes a DGFT user, oldest first. */
export async function listStaffRequests(ctx: AppContext): Promise<StaffRequestView[]> {
  const actor = authorize(ctx.actor, "accounts.listStaff");
  const rows = await selectStaffRequests(ctx.db);
  const invitations = rows.length === 0 ? new Map<string, string>() : await selectInvitations(ctx.db);
  return rows.map(({ requestedBy, userId, ...row }) => ({
    ...row,
    isOwn: actor.userId === requestedBy,
    canConfirm: actor.userId !== userId && isSecondPerson(invitations, requestedBy, actor.userId),
  }));
}

export const StaffRequestId = z.object({ requestId: z.uuid() });
export type StaffRequestId = z.infer<typeof StaffRequestId>;

/**
 * Does what another user asked for: the invitation goes out, the role changes, the login opens again. Every DGFT user is told, and who asked.
 * @throws forbidden (`password_not_fresh`; `second_person`: whom it concerns, the user who asked, or one who counts as the same person); not_found (settled already);
 * conflict (`requester_gone`, `last_council_user`, `email_taken`, `deactivated`, `not_deactivated`); rate_limited
 * @source money.md 5 (DGFT users are invited by a DGFT user, or by two different council users)
 */
export async function confirmStaffRequest(ctx: AppContext, { requestId }: StaffRequestId): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "accounts.settleStaffRequest");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const request = await lockStaffRequest(tx, requestId);
    if (actor.userId === request.userId) throw forbidden("second_person", staffMessages.ownRequest);
    if (!isSecondPerson(await selectInvitations(tx), request.requestedBy, actor.userId)) throw forbidden("second_person", staffMessages.secondPerson);
    const requester = await activeRequester(tx, actor, request);
    const { userId, isTold } = await carryOut(tx, ctx, request);
    await deleteStaffRequest(tx, request.id);
    const by = [requester.name, actor.name];
    await tellOfNewStaff(tx, "dgft_user_added", { ...request, by, except: [userId] });
    if (requester.role !== "DGFT_ADMIN") await tellRequester(tx, "dgft_user_added", requester, { ...request, by });
    await recordAudit(tx, ctx, {
      event: "user.confirmRequest",
      subject: { kind: "user", id: userId },
      detail: { kind: request.kind, requestedBy: request.requestedBy },
    });
    return { message: staffMessages.confirmed(request.name, isTold) };
  });
}

/** Drops what was asked for, and tells the user who asked; that user may do so, too. @throws not_found (settled already) */
export async function declineStaffRequest(ctx: AppContext, { requestId }: StaffRequestId): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "accounts.settleStaffRequest");
  return transact(ctx, async (tx) => {
    const request = await lockStaffRequest(tx, requestId);
    await deleteStaffRequest(tx, request.id);
    if (actor.userId !== request.requestedBy)
      await tellRequester(tx, "dgft_user_declined", await getUser(tx, request.requestedBy), { ...request, by: [actor.name] });
    await recordAudit(tx, ctx, {
      event: "user.declineRequest",
      subject: { kind: "user", id: request.userId ?? request.id },
      detail: { kind: request.kind, requestedBy: request.requestedBy },
    });
    return { message: actor.userId === request.requestedBy ? staffMessages.requestWithdrawn(request.name) : staffMessages.declined(request.name) };
  });
}

/**
 * The user who asked. Of two council users both have to be users of the council now.
 * @throws conflict (`requester_gone`)
 */
async function activeRequester(tx: Tx, actor: StaffActor, { requestedBy }: StaffRequestRow): Promise<UserRow> {
  const requester = await getUser(tx, requestedBy);
  const isActive = requester.role === "EPCMD_ADMIN" && requester.deactivatedAt === null;
  if (actor.role === "EPCMD_ADMIN" && !isActive) throw conflict("requester_gone", staffMessages.requesterGone);
  return requester;
}

/** Does what was asked for. `isTold`: the user whom it concerns gets a mail. */
async function carryOut(
  tx: Tx,
  ctx: AppContext,
  { kind, userId, email, name }: StaffRequestRow,
): Promise<{ readonly userId: string; readonly isTold: boolean }> {
  if (userId === null || kind === "invite") {
    const user = await pendingStaff(tx, { email, name, role: "DGFT_ADMIN" });
    await assertMayMail(tx, email);
    await queueActivation(tx, ctx, user);
    return { userId: user.id, isTold: true };
  }
  // A DGFT user who confirms does not count for the council. Locked before the user, as in `lockStaff`.
  const council = kind === "role" ? await lockActiveCouncil(tx) : [];
  const user = await lockStaffUser(tx, userId);
  if (kind === "reactivate") {
    if (user.deactivatedAt === null) throw conflict("not_deactivated", staffMessages.notDeactivated);
    await openAgain(tx, ctx, user);
    return { userId: user.id, isTold: true };
  }
  if (user.deactivatedAt !== null) throw conflict("deactivated", staffMessages.deactivatedFirst);
  if (council.every(({ id }) => id === user.id)) throw conflict("last_council_user", staffMessages.lastCouncilUser);
  await updateStaffRole(tx, user.id, "DGFT_ADMIN");
  await takeAllRights(tx, ctx, user.id);
  await enqueue(tx, "free-claims", { userId: user.id });
  await markUserSessionsEnded(tx, user.id, "role_changed");
  const isTold = user.activatedAt !== null;
  if (isTold) await insertMail(tx, { kind: "role_changed", to: { userId: user.id, email: user.email }, params: { path: paths.login } });
  return { userId: user.id, isTold };
}
