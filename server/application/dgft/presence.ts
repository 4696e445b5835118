import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { forgetPresence, markPresent, type Presence, type PresenceInput } from "../reviews/presence.ts";

/**
 * Marks the officer as present on a reimbursement and returns the other officers who have it open.
 * @throws not_found (unknown, or never forwarded)
 */
export async function announceOfficer(ctx: AppContext, input: PresenceInput): Promise<Presence> {
  const actor = authorize(ctx.actor, "dgft.get");
  const row = await findReimbursement(ctx.db, input.reimbursementId);
  if (row === undefined || row.firstForwardedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  return { others: await markPresent(ctx, actor, row.id), version: row.version };
}

/** Ends the presence of the officer; repeating it changes nothing. */
export async function leaveDecision(ctx: AppContext, input: PresenceInput): Promise<void> {
  await forgetPresence(ctx, authorize(ctx.actor, "dgft.get"), input);
}
