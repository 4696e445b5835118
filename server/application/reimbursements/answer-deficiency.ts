import { z } from "zod";
import { conflict } from "#domain/errors.ts";
import { openDeficiencies } from "#domain/reimbursements/deficiencies.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { lockOwnReimbursement, selectDeficiencies, updateDeficiencyAnswer } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId, Version } from "./inputs.ts";
import { presentAfter } from "./own-draft.ts";
import { transition, wrongState } from "./transition.ts";
import type { ReimbursementView } from "./view.ts";

export const AnswerDeficiencyInput = z.object({
  reimbursementId: ReimbursementId,
  /** The version that the writer saw; without it no other answer is replaced. */
  version: Version,
  deficiencyId: z.uuid(),
  answer: Comment,
});
export type AnswerDeficiencyInput = z.input<typeof AnswerDeficiencyInput>;

/**
 * Saves the member's written answer to one remark until the reply is submitted; an empty text deletes it.
 * The same answer again changes nothing.
 * @throws not_found; conflict (no open remark; `stale_version`: another answer is there that the writer has not seen)
 * @source product.md "member replies"
 */
export async function answerDeficiency(ctx: AppContext, input: AnswerDeficiencyInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.answerDeficiency");
  return transact(ctx, async (tx) => {
    const current = await lockOwnReimbursement(tx, input.reimbursementId, actor.firmId);
    if (current.state !== "DEFICIENCY_SHARED") throw wrongState(current, "member");
    const deficiency = openDeficiencies(await selectDeficiencies(tx, current.id)).find(({ id }) => id === input.deficiencyId);
    if (deficiency === undefined) throw conflict("not_open", reimbursementMessages.nothingFlagged);
    const before = deficiency.answer ?? "";
    if (before === input.answer) return presentAfter(tx, ctx, actor, current);
    if (before !== "" && input.version !== current.version) throw conflict("stale_version", reimbursementMessages.answerReplaced);
    await updateDeficiencyAnswer(tx, current.id, deficiency.id, input.answer);
    return presentAfter(tx, ctx, actor, await transition(tx, ctx, actor, current, "save_step"));
  });
}
