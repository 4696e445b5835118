import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { ReviewDraft } from "#db/queries/review-drafts.ts";
import type { PresentReviewer } from "#db/queries/review-presence.ts";
import { findNeighbours, type Neighbours } from "#db/queries/reviews.ts";
import { findClaimOnDesk } from "#db/queries/claims.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { dossierView, type DossierView } from "../dossiers/get-dossier.ts";
import { presentReimbursement } from "../reimbursements/present-reimbursement.ts";
import { presentableClaim } from "../reimbursements/read-claim.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { GetReviewInput } from "./get-review.ts";
import { reviewFilterOf, ReviewFilters } from "./list-reviews.ts";
import { goneBefore, storePresence } from "./presence.ts";

/** `list` is the list that the reviewer is working through; what is read ahead is not open yet, so that nobody is told of a reviewer. */
export const OpenReviewInput = GetReviewInput.extend({
  list: ReviewFilters.default(ReviewFilters.parse({})),
  isAhead: z.boolean().optional(),
});
export type OpenReviewInput = z.output<typeof OpenReviewInput>;

/** What the reviewer's page shows when it opens. */
export type ReviewDeskView = {
  readonly view: ReimbursementView;
  /** The reviewer's private draft. */
  readonly draft: ReviewDraft | undefined;
  /** The other reviewers who have it open. */
  readonly others: readonly PresentReviewer[];
  readonly neighbours: Neighbours;
  readonly dossier: DossierView;
};

/**
 * Everything that the reviewer's page of a reimbursement shows, in one answer. Marks the reviewer as present, unless it is read ahead.
 * @throws not_found (unknown, or still a draft)
 */
export async function openReview(ctx: AppContext, input: OpenReviewInput): Promise<ReviewDeskView> {
  const actor = authorize(ctx.actor, "reviews.get");
  const { reimbursementId: id, list, isAhead = false } = input;
  const found = await findClaimOnDesk(ctx.db, id, { userId: actor.userId, goneBefore: goneBefore(ctx) });
  if (found === undefined || found.claim.parts.row.submittedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  const { claim, desk } = found;
  const [reimbursement, neighbours] = await Promise.all([
    presentableClaim(ctx.db, ctx, claim),
    findNeighbours(ctx, reviewFilterOf(ctx, "council", claim.parts.row.scheme, list), id),
    isAhead ? undefined : storePresence(ctx, { reimbursementId: id, userId: actor.userId }),
  ]);
  const { draft, others } = desk;
  return {
    view: presentReimbursement(reimbursement, actor, ctx),
    draft,
    others: isAhead ? [] : others,
    neighbours,
    dossier: dossierView(claim.parts.row, desk),
  };
}
