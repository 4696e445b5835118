import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { listFor, ReviewListInput, type ReviewRowsPage } from "../reviews/list-reviews.ts";

export const DecisionListInput = ReviewListInput;
export type DecisionListInput = ReviewListInput;

/**
 * The officer's list of one scheme: every reimbursement that was ever forwarded.
 * @source specification 2 "DGFT console"; rest-api.md "DGFT"
 */
export async function listDecisions(ctx: AppContext, input: DecisionListInput): Promise<ReviewRowsPage> {
  authorize(ctx.actor, "dgft.list");
  return listFor(ctx, "dgft", input);
}
