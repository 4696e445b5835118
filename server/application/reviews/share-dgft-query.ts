import { z } from "zod";
import { markText } from "#domain/reimbursements/verdicts.ts";
import { invalid } from "#domain/errors.ts";
import { maxItems } from "#domain/reimbursements/items.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { receivedVersion } from "#domain/reimbursements/verdicts.ts";
import { deleteDraftComments } from "#db/queries/review-drafts.ts";
import { selectReimbursementParts, type Reimbursement } from "#db/queries/reimbursement-parts.ts";
import { insertDeficiencies, lockReimbursement, getNextRound } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { AsksPapers, Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { getTargetDays, replyDate } from "../rules/target-days.ts";
import { assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { AssessmentInput, saveAssessments } from "./assessments.ts";
import { dropPrepared } from "../reimbursements/drop-prepared.ts";
import { sharedRemarks } from "./shared-remarks.ts";
import { assertRemarks, clearItemVerdicts, judge, saveVerdicts, VerdictInput } from "./verdict-input.ts";

export const ShareDgftQueryInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  comment: Comment,
  /** Documents and items that the query concerns; by default those that DGFT named. When there are none, the member may change everything. */
  documents: z.array(VerdictInput).max(100).optional(),
  assessments: z.array(AssessmentInput).max(maxItems).optional(),
  /** By default what DGFT asked for. */
  asksPapers: AsksPapers,
});
export type ShareDgftQueryInput = z.input<typeof ShareDgftQueryInput>;

/**
 * Shares a query of DGFT with the member, with the council's comment.
 * @throws not_found; invalid (blank comment, unknown document, deficient without a remark, an amount of a
 *   phrase that is not known); conflict (stale version, wrong state)
 * @source product.md "council share of a DGFT query"; rest-api.md "dgft/{scheme}/deficiency/{id}/"
 */
export async function shareDgftQuery(ctx: AppContext, input: ShareDgftQueryInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.shareDgftQuery");
  const { comment, documents, assessments = [], asksPapers } = ShareDgftQueryInput.parse(input);
  if (comment === "") throw invalid("comment_required", reviewMessages.commentRequired, { comment: [reviewMessages.commentRequired] });
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    const reimbursement = await selectReimbursementParts(tx, current);
    const given = documents ?? markedStill(reimbursement);
    const flagged = judge(reimbursement, given).filter(
      ({ name, status }) => status === "DEFICIENT" && given.some((verdict) => verdict.fieldName === name),
    );
    assertRemarks(flagged);
    const replyBy = replyDate(ctx, await getTargetDays(tx, ctx, current));
    const remarks = await sharedRemarks(tx, ctx, reimbursement, flagged, replyBy);
    const named = flagged.map(({ name, label }) => ({ fieldName: name, label }));
    const row = await transition(tx, ctx, actor, current, "council_share_query", {
      values: {
        deficiencyOrigin: "DGFT",
        replyBy,
        asksPapers: asksPapers ?? current.asksPapers,
        ...(await saveAssessments(tx, ctx, actor, current, assessments)),
      },
      detail: { comment, documents: named.map((document) => document.label), ...(await dropPrepared(tx, ctx, actor, current)) },
      documents: named,
      changesDossier: true,
    });
    await saveVerdicts(tx, reimbursement, given, { setBy: actor.userId, setAt: ctx.now() });
    await clearItemVerdicts(tx, reimbursement, flagged, { setBy: actor.userId, setAt: ctx.now() });
    await deleteDraftComments(tx, current.id);
    const shared = {
      reimbursementId: current.id,
      round: await getNextRound(tx, current.id),
      origin: "DGFT" as const,
      sharedBy: actor.userId,
      sharedAt: ctx.now(),
    };
    const perDocument = remarks.map(({ name, remark, remarkHi, phraseCodes }) => ({
      ...shared,
      fieldName: name,
      remark,
      remarkHi,
      phraseCodes: [...phraseCodes],
      documentVersion: receivedVersion(reimbursement.documents, name),
    }));
    await insertDeficiencies(tx, [{ ...shared, fieldName: null, remark: comment }, ...perDocument]);
    return presentAfter(tx, ctx, actor, row);
  });
}

/** What DGFT marked, without items that the council has removed meanwhile. */
function markedStill(reimbursement: Reimbursement): VerdictInput[] {
  const known = judge(reimbursement, []);
  return reimbursement.row.dgftMarks
    .filter(({ fieldName }) => known.some(({ name }) => name === fieldName))
    .map((mark) => ({ fieldName: mark.fieldName, remark: markText(mark), status: "DEFICIENT" as const }));
}
