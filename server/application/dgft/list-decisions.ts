import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import type { Paged } from "../paging.ts";
import { listFor, ReviewListInput } from "../reviews/list-reviews.ts";
import type { ReviewListRow } from "../reviews/present-list-row.ts";

export const DecisionListInput = ReviewListInput;
export type DecisionListInput = ReviewListInput;

/**
 * The officer's list of one scheme: what was ever forwarded.
 * @source specification 2 "DGFT console"; rest-api.md "DGFT"
 */
export async function listDecisions(ctx: AppContext, input: DecisionListInput): Promise<Paged<ReviewListRow>> {
  authorize(ctx.actor, "dgft.list");
  return listFor(ctx, "dgft", input);
}
