import { z } from "zod";
import { lockOwnReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { closingAmounts } from "./amounts.ts";
import { dropPrepared } from "./drop-prepared.ts";
import { ReimbursementId, Version } from "./inputs.ts";
import { presentAfter } from "./own-draft.ts";
import { assertVersion, transition } from "./transition.ts";
import type { ReimbursementView } from "./view.ts";

export const WithdrawInput = z.object({ reimbursementId: ReimbursementId, version: Version });
export type WithdrawInput = z.infer<typeof WithdrawInput>;

/**
 * Withdraws a reimbursement that is not with DGFT yet, or discards a draft; it is closed and stays readable.
 * @throws not_found; conflict (already with DGFT or final, stale version)
 * @source product.md "member withdraw"
 */
export async function withdraw(ctx: AppContext, input: WithdrawInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.withdraw");
  return transact(ctx, async (tx) => {
    const current = await lockOwnReimbursement(tx, input.reimbursementId, actor.firmId);
    await assertVersion(tx, actor, current, input.version);
    const row = await transition(tx, ctx, actor, current, "withdraw", {
      values: {
        closedReason: current.state === "DRAFT" ? "Draft discarded by the member" : "Withdrawn by the member",
        ...(await closingAmounts(tx, ctx, current)),
      },
      detail: await dropPrepared(tx, ctx, actor, current),
      changesDossier: current.submittedAt !== null,
    });
    return presentAfter(tx, ctx, actor, row);
  });
}
