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

/** Who else has it open, and the version that now stands, so that a reviewer learns early that somebody saved. */
export type Presence = { readonly others: readonly PresentReviewer[]; readonly version: number };

/**
 * Says that the reviewer has it open, and who else has. Whoever is not heard of for 45 seconds has left.
 * @throws not_found (unknown, or a draft of the member)
 * @source ux.md "a banner shows who else has it open"
 */
export async function announcePresence(ctx: AppContext, input: PresenceInput): Promise<Presence> {
  const actor = authorize(ctx.actor, "reviews.get");
  const row = await findReimbursement(ctx.db, input.reimbursementId);
  if (row === undefined || row.submittedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  return { others: await notedPresence(ctx, actor, row.id), version: row.version };
}

/** The same for a caller who holds the reimbursement already. */
export async function notedPresence(ctx: AppContext, actor: Pick<StaffActor, "userId">, reimbursementId: string): Promise<PresentReviewer[]> {
  const whose = { reimbursementId, userId: actor.userId };
  const goneBefore = new Date(ctx.now().getTime() - presenceTtlMs);
  const [, others] = await Promise.all([upsertPresence(ctx.db, whose, ctx.now(), goneBefore), selectPresentReviewers(ctx.db, whose, goneBefore)]);
  return others;
}

/** The reviewer has left; repeating it changes nothing. */
export async function leaveReview(ctx: AppContext, input: PresenceInput): Promise<void> {
  await forgetPresence(ctx, authorize(ctx.actor, "reviews.get"), input);
}

/** The same for a caller who may have it open. */
export async function forgetPresence(ctx: AppContext, { userId }: Pick<StaffActor, "userId">, { reimbursementId }: PresenceInput): Promise<void> {
  await deletePresence(ctx.db, { reimbursementId, userId });
}
