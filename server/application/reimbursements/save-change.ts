import type { MemberActor } from "#domain/accounts/actor.ts";
import type { Answers } from "#domain/reimbursements/answers.ts";
import { isDecided } from "#domain/reimbursements/decisions.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import type { GivenItems } from "#domain/reimbursements/item-changes.ts";
import type { Tx } from "#db/connection/client.ts";
import type { ReimbursementDocuments } from "#db/queries/reimbursement-parts.ts";
import { insertEarlierAnswers, upsertStep, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { computeAmounts, keepAmounts, type ComputedSheet } from "./amounts.ts";
import { saveItems, type SavedItems } from "./save-items.ts";
import { isChangedDocument, storeDocuments, type DocumentFiles } from "./store-documents.ts";
import { transition } from "./transition.ts";

/** What a member changes at once: documents, the answers of one step, items. */
export type Change = {
  readonly documents?: readonly DocumentFiles[];
  readonly step?: StepAnswers | undefined;
  readonly items?: { readonly before: readonly Item[]; readonly given: GivenItems } | undefined;
};
type StepAnswers = { readonly number: number; readonly answers: Answers };

export type SavedChange = {
  readonly row: ReimbursementRow;
  readonly storedKeys: readonly string[];
  /** The sheet, if items changed. */
  readonly computed?: ComputedSheet | undefined;
};

/**
 * Saves a change as one version with one history entry; what is there already is not saved again and makes no version.
 * The caller has opened the reimbursement for change and checked that the documents and the step are open and complete.
 * @throws too_large (`quota` of a draft, `too_many_files`); invalid (more items than a claim has); conflict (`not_open`: an item)
 */
export async function saveChange(
  tx: Tx,
  ctx: AppContext,
  actor: MemberActor,
  reimbursement: ReimbursementDocuments,
  { documents = [], step, items }: Change,
): Promise<SavedChange> {
  const { row } = reimbursement;
  const changed = documents.filter((document) => isChangedDocument(reimbursement, document));
  const [hasNewAnswers, savedItems] = await Promise.all([
    step !== undefined && saveAnswers(tx, ctx, actor, row, step),
    items && saveItems(tx, ctx, { party: "member", userId: actor.userId }, reimbursement, items),
  ]);
  // A draft goes on from the next step; what was submitted has no place in the wizard.
  const isDraft = row.submittedAt === null;
  const isStepSame = step === undefined || (!hasNewAnswers && (!isDraft || row.currentStep === step.number + 1));
  if (changed.length === 0 && isStepSame && savedItems === undefined) return { row, storedKeys: [] };
  const storedKeys = await storeDocuments(tx, ctx, actor, row, changed);
  const computed = savedItems && (await computeAmounts(tx, ctx, row, "saved"));
  const isForFreshLook = isDecided(row.state);
  const next = await transition(tx, ctx, actor, row, isForFreshLook ? "fresh_look_document" : "save_step", {
    values: {
      ...(step !== undefined && isDraft && { currentStep: step.number + 1 }),
      // The lists of the offices have the amounts of what was sent; a reply brings the new ones.
      ...(savedItems !== undefined && isDraft && (await keepAmounts(tx, ctx, row, computed))),
    },
    detail: {
      ...(step === undefined ? {} : { step: step.number }),
      ...(changed.length === 0 ? {} : { documents: changed.map(({ field }) => field.label) }),
      ...itemsDetail(savedItems),
    },
    // What a reply or a fresh look has not sent is not in the dossier.
    changesDossier: isDraft,
  });
  return { row: next, storedKeys, computed };
}

/** What a history entry says of assessments that went with their items, and of the items before the council changed them. */
export const itemsDetail = ({ droppedAssessments, itemsBefore }: SavedItems = { droppedAssessments: [] }) => ({
  ...(droppedAssessments.length > 0 && { droppedAssessments: [...droppedAssessments] }),
  ...(itemsBefore !== undefined && { itemsBefore: [...itemsBefore] }),
});

/** False when the step had the same answers. */
async function saveAnswers(
  tx: Tx,
  ctx: AppContext,
  { userId }: MemberActor,
  { id: reimbursementId, submittedAt }: ReimbursementRow,
  { number, answers }: StepAnswers,
): Promise<boolean> {
  if (submittedAt !== null) await insertEarlierAnswers(tx, reimbursementId, number);
  return upsertStep(tx, { reimbursementId, step: number, answers, savedBy: userId, savedAt: ctx.now() });
}
