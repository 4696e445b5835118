import { transact } from "#db/connection/transact.ts";
import { updateDraftVersion } from "#db/queries/review-drafts.ts";
import { lockReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { beginHold, endHoldNow, type EndHoldInput, type HoldInput } from "../reimbursements/holds.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";

/**
 * Stops the council's clock of a reimbursement until a day. The reviewer's own draft stays current.
 * @throws not_found; invalid (reason, day); conflict (not with the council, on hold already, stale version)
 * @source desks-and-more.md 1 "Holds"
 */
export async function holdReview(ctx: AppContext, input: HoldInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.hold");
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    const view = await beginHold({ tx, ctx, actor, current }, "council", input);
    await updateDraftVersion(tx, { reimbursementId: current.id, userId: actor.userId }, { from: current.version, to: view.version });
    return view;
  });
}

/** Ends that hold today. The reviewer's own draft stays current. @throws not_found; conflict (not on hold, stale version) */
export async function endReviewHold(ctx: AppContext, input: EndHoldInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.hold");
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    const view = await endHoldNow({ tx, ctx, actor, current }, "council", input);
    await updateDraftVersion(tx, { reimbursementId: current.id, userId: actor.userId }, { from: current.version, to: view.version });
    return view;
  });
}
