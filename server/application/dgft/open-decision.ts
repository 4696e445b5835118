import type { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { findNeighbours, type Neighbours } from "#db/queries/reviews.ts";
import { findReimbursement, loadReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { dossierOf, type DossierView } from "../dossiers/get-dossier.ts";
import { presentReimbursement, type ReimbursementView } from "../reimbursements/view.ts";
import { filterOf } from "../reviews/list-reviews.ts";
import { OpenReviewInput } from "../reviews/open-review.ts";

export const OpenDecisionInput = OpenReviewInput;
export type OpenDecisionInput = z.output<typeof OpenReviewInput>;

/** Everything that a decision begins with. */
export type DecisionDesk = { readonly view: ReimbursementView; readonly neighbours: Neighbours; readonly dossier: DossierView };

/**
 * Opens a forwarded reimbursement on the officer's desk, in one answer.
 * @throws not_found (unknown, or never forwarded)
 */
export async function openDecision(ctx: AppContext, input: OpenDecisionInput): Promise<DecisionDesk> {
  const actor = authorize(ctx.actor, "dgft.get");
  const row = await findReimbursement(ctx.db, input.reimbursementId);
  if (row === undefined || row.firstForwardedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  const [reimbursement, neighbours, dossier] = await Promise.all([
    loadReimbursement(ctx.db, row),
    findNeighbours(ctx.db, filterOf("dgft", row.scheme, input.list), row.id),
    dossierOf(ctx.db, row),
  ]);
  return { view: presentReimbursement(reimbursement, actor, ctx.now()), neighbours, dossier };
}
