import type { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { receivedVersion } from "#domain/reimbursements/verdicts.ts";
import { selectReimbursementParts } from "#db/queries/reimbursement-parts.ts";
import { insertDeficiencies, lockReimbursement, getNextRound } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { amountsOf } from "../reimbursements/amounts.ts";
import { AsksPapers } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { itemsDetail } from "../reimbursements/save-change.ts";
import { getTargetDays, replyDate } from "../rules/target-days.ts";
import { assertPossible, assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { saveAssessments } from "./assessments.ts";
import { enterItems } from "./enter-items.ts";
import { saveAmountBasis } from "./amount-basis.ts";
import { SaveReviewInput } from "./save-review.ts";
import { dropPrepared } from "../reimbursements/drop-prepared.ts";
import { sharedRemarks } from "./shared-remarks.ts";
import { assertRemarks, clearItemVerdicts, judge, saveVerdicts } from "./verdict-input.ts";

export const ShareDeficienciesInput = SaveReviewInput.extend({ asksPapers: AsksPapers });
export type ShareDeficienciesInput = z.output<typeof ShareDeficienciesInput>;

/**
 * Saves verdicts, assessments, items and proved facts and shares every deficient document and item with its remark with the member, who does not see
 * the assessments.
 * @throws not_found; invalid (unknown document, deficient without a remark, nothing deficient, an amount of a phrase that is
 *   not known, an assessment, item or proved fact that cannot be);
 *   conflict (stale version, wrong state)
 * @source product.md "council share"
 */
export async function shareDeficiencies(ctx: AppContext, input: ShareDeficienciesInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.share");
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    assertPossible(current, "council_share", "council");
    const savedItems = await enterItems(tx, ctx, actor, current, input.items);
    const hasNewBasis = await saveAmountBasis(tx, ctx, actor, current, input);
    const hasNewFacts = savedItems !== undefined || hasNewBasis;
    const reimbursement = await selectReimbursementParts(tx, current);
    const judged = judge(reimbursement, input.documents);
    assertRemarks(judged);
    const deficient = judged.filter((document) => document.status === "DEFICIENT");
    if (deficient.length === 0) throw invalid("nothing_deficient", reviewMessages.flagOne);
    const replyBy = replyDate(ctx, await getTargetDays(tx, ctx, current));
    const shared = await sharedRemarks(tx, ctx, reimbursement, deficient, replyBy);
    const documents = deficient.map(({ name, label }) => ({ fieldName: name, label }));
    const amounts = await saveAssessments(tx, ctx, actor, current, input.assessments ?? []);
    const words = await dropPrepared(tx, ctx, actor, current);
    const row = await transition(tx, ctx, actor, current, "council_share", {
      values: {
        deficiencyOrigin: "EPCMD",
        replyBy,
        asksPapers: input.asksPapers ?? false,
        ...(hasNewFacts ? await amountsOf(tx, ctx, current) : amounts),
      },
      detail: { documents: documents.map((document) => document.label), ...itemsDetail(savedItems), ...words },
      documents,
      changesDossier: true,
      hasNewFacts,
    });
    await saveVerdicts(tx, reimbursement, input.documents, { setBy: actor.userId, setAt: ctx.now() });
    await clearItemVerdicts(tx, reimbursement, deficient, { setBy: actor.userId, setAt: ctx.now() });
    const round = await getNextRound(tx, current.id);
    await insertDeficiencies(
      tx,
      shared.map(({ name, remark, remarkHi, phraseCodes }) => ({
        reimbursementId: current.id,
        round,
        fieldName: name,
        remark,
        remarkHi,
        phraseCodes: [...phraseCodes],
        origin: "EPCMD" as const,
        documentVersion: receivedVersion(reimbursement.documents, name),
        sharedBy: actor.userId,
        sharedAt: ctx.now(),
      })),
    );
    return presentAfter(tx, ctx, actor, row);
  });
}
