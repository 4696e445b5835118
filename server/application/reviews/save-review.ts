import { z } from "zod";
import { selectReimbursementParts, lockReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { judge, saveVerdicts, VerdictInput } from "./verdict-input.ts";

export const SaveReviewInput = z.object({ reimbursementId: ReimbursementId, version: Version, documents: z.array(VerdictInput).max(100) });
export type SaveReviewInput = z.output<typeof SaveReviewInput>;

/**
 * Keeps verdicts and remarks as the council's draft; the member does not see them. Documents that are not named keep
 * their verdict.
 * @throws not_found; invalid (unknown document); conflict (stale version, wrong state)
 * @source product.md "council draft"; specification 4 "Admin review"
 */
export async function saveReview(ctx: AppContext, input: SaveReviewInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.save");
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    const reimbursement = await selectReimbursementParts(tx, current);
    judge(reimbursement, input.documents);
    const row = await transition(tx, ctx, actor, current, "council_draft");
    await saveVerdicts(tx, reimbursement, input.documents, { setBy: actor.userId, setAt: ctx.now() });
    return presentAfter(tx, ctx, actor, row);
  });
}
