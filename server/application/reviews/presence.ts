import type { StaffActor } from "#domain/accounts/actor.ts";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { presenceTtlMs } from "#domain/reviews/presence.ts";
import { deletePresence, selectPresentReviewers, upsertPresence, type PresentReviewer } from "#db/queries/review-presence.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { GetReviewInput } from "./get-review.ts";

export const PresenceInput = GetReviewInput;
export type PresenceInput = GetReviewInput;

/** The other reviewers who have it open, and the current version, so that the page notices a save by another reviewer. */
export type Presence = { readonly others: readonly PresentReviewer[]; readonly version: number };

/**
 * Marks the reviewer as present and returns the others. A reviewer without a heartbeat for 45 seconds has left.
 * @throws not_found (unknown, or a draft of the member)
 * @source ux.md "a banner shows who else has it open"
 */
export async function announcePresence(ctx: AppContext, input: PresenceInput): Promise<Presence> {
  const actor = authorize(ctx.actor, "reviews.get");
  const row = await findReimbursement(ctx.db, input.reimbursementId);
  if (row === undefined || row.submittedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  return { others: await markPresent(ctx, actor, row.id), version: row.version };
}

/** The same for a caller that has read the reimbursement. */
export async function markPresent(ctx: AppContext, actor: Pick<StaffActor, "userId">, reimbursementId: string): Promise<PresentReviewer[]> {
  const whose = { reimbursementId, userId: actor.userId };
  const [, others] = await Promise.all([storePresence(ctx, whose), selectPresentReviewers(ctx.db, whose, goneBefore(ctx))]);
  return others;
}

/** A reviewer who was last seen before it has left. */
export const goneBefore = ({ now }: Pick<AppContext, "now">): Date => new Date(now().getTime() - presenceTtlMs);

/** Marks a reviewer as present, without a check of the role: the caller has done it. */
export const storePresence = (ctx: AppContext, whose: { readonly reimbursementId: string; readonly userId: string }): Promise<void> =>
  upsertPresence(ctx.db, whose, ctx.now(), goneBefore(ctx));

/** Ends the presence of the reviewer; repeating it changes nothing. */
export async function leaveReview(ctx: AppContext, input: PresenceInput): Promise<void> {
  await forgetPresence(ctx, authorize(ctx.actor, "reviews.get"), input);
}

/** The same, without a check of the role: the caller has done it. */
export async function forgetPresence(ctx: AppContext, { userId }: Pick<StaffActor, "userId">, { reimbursementId }: PresenceInput): Promise<void> {
  await deletePresence(ctx.db, { reimbursementId, userId });
}
