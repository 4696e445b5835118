import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { lockForwardedReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshProof } from "../accounts/fresh-password.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertNotDecider, recordDecision } from "../reimbursements/record-decision.ts";
import { assertPossible, assertVersion, enqueueBuildDossier, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { assertMayDecide } from "./assert-may-decide.ts";

export const RefuseInput = z.object({ reimbursementId: ReimbursementId, version: Version, reason: Comment });
export type RefuseInput = z.output<typeof RefuseInput>;

/**
 * Refuses a reimbursement; the firm reads the reason and may ask for a fresh look.
 * @throws forbidden (`proof_not_fresh`, `acted_before`, `decided_before`); not_found; invalid (no reason); conflict (not under review by DGFT, stale version)
 * @source money.md 5
 */
export async function refuse(ctx: AppContext, input: RefuseInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "dgft.refuse");
  assertFreshProof(ctx);
  const { reason } = input;
  if (reason === "") throw invalid("reason_needed", amountMessages.refusalNeedsReason, { reason: [amountMessages.refusalNeedsReason] });
  return transact(ctx, async (tx) => {
    const current = await lockForwardedReimbursement(tx, input.reimbursementId);
    await assertMayDecide(tx, actor, current.id);
    await assertVersion(tx, actor, current, input.version);
    assertPossible(current, "refuse", "dgft");
    await assertNotDecider(tx, actor, current.id);
    const decided = await recordDecision(tx, ctx, actor, current, { kind: "refuse", reason, changesDossier: true });
    const row = await transition(tx, ctx, actor, current, "refuse", {
      values: { closedReason: reason, decidedAt: ctx.now(), ...decided },
      detail: { comment: reason },
      changesDossier: true,
    });
    await enqueueBuildDossier(tx, row);
    return presentAfter(tx, ctx, actor, row);
  });
}
