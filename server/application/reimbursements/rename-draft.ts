import { z } from "zod";
import { plainLine } from "#domain/accounts/plain-line.ts";
import { lockOwnReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "./inputs.ts";
import { presentAfter } from "./own-draft.ts";
import { transition, wrongState } from "./transition.ts";
import type { ReimbursementView } from "./view.ts";

export const maxTitleLength = 80;
export const RenameDraftInput = z.object({
  reimbursementId: ReimbursementId,
  /** Empty deletes the name. */
  title: z.union([z.string().trim().length(0), plainLine("Name of the draft", maxTitleLength)]),
});
export type RenameDraftInput = z.infer<typeof RenameDraftInput>;

/**
 * Names a draft, so that the firm can tell several drafts apart.
 * @throws not_found; conflict (not a draft)
 */
export async function renameDraft(ctx: AppContext, input: RenameDraftInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.renameDraft");
  return transact(ctx, async (tx) => {
    const current = await lockOwnReimbursement(tx, input.reimbursementId, actor.firmId);
    if (current.state !== "DRAFT") throw wrongState(current, "member");
    const title = input.title === "" ? null : input.title;
    const row = title === current.title ? current : await transition(tx, ctx, actor, current, "save_step", { values: { title } });
    return presentAfter(tx, ctx, actor, row);
  });
}
