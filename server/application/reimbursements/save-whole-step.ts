import { invalid } from "#domain/errors.ts";
import { findDocument, storedDocuments } from "#domain/reimbursements/derive.ts";
import { itemKinds } from "#domain/reimbursements/items.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { SchemeDocumentField } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { selectSteps } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { assertOpen, assertSeen, noteServed, openForChange } from "./own-draft.ts";
import { saveChange } from "./save-change.ts";
import { isReplacingItems, selectStoredItems } from "./save-items.ts";
import { answersAfter, assertComplete, getStep, isReplacing, parseStep, type SaveStepInput } from "./save-step.ts";
import { currentFiles, isChangedDocument, transactWithFiles, type Upload, warningsOf } from "./store-documents.ts";

/** A file of the step, with the wire name of its document. */
export type StepUpload = Upload & { readonly fieldName: string };

export type SavedStep = {
  readonly reimbursementId: string;
  readonly step: number;
  readonly version: number;
  readonly message: string;
  /** What the sender should know of the files. */
  readonly warnings: readonly string[];
};

/**
 * Stores one step with its values and its files, all or nothing. What is sent replaces what was there; a document of
 * which no file is sent keeps its files. Items, which any step may carry, replace those of the reimbursement. The same step again changes nothing.
 * @throws invalid (no such step; wrong or missing values; a file that cannot be used or belongs to another step: named in
 *   `fields`; `no_id` from step 2 on); unsupported_type, too_large (named in `fields`); not_found; conflict (stale version, wrong state, not flagged);
 *   forbidden (membership); unavailable (storage)
 * @source rest-api.md "Member"; security.md 4.1, row 7
 */
export async function saveWholeStep(ctx: AppContext, input: SaveStepInput, uploads: readonly StepUpload[]): Promise<SavedStep> {
  const actor = authorize(ctx.actor, "reimbursements.saveStep");
  const { step: number } = input;
  const scheme = schemeOf(input.scheme);
  const step = getStep(scheme, number);
  if (input.reimbursementId === undefined && number > 1)
    throw invalid("no_id", reimbursementMessages.noId, { reimbursement_id: [reimbursementMessages.noId] });
  const { answers: given, items } = parseStep(ctx, scheme, step, { given: input.answers ?? {}, kinds: itemKinds(scheme) });
  const ofDocuments = uploads.map((upload) => ({ ...upload, field: getFieldOfStep(input, upload.fieldName) }));
  return transactWithFiles(ctx, ofDocuments, async (tx, files) => {
    const fields = [...new Set(files.map(({ field }) => field))];
    const documents = fields.map((field) => ({ field, files: files.filter((file) => file.field === field) }));
    const added = storedDocuments(documents.map((document) => ({ ...document, fieldName: document.field.name })));
    const reimbursement = await openForChange(tx, ctx, actor, input, () => assertComplete(step, given, { documents: [] }, added));
    const { row: current } = reimbursement;
    const [steps, storedItems] = await Promise.all([selectSteps(tx, current.id), items === undefined ? [] : selectStoredItems(tx, current)]);
    const before = steps.find((saved) => saved.step === number);
    // A reply may leave out what is not open.
    const meant = current.state === "DRAFT" ? given : { ...before?.answers, ...given };
    const replaces = () =>
      (items !== undefined && isReplacingItems(current, storedItems, items)) ||
      isReplacing(steps, number, meant) ||
      documents.some((document) => currentFiles(reimbursement, document.field.name).length > 0 && isChangedDocument(reimbursement, document));
    if (input.reimbursementId !== undefined) await assertSeen(tx, actor, current, input.version, replaces);
    for (const document of documents) if (isChangedDocument(reimbursement, document)) assertOpen(reimbursement, document.field.name);
    const answers = answersAfter(reimbursement, before?.answers, given);
    assertComplete(step, answers, reimbursement, added);
    const { row, storedKeys } = await saveChange(tx, ctx, actor, reimbursement, {
      documents,
      step: { number, answers },
      items: items && { before: storedItems, given: items },
    });
    await noteServed(tx, ctx, actor, row);
    const areSame = documents.some((document) => !isChangedDocument(reimbursement, document));
    const answer = {
      reimbursementId: row.id,
      step: number,
      version: row.version,
      message: reimbursementMessages.stepSaved(number),
      warnings: warningsOf(files, areSame),
    };
    return { answer, storedKeys };
  });
}

function getFieldOfStep({ scheme, step }: SaveStepInput, fieldName: string): SchemeDocumentField {
  const document = findDocument(schemeOf(scheme), fieldName);
  if (document?.step === step) return document.field;
  const text = `This file does not belong to step ${step}.`;
  throw invalid("other_step", text, { [fieldName]: [text] });
}
