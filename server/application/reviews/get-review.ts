import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { findReimbursement, upsertServedVersion } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";
import { presentReimbursement } from "../reimbursements/present-reimbursement.ts";
import { readClaim } from "../reimbursements/read-claim.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";

export const GetReviewInput = z.object({ reimbursementId: ReimbursementId });
export type GetReviewInput = z.infer<typeof GetReviewInput>;

/**
 * A reimbursement in the view of the council, with verdicts.
 * @throws not_found (unknown, or still a draft)
 */
export async function getReview(ctx: AppContext, input: GetReviewInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.get");
  const row = await findReimbursement(ctx.db, input.reimbursementId);
  if (row === undefined || row.submittedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  if (ctx.origin.transport === "rest")
    await upsertServedVersion(ctx.db, { sessionId: actor.sessionId, reimbursementId: row.id, version: row.version });
  return presentReimbursement(await readClaim(ctx.db, ctx, row), actor, ctx);
}
