import type { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { PresentReviewer } from "#db/queries/review-presence.ts";
import { findNeighbours, type Neighbours } from "#db/queries/reviews.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { dossierOf, type DossierView } from "../dossiers/get-dossier.ts";
import { presentReimbursement } from "../reimbursements/present-reimbursement.ts";
import { readClaim } from "../reimbursements/read-claim.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { reviewFilterOf } from "../reviews/list-reviews.ts";
import { OpenReviewInput } from "../reviews/open-review.ts";
import { markPresent } from "../reviews/presence.ts";

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
  const row = await findReimbursement(ctx.db, input.reimbursementId);
  if (row === undefined || row.firstForwardedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  const [reimbursement, others, neighbours, dossier] = await Promise.all([
    readClaim(ctx.db, ctx, row),
    input.isAhead === true ? [] : markPresent(ctx, actor, row.id),
    findNeighbours(ctx, reviewFilterOf(ctx, "dgft", row.scheme, input.list), row.id),
    dossierOf(ctx.db, row),
  ]);
  return { view: presentReimbursement(reimbursement, actor, ctx), others, neighbours, dossier };
}
