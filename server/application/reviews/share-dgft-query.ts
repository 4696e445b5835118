import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { receivedVersion } from "#domain/reimbursements/verdicts.ts";
import { deleteDraftComment } from "#db/queries/review-drafts.ts";
import { insertDeficiencies, selectReimbursementParts, lockReimbursement, getNextRound } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { assertRemarks, judge, saveVerdicts, VerdictInput } from "./verdict-input.ts";

export const ShareDgftQueryInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  comment: Comment,
  /** Documents that the query concerns; by default those that DGFT named. When there are none, the member may change everything. */
  documents: z.array(VerdictInput).max(100).optional(),
});
export type ShareDgftQueryInput = z.input<typeof ShareDgftQueryInput>;

/**
 * Shares a query of DGFT with the member, with the council's comment.
 * @throws not_found; invalid (blank comment, unknown document, deficient without a remark); conflict (stale version, wrong state)
 * @source product.md "council share of a DGFT query"; rest-api.md "dgft/{scheme}/deficiency/{id}/"
 */
export async function shareDgftQuery(ctx: AppContext, input: ShareDgftQueryInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.shareDgftQuery");
  const { comment, documents } = ShareDgftQueryInput.parse(input);
  if (comment === "") throw invalid("comment_required", reviewMessages.commentRequired, { comment: [reviewMessages.commentRequired] });
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    const reimbursement = await selectReimbursementParts(tx, current);
    const given = documents ?? current.dgftMarks.map((mark) => ({ ...mark, status: "DEFICIENT" as const }));
    const flagged = judge(reimbursement, given).filter(
      ({ field, status }) => status === "DEFICIENT" && given.some((verdict) => verdict.fieldName === field.name),
    );
    assertRemarks(flagged);
    const named = flagged.map(({ field }) => ({ fieldName: field.name, label: field.label }));
    const row = await transition(tx, ctx, actor, current, "council_share_query", {
      values: { deficiencyOrigin: "DGFT" },
      detail: { comment, documents: named.map((document) => document.label) },
      documents: named,
      changesDossier: true,
    });
    await saveVerdicts(tx, reimbursement, given, { setBy: actor.userId, setAt: ctx.now() });
    await deleteDraftComment(tx, { reimbursementId: current.id, userId: actor.userId });
    const shared = {
      reimbursementId: current.id,
      round: await getNextRound(tx, current.id),
      origin: "DGFT" as const,
      sharedBy: actor.userId,
      sharedAt: ctx.now(),
    };
    const perDocument = flagged.map(({ field, remark }) => ({
      ...shared,
      fieldName: field.name,
      remark,
      documentVersion: receivedVersion(reimbursement.documents, field.name),
    }));
    await insertDeficiencies(tx, [{ ...shared, fieldName: null, remark: comment }, ...perDocument]);
    return presentAfter(tx, ctx, actor, row);
  });
}
