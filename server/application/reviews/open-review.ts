import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { findReviewDraft, type ReviewDraft } from "#db/queries/review-drafts.ts";
import type { PresentReviewer } from "#db/queries/review-presence.ts";
import { findNeighbours, type Neighbours } from "#db/queries/reviews.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { dossierOf, type DossierView } from "../dossiers/get-dossier.ts";
import { presentReimbursement } from "../reimbursements/present-reimbursement.ts";
import { readClaim } from "../reimbursements/read-claim.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { GetReviewInput } from "./get-review.ts";
import { reviewFilterOf, ReviewFilters } from "./list-reviews.ts";
import { markPresent } from "./presence.ts";

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
  const row = await findReimbursement(ctx.db, input.reimbursementId);
  if (row === undefined || row.submittedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  const [reimbursement, draft, others, neighbours, dossier] = await Promise.all([
    readClaim(ctx.db, ctx, row),
    findReviewDraft(ctx.db, { reimbursementId: row.id, userId: actor.userId }),
    input.isAhead === true ? [] : markPresent(ctx, actor, row.id),
    findNeighbours(ctx, reviewFilterOf(ctx, "council", row.scheme, input.list), row.id),
    dossierOf(ctx.db, row),
  ]);
  return { view: presentReimbursement(reimbursement, actor, ctx), draft, others, neighbours, dossier };
}
