import { isDeepStrictEqual } from "node:util";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { invalid } from "#domain/errors.ts";
import type { Answers } from "#domain/reimbursements/answers.ts";
import { findDocument, missingFields, type StoredDocuments } from "#domain/reimbursements/derive.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { SchemeDocumentField, Scheme as SchemeDeclaration } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertFile, insertDocumentVersion } from "#db/queries/documents.ts";
import { selectSteps, upsertStep, type ReimbursementDocuments } from "#db/queries/reimbursements.ts";
import { isRolledBack, transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import type { Inspected } from "../../infra/sandbox-protocol.ts";
import { authorize } from "../authorize.ts";
import { assertQuota, currentFiles, namingField, type Upload } from "./attach-document.ts";
import { assertOpen, noteServed, openForChange } from "./own-draft.ts";
import { getStep, parseAnswers, type SaveStepInput } from "./save-step.ts";
import { transition } from "./transition.ts";
import { storedDocuments } from "./view.ts";

/** A file of the step, and for which of its documents it is. */
export type StepUpload = Upload & { readonly fieldName: string };

/** A file that was looked at and whose bytes are durable. */
type Kept = { readonly upload: StepUpload; readonly found: Inspected; readonly storageKey: string };
type Papers = { readonly field: SchemeDocumentField; readonly kept: readonly Kept[] };

export type SavedStep = { readonly reimbursementId: string; readonly step: number; readonly version: number; readonly message: string };

/**
 * Stores one step with its values and its files, all or nothing. What is sent takes the place of what was there; a
 * document of which no file is sent keeps its own. The same sent again changes nothing.
 * @throws invalid (no such step; wrong or missing values; a file that cannot be used or belongs to another step: named in
 *   `fields`; `no_id` from step 2 on); unsupported_type, too_large (named in `fields`); not_found; conflict (wrong state, not flagged);
 *   forbidden (membership); unavailable (storage)
 * @source rest-api.md "Member"; security.md 4.1, row 7
 */
export async function saveWholeStep(ctx: AppContext, input: SaveStepInput, uploads: readonly StepUpload[]): Promise<SavedStep> {
  const actor = authorize(ctx.actor, "reimbursements.saveStep");
  const scheme = schemeOf(input.scheme);
  const step = getStep(scheme, input.step);
  if (input.reimbursementId === undefined && input.step > 1)
    throw invalid("no_id", reimbursementMessages.noId, { reimbursement_id: [reimbursementMessages.noId] });
  const answers = parseAnswers(step, input.answers ?? {});
  const documents = documentsOf(scheme, input.step, uploads);
  const found = await inspected(ctx, documents);
  const kept = await commitAll(ctx, found);
  const unused = new Set(kept.map(({ storageKey }) => storageKey));
  try {
    const saved = await transact(ctx, async (tx) => {
      const reimbursement = await openForChange(tx, ctx, actor, input);
      const papers = newFiles(reimbursement, documents, kept);
      for (const { field } of papers) assertOpen(reimbursement, field.name);
      const before = (await selectSteps(tx, reimbursement.row.id)).find((row) => row.step === input.step);
      const next = answersAfter(reimbursement, before?.answers, answers);
      const missing = missingFields(step, next, { ...storedDocuments(reimbursement.documents), ...countOf(papers) });
      if (Object.keys(missing).length > 0) throw invalid("step_incomplete", reimbursementMessages.completeStep, missing);
      return storeStep(tx, ctx, actor, { reimbursement, papers, step: input.step, answers: next, isSame: isDeepStrictEqual(before?.answers, next) });
    });
    for (const key of saved.used) unused.delete(key);
    return { reimbursementId: saved.id, step: input.step, version: saved.version, message: reimbursementMessages.stepSaved(input.step) };
  } catch (error) {
    // Where the commit is in doubt, the sweep decides.
    if (!isRolledBack(error)) unused.clear();
    throw error;
  } finally {
    for (const storageKey of unused) await ctx.files.delete(storageKey);
  }
}

/** The step's documents that files came for. */
function documentsOf(scheme: SchemeDeclaration, step: number, uploads: readonly StepUpload[]): Map<SchemeDocumentField, StepUpload[]> {
  const documents = new Map<SchemeDocumentField, StepUpload[]>();
  for (const upload of uploads) {
    const document = findDocument(scheme, upload.fieldName);
    if (document === undefined || document.step !== step) {
      const text = `This file does not belong to step ${step}.`;
      throw invalid("other_step", text, { [upload.fieldName]: [text] });
    }
    documents.set(document.field, [...(documents.get(document.field) ?? []), upload]);
  }
  return documents;
}

async function inspected(ctx: AppContext, documents: ReadonlyMap<SchemeDocumentField, readonly StepUpload[]>) {
  const found: Omit<Kept, "storageKey">[] = [];
  for (const [field, uploads] of documents)
    for (const upload of uploads) {
      const { staged, name } = upload;
      found.push({ upload, found: await namingField(field.name, () => ctx.sandbox.inspect(staged.tempPath, { name, accept: field.accept })) });
    }
  return found;
}

/** Makes the bytes durable before any row names them. */
async function commitAll(ctx: AppContext, found: readonly Omit<Kept, "storageKey">[]): Promise<Kept[]> {
  const kept: Kept[] = [];
  try {
    for (const each of found) kept.push({ ...each, storageKey: await ctx.files.commit(each.upload.staged) });
    return kept;
  } catch (error) {
    for (const { storageKey } of kept) await ctx.files.delete(storageKey);
    throw error;
  }
}

/** The documents whose files are other than those that stand already. */
function newFiles(reimbursement: ReimbursementDocuments, documents: ReadonlyMap<SchemeDocumentField, unknown>, kept: readonly Kept[]): Papers[] {
  const papers = [...documents.keys()].map((field) => ({ field, kept: kept.filter(({ upload }) => upload.fieldName === field.name) }));
  const sumsOf = (files: readonly { readonly sha256: string }[]): string[] => files.map(({ sha256 }) => sha256);
  return papers.filter(
    ({ field, kept: sent }) => !isDeepStrictEqual(sumsOf(currentFiles(reimbursement, field.name)), sumsOf(sent.map(({ upload }) => upload.staged))),
  );
}

/**
 * In a reply, the values stand as they were accepted unless they are open: who sends them again, or none, changes nothing.
 * @throws conflict (not_open: another value than was accepted)
 */
function answersAfter(reimbursement: ReimbursementDocuments, before: Answers | undefined, given: Answers): Answers {
  if (reimbursement.row.state === "DRAFT" || before === undefined) return given;
  const isUnchanged = Object.entries(given).every(([name, value]) => isDeepStrictEqual(before[name], value));
  if (isUnchanged) return before;
  assertOpen(reimbursement, undefined);
  return given;
}

const countOf = (papers: readonly Papers[]): StoredDocuments =>
  Object.fromEntries(
    papers.map(({ field, kept }) => [field.name, { files: kept.length, pages: kept.reduce((sum, { found }) => sum + found.pages, 0) }]),
  );

type ToStore = {
  readonly reimbursement: ReimbursementDocuments;
  readonly papers: readonly Papers[];
  readonly step: number;
  readonly answers: Answers;
  readonly isSame: boolean;
};

async function storeStep(tx: Tx, ctx: AppContext, actor: MemberActor, { reimbursement, papers, step, answers, isSame }: ToStore) {
  const { row } = reimbursement;
  const by = { createdBy: actor.userId, createdAt: ctx.now() };
  if (isSame && papers.length === 0 && row.currentStep === step + 1) {
    await noteServed(tx, ctx, actor, row);
    return { id: row.id, version: row.version, used: [] };
  }
  await assertQuota(
    tx,
    actor.firmId,
    papers.flatMap(({ kept }) => kept).reduce((sum, { upload }) => sum + upload.staged.sizeBytes, 0),
  );
  for (const { field, kept } of papers) {
    const fileIds: string[] = [];
    for (const { upload, found, storageKey } of kept) {
      const { sha256, sizeBytes } = upload.staged;
      const { mediaType, pages } = found;
      const file = { storageKey, sha256, sizeBytes, mediaType, pages, name: upload.name };
      fileIds.push(await insertFile(tx, { ...file, firmId: actor.firmId, uploadedBy: actor.userId, createdAt: ctx.now() }));
    }
    await insertDocumentVersion(tx, { reimbursementId: row.id, fieldName: field.name, fileIds, ...by });
  }
  await upsertStep(tx, { reimbursementId: row.id, step, answers, savedBy: actor.userId, savedAt: ctx.now() });
  const next = await transition(tx, ctx, actor, row, "save_step", {
    values: { currentStep: step + 1 },
    detail: papers.length === 0 ? { step } : { step, documents: papers.map(({ field }) => field.label) },
    changesDossier: true,
  });
  await noteServed(tx, ctx, actor, next);
  return { id: next.id, version: next.version, used: papers.flatMap(({ kept }) => kept.map(({ storageKey }) => storageKey)) };
}
