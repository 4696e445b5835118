import { z } from "zod";
import { lockForwardedReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertVersion, enqueueBuildDossier, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { assertMayDecide } from "./assert-may-decide.ts";

export const ApproveInput = z.object({ reimbursementId: ReimbursementId, version: Version });
export type ApproveInput = z.infer<typeof ApproveInput>;

/**
 * Approves a reimbursement, which is final: firm, council and officer are notified and the last dossier is requested.
 * @throws forbidden (`password_not_fresh`, `acted_before`); not_found; conflict (not under review by DGFT, stale version)
 * @source product.md "DGFT approve"
 */
export async function approve(ctx: AppContext, input: ApproveInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "dgft.approve");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const current = await lockForwardedReimbursement(tx, input.reimbursementId);
    await assertMayDecide(tx, actor, current.id);
    await assertVersion(tx, actor, current, input.version);
    const row = await transition(tx, ctx, actor, current, "approve", { values: { decidedAt: ctx.now() }, changesDossier: true });
    await enqueueBuildDossier(tx, row);
    return presentAfter(tx, ctx, actor, row);
  });
}
