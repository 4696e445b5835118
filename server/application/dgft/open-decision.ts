import type { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { PresentReviewer } from "#db/queries/review-presence.ts";
import { findNeighbours, type Neighbours } from "#db/queries/reviews.ts";
import { findClaimOnDesk } from "#db/queries/claims.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { dossierView, type DossierView } from "../dossiers/get-dossier.ts";
import { presentReimbursement } from "../reimbursements/present-reimbursement.ts";
import { presentableClaim } from "../reimbursements/read-claim.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { reviewFilterOf } from "../reviews/list-reviews.ts";
import { OpenReviewInput } from "../reviews/open-review.ts";
import { goneBefore, storePresence } from "../reviews/presence.ts";

export const OpenDecisionInput = OpenReviewInput;
export type OpenDecisionInput = z.output<typeof OpenReviewInput>;

/** What the officer's page shows when it opens. */
export type DecisionDesk = {
  readonly view: ReimbursementView;
  /** The other officers who have it open. */
  readonly others: readonly PresentReviewer[];
  readonly neighbours: Neighbours;
  readonly dossier: DossierView;
};

/**
 * Everything that the officer's page of a forwarded reimbursement shows, in one answer. Marks the officer as present, unless it is read ahead.
 * @throws not_found (unknown, or never forwarded)
 */
export async function openDecision(ctx: AppContext, input: OpenDecisionInput): Promise<DecisionDesk> {
  const actor = authorize(ctx.actor, "dgft.get");
  const { reimbursementId: id, list, isAhead = false } = input;
  const found = await findClaimOnDesk(ctx.db, id, { userId: actor.userId, goneBefore: goneBefore(ctx) });
  if (found === undefined || found.claim.parts.row.firstForwardedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  const { claim, desk } = found;
  const [reimbursement, neighbours] = await Promise.all([
    presentableClaim(ctx.db, ctx, claim),
    findNeighbours(ctx, reviewFilterOf(ctx, "dgft", claim.parts.row.scheme, list), id),
    isAhead ? undefined : storePresence(ctx, { reimbursementId: id, userId: actor.userId }),
  ]);
  const { others } = desk;
  return {
    view: presentReimbursement(reimbursement, actor, ctx),
    others: isAhead ? [] : others,
    neighbours,
    dossier: dossierView(claim.parts.row, desk),
  };
}
