import { z } from "zod";
import { conflict } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { lockOwnReimbursement, updateDeficiencyAnswer } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId } from "./inputs.ts";
import { presentAfter } from "./own-draft.ts";
import { transition, wrongState } from "./transition.ts";
import type { ReimbursementView } from "./view.ts";

export const AnswerDeficiencyInput = z.object({ reimbursementId: ReimbursementId, deficiencyId: z.uuid(), answer: Comment });
export type AnswerDeficiencyInput = z.input<typeof AnswerDeficiencyInput>;

/**
 * Keeps the member's written answer to one remark until the reply is sent; an empty one takes it back.
 * @throws not_found; conflict (nothing is waiting for an answer)
 * @source product.md "member replies"
 */
export async function answerDeficiency(ctx: AppContext, input: AnswerDeficiencyInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.answerDeficiency");
  return transact(ctx, async (tx) => {
    const current = await lockOwnReimbursement(tx, input.reimbursementId, actor.firmId);
    if (current.state !== "DEFICIENCY_SHARED") throw wrongState(current, "member");
    const wasOpen = await updateDeficiencyAnswer(tx, current.id, input.deficiencyId, input.answer);
    if (!wasOpen) throw conflict("not_open", reimbursementMessages.nothingFlagged);
    return presentAfter(tx, ctx, actor, await transition(tx, ctx, actor, current, "save_step"));
  });
}
