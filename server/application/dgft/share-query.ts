import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { markText } from "#domain/reimbursements/verdicts.ts";
import { lockForwardedReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { AsksPapers, Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { assertMayDecide } from "./assert-may-decide.ts";
import { assertMarkRemarks, marksOf, MarksInput, storedMarks } from "./marks.ts";

export const ShareQueryInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  /** Without it the stored note is the query; blank is none. */
  query: Comment.optional(),
  documents: MarksInput,
  asksPapers: AsksPapers,
});
export type ShareQueryInput = z.output<typeof ShareQueryInput>;

/**
 * Sends the officer's query, followed by what is asked about each document and item, to the council; the member learns only that there is one.
 * @throws forbidden (`acted_before`); not_found; invalid (no text and no document, a document without a remark, unknown document or page); conflict (not under review by DGFT, stale version)
 * @source product.md "DGFT share"; specification 5; ux.md "Share needs text or a marked document"
 */
export async function shareQuery(ctx: AppContext, input: ShareQueryInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "dgft.share");
  return transact(ctx, async (tx) => {
    const current = await lockForwardedReimbursement(tx, input.reimbursementId);
    await assertMayDecide(tx, actor, current.id);
    await assertVersion(tx, actor, current, input.version);
    const marks = await marksOf(tx, current, input.documents);
    assertMarkRemarks(marks);
    // The marks go with the next forwarding, so the query has their words, too.
    const words = input.query ?? current.dgftNote ?? "";
    const query = [words, ...marks.map((mark) => `${mark.label}: ${markText(mark)}`)].filter((part) => part !== "").join("\n");
    if (query === "") throw invalid("comment_required", dgftMessages.commentRequired, { query: [dgftMessages.commentRequired] });
    const row = await transition(tx, ctx, actor, current, "dgft_share", {
      values: { dgftQuery: query, dgftNote: null, dgftMarks: storedMarks(marks), asksPapers: input.asksPapers ?? false },
      detail: { comment: query, documents: marks.map(({ label }) => label) },
    });
    return presentAfter(tx, ctx, actor, row);
  });
}
