import { z } from "zod";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { conflict, forbidden, invalid } from "#domain/errors.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { transact } from "#db/connection/transact.ts";
import { deletePreparedRecommendation, findRecommendation } from "#db/queries/recommendations.ts";
import { updateDraftVersion } from "#db/queries/review-drafts.ts";
import { lockReimbursement } from "#db/queries/reimbursements.ts";
import { updateWaitingSecondLook } from "#db/queries/second-looks.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { mailAnswerToAsker } from "../notifications/notify-of-action.ts";
import { Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertNotDecider } from "../reimbursements/record-decision.ts";
import { assertPossible, assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";

export const SendBackInput = z.object({ reimbursementId: ReimbursementId, version: Version, remark: Comment });
export type SendBackInput = z.output<typeof SendBackInput>;

/**
 * The second officer sends a prepared recommendation back with a remark: it has to be prepared again, and who prepared it is told by e-mail. The
 * officer's own draft stays current.
 * @throws forbidden (`second_person`, `decided_before`); not_found; invalid (no remark); conflict (`nothing_prepared`, wrong state, stale version)
 * @source desks-and-more.md 2 "second look"
 */
export async function sendBack(ctx: AppContext, input: SendBackInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.sendBack");
  const { remark } = input;
  if (remark === "") throw invalid("remark_needed", undoMessages.remarkNeeded, { remark: [undoMessages.remarkNeeded] });
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    assertPossible(current, "council_send_back", "council");
    await assertNotDecider(tx, actor, current.id);
    const prepared = await findRecommendation(tx, current.id, { isForwarded: false });
    if (prepared === undefined) throw conflict("nothing_prepared", undoMessages.nothingPrepared);
    if (!isSecondPerson(await selectInvitations(tx), prepared.preparedBy, actor.userId)) throw forbidden("second_person", undoMessages.ownPrepared);
    await deletePreparedRecommendation(tx, current.id);
    await updateWaitingSecondLook(tx, current.id, { outcome: "sent_back", lookedBy: actor.userId, lookedAt: ctx.now(), remark });
    const row = await transition(tx, ctx, actor, current, "council_send_back", {
      // The words to DGFT stay for the next forwarding.
      detail: { comment: remark, ...(prepared.comment !== "" && { wordsToDgft: prepared.comment }) },
    });
    await mailAnswerToAsker(tx, "sent_back", { reimbursement: row, userId: prepared.preparedBy, role: "EPCMD_ADMIN" });
    await updateDraftVersion(tx, { reimbursementId: current.id, userId: actor.userId }, { from: current.version, to: row.version });
    return presentAfter(tx, ctx, actor, row);
  });
}
