import { z } from "zod";
import { ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import { maxItems } from "#domain/reimbursements/items.ts";
import { selectReimbursementParts } from "#db/queries/reimbursement-parts.ts";
import { lockReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { amountsOf } from "../reimbursements/amounts.ts";
import { itemsDetail } from "../reimbursements/save-change.ts";
import { assertPossible, assertVersion, dueWithHolds, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { AssessmentInput, saveAssessments } from "./assessments.ts";
import { enterItems } from "./enter-items.ts";
import { saveAmountBasis } from "./amount-basis.ts";
import { judge, saveVerdicts, VerdictInput } from "./verdict-input.ts";

export const SaveReviewInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  documents: z.array(VerdictInput).max(100),
  assessments: z.array(AssessmentInput).max(maxItems).optional(),
  /** All items as the council reads them in the documents; without it they stay. */
  items: z.array(z.record(z.string(), z.unknown())).optional(),
  /** What the documents prove about the firm; without it that stays. */
  provedFacts: ProvedFacts.optional(),
  /** True: the claim takes the exchange rates that the office has corrected since it kept them. */
  takesNewRates: z.boolean().optional(),
});
export type SaveReviewInput = z.output<typeof SaveReviewInput>;

/**
 * Saves verdicts, remarks, assessments, items and proved facts for the whole council. The member sees of them the items that the council entered.
 * Documents and items that are not named keep their verdict and assessment; the assessment of an item that goes is deleted.
 * @throws not_found; invalid (unknown document; an assessment, item or proved fact that cannot be, named in `fields` as
 *   `assessments.0.reason` or `items.0.amount`); conflict (stale version, wrong state)
 * @source product.md "council draft"; specification 4 "Admin review"; money.md 2 "entered by EPCMD", 5
 */
export async function saveReview(ctx: AppContext, input: SaveReviewInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.save");
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    assertPossible(current, "council_draft", "council");
    const savedItems = await enterItems(tx, ctx, actor, current, input.items);
    const hasNewBasis = await saveAmountBasis(tx, ctx, actor, current, input);
    const reimbursement = await selectReimbursementParts(tx, current);
    judge(reimbursement, input.documents);
    const assessments = input.assessments ?? [];
    const amounts = await saveAssessments(tx, ctx, actor, current, assessments);
    const hasNewFacts = savedItems !== undefined || hasNewBasis;
    const row = await transition(tx, ctx, actor, current, "council_draft", {
      values: {
        ...(hasNewFacts ? await amountsOf(tx, ctx, current) : amounts),
        // The costs or a proved intent can choose the rules, and so the days of the office.
        ...(hasNewFacts && { dueOn: await dueWithHolds(tx, ctx, current) }),
      },
      detail: itemsDetail(savedItems),
      changesDossier: assessments.length > 0 || hasNewFacts,
    });
    await saveVerdicts(tx, reimbursement, input.documents, { setBy: actor.userId, setAt: ctx.now() });
    return presentAfter(tx, ctx, actor, row);
  });
}
