import { invalid } from "#domain/errors.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { receivedVersion } from "#domain/reimbursements/verdicts.ts";
import { insertDeficiencies, selectReimbursementParts, lockReimbursement, getNextRound } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { SaveReviewInput } from "./save-review.ts";
import { assertRemarks, judge, saveVerdicts } from "./verdict-input.ts";

export const ShareDeficienciesInput = SaveReviewInput;
export type ShareDeficienciesInput = SaveReviewInput;

/**
 * Saves the verdicts and shares every deficient document with its remark with the member.
 * @throws not_found; invalid (unknown document, deficient without a remark, nothing deficient); conflict (stale version, wrong state)
 * @source product.md "council share"
 */
export async function shareDeficiencies(ctx: AppContext, input: ShareDeficienciesInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.share");
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    const reimbursement = await selectReimbursementParts(tx, current);
    const judged = judge(reimbursement, input.documents);
    assertRemarks(judged);
    const deficient = judged.filter((document) => document.status === "DEFICIENT");
    if (deficient.length === 0) throw invalid("nothing_deficient", reviewMessages.flagOne);
    const documents = deficient.map(({ field }) => ({ fieldName: field.name, label: field.label }));
    const row = await transition(tx, ctx, actor, current, "council_share", {
      values: { deficiencyOrigin: "EPCMD" },
      detail: { documents: documents.map((document) => document.label) },
      documents,
      changesDossier: true,
    });
    await saveVerdicts(tx, reimbursement, input.documents, { setBy: actor.userId, setAt: ctx.now() });
    const round = await getNextRound(tx, current.id);
    await insertDeficiencies(
      tx,
      deficient.map(({ field, remark }) => ({
        reimbursementId: current.id,
        round,
        fieldName: field.name,
        remark,
        origin: "EPCMD" as const,
        documentVersion: receivedVersion(reimbursement.documents, field.name),
        sharedBy: actor.userId,
        sharedAt: ctx.now(),
      })),
    );
    return presentAfter(tx, ctx, actor, row);
  });
}
