import { z } from "zod";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { DomainError, notFound, tooLarge } from "#domain/errors.ts";
import { findDocument, findStep, isOneFileStep, type SchemeDocument } from "#domain/reimbursements/derive.ts";
import { maxDraftBytesPerFirm } from "#domain/reimbursements/file-rules.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { SchemeDocumentField } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Tx } from "#db/connection/client.ts";
import { countFirmDraftBytes, insertFile, insertDocumentVersion, type StoredFile } from "#db/queries/documents.ts";
import { findOwnReimbursement, upsertStep, type ReimbursementDocuments, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { isRolledBack, transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import type { StagedFile } from "../../infra/file-staging.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, SchemeKindInput } from "./inputs.ts";
import { assertOpen, noteServed, openForChange } from "./own-draft.ts";
import { transition, wrongState } from "./transition.ts";

export const AttachDocumentInput = z.object({
  scheme: SchemeKindInput,
  /** Absent when nothing was saved yet; the file then starts the draft. */
  reimbursementId: ReimbursementId.optional(),
  fieldName: z.string().max(100),
});
export type AttachDocumentInput = z.infer<typeof AttachDocumentInput>;

/** What somebody who sent a file has to know; the whole is read when it is shown. */
export type AttachedDocument = { readonly reimbursementId: string; readonly version: number };

/** Bytes that have arrived and were written down, but belong to nothing yet. */
export type Upload = { readonly staged: StagedFile; readonly name: string };

/**
 * Says at once, before any byte is read, what would be refused anyway.
 * @throws unauthenticated, forbidden; not_found (unknown field, unknown reimbursement, another firm's); conflict (wrong state)
 */
export async function checkUpload(ctx: AppContext, input: AttachDocumentInput): Promise<SchemeDocument> {
  const actor = authorize(ctx.actor, "reimbursements.attachDocument");
  const document = getDocument(input);
  if (input.reimbursementId === undefined) return document;
  const row = await findOwnReimbursement(ctx.db, input.reimbursementId, actor.firmId);
  if (row === undefined || row.scheme !== input.scheme) throw notFound("not_found", reimbursementMessages.notFound);
  if (row.state !== "DRAFT" && row.state !== "DEFICIENCY_SHARED") throw wrongState(row, "member");
  return document;
}

function getDocument({ scheme, fieldName }: AttachDocumentInput): SchemeDocument {
  const document = findDocument(schemeOf(scheme), fieldName);
  if (document === undefined) throw notFound("not_found", "This scheme has no such document.");
  return document;
}

/**
 * Stores a file as the document's newest version; a document of several files gets one more. The content is checked
 * before anything is kept, the bytes are durable before the row exists, and the same bytes sent again change nothing. A
 * step that asks for this one file is saved with it.
 * @throws invalid, unsupported_type, too_large (the file, named in `fields`); not_found; conflict (wrong state, not flagged); unavailable (storage)
 * @source security.md 4.1; product.md "Nothing they gave may ever be lost"
 */
export async function attachDocument(ctx: AppContext, input: AttachDocumentInput, upload: Upload): Promise<AttachedDocument> {
  const actor = authorize(ctx.actor, "reimbursements.attachDocument");
  const { field, step } = getDocument(input);
  const found = await namingField(field.name, () => ctx.sandbox.inspect(upload.staged.tempPath, { name: upload.name, accept: field.accept }));
  const storageKey = await ctx.files.commit(upload.staged);
  let wasKept = false;
  try {
    const answer = await transact(ctx, async (tx) => {
      wasKept = false;
      const reimbursement = await openForChange(tx, ctx, actor, input);
      assertOpen(reimbursement, field.name);
      const current = currentFiles(reimbursement, field.name);
      if (current.some((file) => file.sha256 === upload.staged.sha256)) return attached(tx, ctx, actor, reimbursement.row);
      await assertQuota(tx, actor.firmId, upload.staged.sizeBytes);
      assertRoom(field, current.length);
      const { sha256, sizeBytes } = upload.staged;
      const { mediaType, pages } = found;
      const fileId = await insertFile(tx, {
        storageKey,
        sha256,
        sizeBytes,
        mediaType,
        pages,
        name: upload.name,
        firmId: actor.firmId,
        uploadedBy: actor.userId,
        createdAt: ctx.now(),
      });
      const kept = field.maxFiles === 1 ? [] : current.map((file) => file.id);
      await insertDocumentVersion(tx, {
        reimbursementId: reimbursement.row.id,
        fieldName: field.name,
        fileIds: [...kept, fileId],
        createdBy: actor.userId,
        createdAt: ctx.now(),
      });
      const values = await saveOneFileStep(tx, ctx, actor, reimbursement.row, step);
      const row = await transition(tx, ctx, actor, reimbursement.row, "save_step", {
        values,
        detail: { documents: [field.label] },
        changesDossier: true,
      });
      wasKept = true;
      return attached(tx, ctx, actor, row);
    });
    if (!wasKept) await ctx.files.delete(storageKey);
    return answer;
  } catch (error) {
    // Where the commit is in doubt, the sweep decides.
    if (isRolledBack(error)) await ctx.files.delete(storageKey);
    throw error;
  }
}

/** A step that asks for this one file is saved with it: on a slow line nobody waits for a second request. */
async function saveOneFileStep(
  tx: Tx,
  ctx: AppContext,
  { userId }: MemberActor,
  { id, scheme, state }: ReimbursementRow,
  number: number,
): Promise<{ currentStep?: number }> {
  const step = findStep(schemeOf(scheme), number);
  if (state !== "DRAFT" || step === undefined || !isOneFileStep(step)) return {};
  await upsertStep(tx, { reimbursementId: id, step: number, answers: {}, savedBy: userId, savedAt: ctx.now() });
  return { currentStep: number + 1 };
}

async function attached(tx: Tx, ctx: AppContext, actor: MemberActor, { id, version }: ReimbursementRow): Promise<AttachedDocument> {
  await noteServed(tx, ctx, actor, { id, version });
  return { reimbursementId: id, version };
}

/** The files of a document as it stands now. */
export const currentFiles = ({ documents }: ReimbursementDocuments, fieldName: string): readonly StoredFile[] =>
  documents.find((document) => document.isCurrent && document.fieldName === fieldName)?.files ?? [];

/** Runs a check of a file; its refusal names the field. */
export async function namingField<T>(fieldName: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.kind, error.code, error.message, { [fieldName]: [error.message] }, { cause: error });
  }
}

/** @throws too_large (`quota`: the firm's drafts hold too much) */
export async function assertQuota(tx: Tx, firmId: string, moreBytes: number): Promise<void> {
  if ((await countFirmDraftBytes(tx, firmId)) + moreBytes <= maxDraftBytesPerFirm) return;
  throw tooLarge("quota", "Your drafts hold more than 500 MB. Submit or discard one, then add this file again.");
}

function assertRoom(field: SchemeDocumentField, have: number): void {
  if (field.maxFiles === 1 || have < field.maxFiles) return;
  const message = `At most ${field.maxFiles} files fit into the ${field.noun}. Remove one first.`;
  throw tooLarge("too_many_files", message, { [field.name]: [message] });
}
