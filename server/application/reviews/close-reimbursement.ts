import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { lockReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { closingAmounts } from "../reimbursements/amounts.ts";
import { Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertCouncilCloses, assertNotDecider, recordDecision } from "../reimbursements/record-decision.ts";
import { assertPossible, assertVersion, enqueueBuildDossier, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { dropPrepared } from "../reimbursements/drop-prepared.ts";

export const CloseReimbursementInput = z.object({ reimbursementId: ReimbursementId, version: Version, reason: Comment });
export type CloseReimbursementInput = z.output<typeof CloseReimbursementInput>;

/**
 * Closes a reimbursement that is not decided; the member sees the reason and may ask for a fresh look.
 * @throws forbidden (`decided_before`); not_found; invalid (no reason); conflict (`dgft_decides`, already decided, stale version)
 * @source product.md "council close"
 */
export async function closeReimbursement(ctx: AppContext, input: CloseReimbursementInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.close");
  const { reason } = input;
  if (reason === "") throw invalid("reason_needed", reviewMessages.reasonNeeded, { reason: [reviewMessages.reasonNeeded] });
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    assertPossible(current, "council_close", "council");
    await assertNotDecider(tx, actor, current.id);
    await assertCouncilCloses(tx, ctx, current);
    const decided = await recordDecision(tx, ctx, actor, current, { kind: "council_close", reason, changesDossier: true });
    const row = await transition(tx, ctx, actor, current, "council_close", {
      values: { closedReason: reason, ...(await closingAmounts(tx, ctx, current)), ...decided },
      detail: { comment: reason, ...(await dropPrepared(tx, ctx, actor, current)) },
      changesDossier: true,
    });
    await enqueueBuildDossier(tx, row);
    return presentAfter(tx, ctx, actor, row);
  });
}
