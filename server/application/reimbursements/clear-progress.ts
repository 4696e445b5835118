import { z } from "zod";
import { markAllDocumentsRetired } from "#db/queries/documents.ts";
import { updateItems } from "#db/queries/items.ts";
import { deleteSteps, lockOwnReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, Version } from "./inputs.ts";
import { presentAfter } from "./own-draft.ts";
import { assertVersion, transition, wrongState } from "./transition.ts";
import type { ReimbursementView } from "./view.ts";

export const ClearProgressInput = z.object({ reimbursementId: ReimbursementId, version: Version });
export type ClearProgressInput = z.infer<typeof ClearProgressInput>;

/**
 * Removes all answers, items and files from a draft; its number stays.
 * @throws not_found; conflict (not a draft, stale version)
 * @source specification 4 "Clear Progress"
 */
export async function clearProgress(ctx: AppContext, input: ClearProgressInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.clearProgress");
  return transact(ctx, async (tx) => {
    const current = await lockOwnReimbursement(tx, input.reimbursementId, actor.firmId);
    if (current.state !== "DRAFT") throw wrongState(current, "member");
    await assertVersion(tx, actor, current, input.version);
    await deleteSteps(tx, current.id);
    await updateItems(tx, { reimbursementId: current.id, items: [], enteredBy: "member", savedBy: actor.userId, savedAt: ctx.now() });
    await markAllDocumentsRetired(tx, current.id);
    const values = { currentStep: 1, claimedPaise: null, recommendedPaise: null, ruleOutcome: null };
    const row = await transition(tx, ctx, actor, current, "save_step", { values, changesDossier: true });
    return presentAfter(tx, ctx, actor, row);
  });
}
