import { z } from "zod";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { fieldOfPath } from "#domain/reimbursements/answers.ts";
import { reviewDocuments } from "#domain/reimbursements/derive.ts";
import { itemsInput } from "#domain/reimbursements/items-input.ts";
import { itemKinds, maxItems } from "#domain/reimbursements/items.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { itemsName } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectReimbursementDocuments, selectReimbursementParts, lockReimbursement, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { amountsOf } from "../reimbursements/amounts.ts";
import { droppedIn } from "../reimbursements/save-change.ts";
import { saveItems, type SavedItems } from "../reimbursements/save-items.ts";
import { assertPossible, assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { AssessmentInput, saveAssessments } from "./assessments.ts";
import { judge, saveVerdicts, VerdictInput } from "./verdict-input.ts";

export const SaveReviewInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  documents: z.array(VerdictInput).max(100),
  assessments: z.array(AssessmentInput).max(maxItems).optional(),
  /** All items as the council reads them in the documents; without it they stay. */
  items: z.array(z.record(z.string(), z.unknown())).optional(),
});
export type SaveReviewInput = z.output<typeof SaveReviewInput>;

/**
 * Saves verdicts, remarks, assessments and items for the whole council. The member sees of them the items that the council entered.
 * Documents and items that are not named keep their verdict and assessment; the assessment of an item that goes is deleted.
 * @throws not_found; invalid (unknown document; an assessment or item that cannot be, named in `fields` as `assessments.0.reason` or
 *   `items.0.amount`); conflict (stale version, wrong state)
 * @source product.md "council draft"; specification 4 "Admin review"; money.md 2 "entered by EPCMD", 5
 */
export async function saveReview(ctx: AppContext, input: SaveReviewInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.save");
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    assertPossible(current, "council_draft", "council");
    const savedItems = input.items === undefined ? undefined : await enterItems(tx, ctx, actor, current, input.items);
    const reimbursement = await selectReimbursementParts(tx, current);
    judge(reimbursement, input.documents);
    const assessments = input.assessments ?? [];
    const amounts = await saveAssessments(tx, ctx, actor, current, assessments);
    const row = await transition(tx, ctx, actor, current, "council_draft", {
      values: savedItems === undefined ? amounts : await amountsOf(tx, ctx, current),
      detail: savedItems === undefined ? {} : droppedIn(savedItems),
      changesDossier: assessments.length > 0 || savedItems !== undefined,
    });
    await saveVerdicts(tx, reimbursement, input.documents, { setBy: actor.userId, setAt: ctx.now() });
    return presentAfter(tx, ctx, actor, row);
  });
}

/** Stores the items that the council entered from the documents, with an audit entry; undefined when nothing changes. */
async function enterItems(
  tx: Tx,
  ctx: AppContext,
  { userId }: SignedInActor,
  row: ReimbursementRow,
  given: readonly unknown[],
): Promise<SavedItems | undefined> {
  const scheme = schemeOf(row.scheme);
  const kinds = itemKinds(scheme);
  const documents = reviewDocuments(scheme).map(({ field }) => field.name);
  const parsed = itemsInput(kinds, documents, calendarDateInIndia(ctx.now())).safeParse(given);
  if (!parsed.success) {
    const fields = fieldErrorsOf(parsed.error, (path) => fieldOfPath([itemsName, ...path]) ?? itemsName);
    throw invalid("items_invalid", Object.values(fields)[0]?.[0] ?? reimbursementMessages.completeStep, fields);
  }
  const reimbursement = await selectReimbursementDocuments(tx, row);
  const saved = await saveItems(tx, ctx, { party: "council", userId }, reimbursement, { items: parsed.data, kinds });
  if (saved === undefined) return undefined;
  await recordAudit(tx, ctx, {
    event: "reimbursement.enterItems",
    subject: { kind: "reimbursement", id: row.id },
    detail: { items: parsed.data.length },
  });
  return saved;
}
