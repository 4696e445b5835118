import { transact } from "#db/connection/transact.ts";
import { lockReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { beginHold, endHoldNow, type EndHoldInput, type HoldInput } from "../reimbursements/holds.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";

/**
 * Stops the council's clock of a reimbursement until a day.
 * @throws not_found; invalid (reason, day); conflict (not with the council, on hold already, stale version)
 * @source desks-and-more.md 1 "Holds"
 */
export async function holdReview(ctx: AppContext, input: HoldInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.hold");
  return transact(ctx, async (tx) => beginHold({ tx, ctx, actor, current: await lockReimbursement(tx, input.reimbursementId) }, "council", input));
}

/** Ends that hold today. @throws not_found; conflict (not on hold, stale version) */
export async function endReviewHold(ctx: AppContext, input: EndHoldInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.hold");
  return transact(ctx, async (tx) => endHoldNow({ tx, ctx, actor, current: await lockReimbursement(tx, input.reimbursementId) }, "council", input));
}
