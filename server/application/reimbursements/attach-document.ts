import { z } from "zod";
import { conflict, invalid, notFound, tooLarge } from "#domain/errors.ts";
import { isOpenForFreshLook } from "#domain/reimbursements/decisions.ts";
import { findDocument, findStep, isOneFileStep, type SchemeDocument } from "#domain/reimbursements/derive.ts";
import { FurtherPaperName } from "#domain/reimbursements/further-paper-name.ts";
import {
  documentsWithFurtherPapers,
  furtherPaperField,
  furtherPaperStep,
  isFurtherPaper,
  newPaperName,
  nextFurtherPaperField,
} from "#domain/reimbursements/further-papers.ts";
import { maxFurtherPapers } from "#domain/reimbursements/file-rules.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { selectDocuments, type DocumentVersion } from "#db/queries/documents.ts";
import type { ReimbursementDocuments } from "#db/queries/reimbursement-parts.ts";
import { findOwnReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, SchemeKindInput, StartedFrom, StartKey, Version } from "./inputs.ts";
import { assertOpen, isOpenForChange, noteServed, openForChange } from "./own-draft.ts";
import { saveChange, type Change } from "./save-change.ts";
import { currentFiles, transactWithFiles, warningsOf, type NewFile, type Upload } from "./store-documents.ts";
import { wrongState } from "./transition.ts";

export const AttachDocumentInput = z.object({
  scheme: SchemeKindInput,
  /** Absent when nothing was saved yet; the file then starts the draft. */
  reimbursementId: ReimbursementId.optional(),
  startKey: StartKey,
  startedFrom: StartedFrom,
  /** The document; `further_paper` for a further paper that is added. */
  fieldName: z.string().max(100),
  /** The member's name of a further paper that is added. */
  paperName: FurtherPaperName.optional(),
  /** The version of the document that the sender saw; without it nothing is replaced. */
  documentVersion: Version,
});
export type AttachDocumentInput = z.output<typeof AttachDocumentInput>;
/** Where a file belongs, as its address says. */
export const UploadTarget = AttachDocumentInput.pick({ scheme: true, reimbursementId: true, fieldName: true });
type UploadTarget = z.output<typeof UploadTarget>;

/** What the sender of a file gets back; the whole reimbursement is read when it is shown. */
export type AttachedDocument = {
  readonly reimbursementId: string;
  readonly version: number;
  readonly warnings: readonly string[];
  /** The document as it is now, and the file in it. */
  readonly document: { readonly fieldName: string; readonly version: number; readonly fileId: string } | undefined;
};

/**
 * Refuses before any byte is read what `attachDocument` would refuse anyway.
 * @throws unauthenticated, forbidden; not_found (unknown field, unknown reimbursement, another firm's); conflict (wrong state, no further papers asked for)
 */
export async function checkUpload(ctx: AppContext, input: UploadTarget): Promise<void> {
  const actor = authorize(ctx.actor, "reimbursements.attachDocument");
  declaredDocument(input);
  if (input.reimbursementId === undefined) return;
  const row = await findOwnReimbursement(ctx.db, input.reimbursementId, actor.firmId);
  if (row === undefined || row.scheme !== input.scheme) throw notFound("not_found", reimbursementMessages.notFound);
  if (!isOpenForChange(ctx, row, input.fieldName)) throw wrongState(row, "member");
  if (input.fieldName === newPaperName && !row.asksPapers && !isOpenForFreshLook(row))
    throw conflict("not_open", reimbursementMessages.furtherPapersNotAsked);
}

/**
 * What is known of a document before the reimbursement is read; the name of a further paper that is stored is not.
 * @throws not_found (the scheme has no such document)
 */
function declaredDocument({ scheme, fieldName, paperName = "paper" }: UploadTarget & { readonly paperName?: string | undefined }): SchemeDocument {
  const document = findDocument(schemeOf(scheme), fieldName);
  if (document !== undefined) return document;
  if (fieldName !== newPaperName && !isFurtherPaper(fieldName)) throw noSuchDocument();
  return { field: furtherPaperField(fieldName, paperName), step: furtherPaperStep, onlyIf: undefined };
}

/** @throws not_found (neither a document of the scheme nor a further paper of the reimbursement) */
export function getDocument({ row, documents }: ReimbursementDocuments, fieldName: string): SchemeDocument {
  const document = documentsWithFurtherPapers(schemeOf(row.scheme), documents).find(({ field }) => field.name === fieldName);
  if (document === undefined) throw noSuchDocument();
  return document;
}

const noSuchDocument = () => notFound("not_found", "This scheme has no such document.");

/**
 * New further papers, each with the field under which it is stored.
 * @throws too_large (`too_many_files`: more further papers than one reply takes)
 */
export function numberedFurtherPapers({ documents }: ReimbursementDocuments, names: readonly string[]): SchemeDocument[] {
  const unsent = documents.filter(({ fieldName, isCurrent, wasSubmitted }) => isFurtherPaper(fieldName) && isCurrent && !wasSubmitted);
  if (unsent.length + names.length > maxFurtherPapers)
    throw tooLarge("too_many_files", reimbursementMessages.tooManyFurtherPapers, { [newPaperName]: [reimbursementMessages.tooManyFurtherPapers] });
  const taken: { readonly fieldName: string }[] = [...documents];
  return names.map((name) => {
    const fieldName = nextFurtherPaperField(taken);
    taken.push({ fieldName });
    return { field: furtherPaperField(fieldName, name), step: furtherPaperStep, onlyIf: undefined };
  });
}

/**
 * Refuses to replace a file that the sender has not seen.
 * @param given the version of the document that the sender saw
 * @throws conflict (stale_version)
 */
export function assertFileSeen({ documents }: ReimbursementDocuments, { field }: Pick<SchemeDocument, "field">, given: number | undefined): void {
  const current = documents.find(({ fieldName, isCurrent }) => isCurrent && fieldName === field.name);
  if (field.maxFiles > 1 || current === undefined || current.version === given) return;
  throw conflict("stale_version", reimbursementMessages.fileReplaced, { [field.name]: [reimbursementMessages.fileReplaced] });
}

/**
 * Stores a file as the newest version of a document; a document of several files gets one more. The same bytes again
 * change nothing. A step that asks for this one file is saved with it. A further paper gets the next number.
 * @throws invalid, unsupported_type, too_large (the file, named in `fields`); not_found; conflict (stale version, wrong state, not flagged, no further papers asked for);
 *   unavailable (storage)
 * @source security.md 4.1; product.md "Nothing they gave may ever be lost"
 */
export async function attachDocument(ctx: AppContext, input: AttachDocumentInput, upload: Upload): Promise<AttachedDocument> {
  const actor = authorize(ctx.actor, "reimbursements.attachDocument");
  const { fieldName, paperName, documentVersion } = input;
  if (fieldName === newPaperName && paperName === undefined)
    throw invalid("paper_name", reimbursementMessages.nameNewPaper, { [newPaperName]: [reimbursementMessages.nameNewPaper] });
  return transactWithFiles(ctx, [{ ...upload, field: declaredDocument(input).field }], async (tx, files) => {
    const reimbursement = await openForChange(tx, ctx, actor, input);
    assertOpen(reimbursement, fieldName);
    const [added] = fieldName === newPaperName && paperName !== undefined ? numberedFurtherPapers(reimbursement, [paperName]) : [];
    const document = added ?? getDocument(reimbursement, fieldName);
    const change = changeOf(reimbursement, document, files);
    if (change.documents !== undefined) assertFileSeen(reimbursement, document, documentVersion);
    const { row, storedKeys } = await saveChange(tx, ctx, actor, reimbursement, change);
    await noteServed(tx, ctx, actor, row);
    const warnings = warningsOf(files, change.documents === undefined);
    const documents = change.documents === undefined ? reimbursement.documents : await selectDocuments(tx, row.id);
    const stored = storedIn(documents, document.field.name, files);
    return { answer: { reimbursementId: row.id, version: row.version, warnings, document: stored }, storedKeys };
  });
}

function storedIn(documents: readonly DocumentVersion[], fieldName: string, sent: readonly NewFile[]): AttachedDocument["document"] {
  const current = documents.find((document) => document.isCurrent && document.fieldName === fieldName);
  const file = current?.files.find(({ sha256 }) => sent.some((one) => one.sha256 === sha256));
  return current && file && { fieldName, version: current.version, fileId: file.id };
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
