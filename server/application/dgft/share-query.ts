import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { lockForwardedReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";

export const ShareQueryInput = z.object({ reimbursementId: ReimbursementId, version: Version, query: Comment });
export type ShareQueryInput = z.output<typeof ShareQueryInput>;

/**
 * Sends the officer's query to the council; the member learns only that there is one.
 * @throws not_found; invalid (blank text); conflict (not under review by DGFT, stale version)
 * @source product.md "DGFT share"; specification 5
 */
export async function shareQuery(ctx: AppContext, input: ShareQueryInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "dgft.share");
  const { query } = input;
  if (query === "") throw invalid("comment_required", dgftMessages.commentRequired, { query: [dgftMessages.commentRequired] });
  return transact(ctx, async (tx) => {
    const current = await lockForwardedReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    const row = await transition(tx, ctx, actor, current, "dgft_share", { values: { dgftQuery: query, dgftNote: null }, detail: { comment: query } });
    return presentAfter(tx, ctx, actor, row);
  });
}
