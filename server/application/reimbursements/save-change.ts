import type { MemberActor } from "#domain/accounts/actor.ts";
import type { Answers } from "#domain/reimbursements/answers.ts";
import type { Tx } from "#db/connection/client.ts";
import { upsertStep, type ReimbursementDocuments, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { isChangedDocument, storeDocuments, type DocumentFiles } from "./store-documents.ts";
import { transition } from "./transition.ts";

/** What a member changes at once: documents, the answers of one step, or both. */
export type Change = { readonly documents?: readonly DocumentFiles[]; readonly step?: StepAnswers | undefined };
type StepAnswers = { readonly number: number; readonly answers: Answers };

export type SavedChange = { readonly row: ReimbursementRow; readonly storedKeys: readonly string[] };

/**
 * Saves a change as one version with one history entry; what is there already is not saved again and makes no version.
 * The caller has opened the reimbursement for change and checked that the documents and the step are open and complete.
 * @throws too_large (`quota`, `too_many_files`)
 */
export async function saveChange(
  tx: Tx,
  ctx: AppContext,
  actor: MemberActor,
  reimbursement: ReimbursementDocuments,
  { documents = [], step }: Change,
): Promise<SavedChange> {
  const { row } = reimbursement;
  const changed = documents.filter((document) => isChangedDocument(reimbursement, document));
  const hasNewAnswers = step !== undefined && (await saveAnswers(tx, ctx, actor, row.id, step));
  const isStepSame = step === undefined || (!hasNewAnswers && row.currentStep === step.number + 1);
  if (changed.length === 0 && isStepSame) return { row, storedKeys: [] };
  const storedKeys = await storeDocuments(tx, ctx, actor, { reimbursementId: row.id, documents: changed });
  const next = await transition(tx, ctx, actor, row, "save_step", {
    values: step === undefined ? {} : { currentStep: step.number + 1 },
    detail: {
      ...(step === undefined ? {} : { step: step.number }),
      ...(changed.length === 0 ? {} : { documents: changed.map(({ field }) => field.label) }),
    },
    changesDossier: true,
  });
  return { row: next, storedKeys };
}

/** False when the step had the same answers. */
const saveAnswers = (tx: Tx, ctx: AppContext, { userId }: MemberActor, reimbursementId: string, { number, answers }: StepAnswers): Promise<boolean> =>
  upsertStep(tx, { reimbursementId, step: number, answers, savedBy: userId, savedAt: ctx.now() });
