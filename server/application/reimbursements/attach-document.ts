import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { findDocument, findStep, isOneFileStep, type SchemeDocument } from "#domain/reimbursements/derive.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { findOwnReimbursement, type ReimbursementDocuments } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, SchemeKindInput } from "./inputs.ts";
import { assertOpen, noteServed, openForChange } from "./own-draft.ts";
import { saveChange, type Change } from "./save-change.ts";
import { currentFiles, transactWithFiles, warningsOf, type NewFile, type Upload } from "./store-documents.ts";
import { wrongState } from "./transition.ts";

export const AttachDocumentInput = z.object({
  scheme: SchemeKindInput,
  /** Absent when nothing was saved yet; the file then starts the draft. */
  reimbursementId: ReimbursementId.optional(),
  fieldName: z.string().max(100),
});
export type AttachDocumentInput = z.infer<typeof AttachDocumentInput>;

/** What the sender of a file gets back; the whole reimbursement is read when it is shown. */
export type AttachedDocument = { readonly reimbursementId: string; readonly version: number; readonly warnings: readonly string[] };

/**
 * Refuses before any byte is read what `attachDocument` would refuse anyway.
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

/**
 * The declaration of a document.
 * @throws not_found (the scheme has no such document)
 */
export function getDocument({ scheme, fieldName }: Pick<AttachDocumentInput, "scheme" | "fieldName">): SchemeDocument {
  const document = findDocument(schemeOf(scheme), fieldName);
  if (document === undefined) throw notFound("not_found", "This scheme has no such document.");
  return document;
}

/**
 * Stores a file as the newest version of a document; a document of several files gets one more. The same bytes again
 * change nothing. A step that asks for this one file is saved with it.
 * @throws invalid, unsupported_type, too_large (the file, named in `fields`); not_found; conflict (wrong state, not flagged); unavailable (storage)
 * @source security.md 4.1; product.md "Nothing they gave may ever be lost"
 */
export async function attachDocument(ctx: AppContext, input: AttachDocumentInput, upload: Upload): Promise<AttachedDocument> {
  const actor = authorize(ctx.actor, "reimbursements.attachDocument");
  const document = getDocument(input);
  return transactWithFiles(ctx, [{ ...upload, field: document.field }], async (tx, files) => {
    const reimbursement = await openForChange(tx, ctx, actor, input);
    assertOpen(reimbursement, input.fieldName);
    const change = changeOf(reimbursement, document, files);
    const { row, storedKeys } = await saveChange(tx, ctx, actor, reimbursement, change);
    await noteServed(tx, ctx, actor, row);
    const warnings = warningsOf(files, change.documents === undefined);
    return { answer: { reimbursementId: row.id, version: row.version, warnings }, storedKeys };
  });
}

function changeOf(reimbursement: ReimbursementDocuments, { field, step }: SchemeDocument, files: readonly NewFile[]): Change {
  const current = currentFiles(reimbursement, field.name);
  if (files.every(({ sha256 }) => current.some((file) => file.sha256 === sha256))) return {};
  const { state, scheme } = reimbursement.row;
  const declared = findStep(schemeOf(scheme), step);
  // A slow connection is spared a second request.
  const isStepDone = state === "DRAFT" && declared !== undefined && isOneFileStep(declared);
  return {
    documents: [{ field, files: field.maxFiles === 1 ? files : [...current, ...files] }],
    step: isStepDone ? { number: step, answers: {} } : undefined,
  };
}
