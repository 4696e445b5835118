import type { MemberActor } from "#domain/accounts/actor.ts";
import { DomainError, tooLarge } from "#domain/errors.ts";
import { fileMessages, maxDraftBytesPerFirm, maxStoredDraftBytesPerFirm } from "#domain/reimbursements/file-rules.ts";
import { isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import type { SchemeDocumentField } from "#domain/reimbursements/scheme.ts";
import type { Tx } from "#db/connection/client.ts";
import { isRolledBack, transact } from "#db/connection/transact.ts";
import { countFirmDraftBytes, insertFile, insertDocumentVersion, markDocumentRetired, type StoredFile } from "#db/queries/documents.ts";
import type { ReimbursementDocuments } from "#db/queries/reimbursement-parts.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import type { StagedFile } from "../../infra/file-staging.ts";
import type { Inspected } from "../../infra/sandbox-protocol.ts";

/** A file that has arrived in the staging folder and has no row yet. */
export type Upload = { readonly staged: StagedFile; readonly name: string };
/** An upload and the document that it is for. */
export type DocumentUpload = Upload & { readonly field: SchemeDocumentField };

/** An inspected upload with durable bytes. */
export type NewFile = DocumentUpload & Inspected & Pick<StagedFile, "sha256" | "sizeBytes"> & { readonly storageKey: string };

/** All files that a document has from now on, in order; no file empties it. */
export type DocumentFiles = { readonly field: SchemeDocumentField; readonly files: readonly (StoredFile | NewFile)[] };

/** What a transaction answers, and the keys of the new bytes that it gave a row. */
export type WithStored<T> = { readonly answer: T; readonly storedKeys: readonly string[] };

const isStored = (file: StoredFile | NewFile): file is StoredFile => "id" in file;

/**
 * Inspects the uploads, makes their bytes durable and then runs `work` in a transaction. Bytes that get no row are deleted.
 * @throws invalid, unsupported_type, too_large (the file, named in `fields`); unavailable (storage, or many files at once); what `work` throws
 * @source security.md 4.1; product.md "Nothing they gave may ever be lost"
 */
export async function transactWithFiles<T>(
  ctx: AppContext,
  uploads: readonly DocumentUpload[],
  work: (tx: Tx, files: readonly NewFile[]) => Promise<WithStored<T>>,
): Promise<T> {
  const inspected: (DocumentUpload & Inspected)[] = [];
  for (const upload of uploads) inspected.push({ ...upload, ...(await inspect(ctx, upload)) });
  const files: NewFile[] = [];
  const unused = new Set<string>();
  try {
    for (const file of inspected) {
      const storageKey = await ctx.files.commit(file.staged);
      unused.add(storageKey);
      files.push({ ...file, sha256: file.staged.sha256, sizeBytes: file.staged.sizeBytes, storageKey });
    }
    return await transactOnce(ctx, unused, (tx) => work(tx, files));
  } finally {
    for (const storageKey of unused) await ctx.files.delete(storageKey);
  }
}

async function inspect(ctx: AppContext, { staged, name, field }: DocumentUpload): Promise<Inspected> {
  try {
    return await ctx.sandbox.inspect(staged.tempPath, { name, accept: field.accept });
  } catch (error) {
    // A busy machine is no fault of the file.
    if (!(error instanceof DomainError) || error.kind === "unavailable") throw error;
    throw new DomainError(error.kind, error.code, error.message, { [field.name]: [error.message] }, { cause: error });
  }
}

/** Takes the keys that have a row out of `unused`; all of them where the commit is in doubt: then the sweep decides. */
async function transactOnce<T>(ctx: AppContext, unused: Set<string>, work: (tx: Tx) => Promise<WithStored<T>>): Promise<T> {
  try {
    // A repeated idempotency key gets the first answer with the first keys: the new bytes stay unused.
    const { answer, storedKeys } = await transact(ctx, work);
    for (const storageKey of storedKeys) unused.delete(storageKey);
    return answer;
  } catch (error) {
    if (!isRolledBack(error)) unused.clear();
    throw error;
  }
}

/** What the sender of files is told about them: what was repaired, and that `areSame` bytes were there already. */
export function warningsOf(files: readonly NewFile[], areSame: boolean): string[] {
  return [...new Set([...files.flatMap(({ warnings }) => warnings), ...(areSame ? [fileMessages.sameAgain] : [])])];
}

/** The files of a document in its current version. */
export const currentFiles = ({ documents }: ReimbursementDocuments, fieldName: string): readonly StoredFile[] =>
  documents.find((document) => document.isCurrent && document.fieldName === fieldName)?.files ?? [];

/** True when the document does not have exactly these files now; an upload with the bytes of the stored file counts as that file. */
export function isChangedDocument(reimbursement: ReimbursementDocuments, { field, files }: DocumentFiles): boolean {
  const current = currentFiles(reimbursement, field.name);
  const isSame = (file: StoredFile | NewFile, index: number): boolean =>
    isStored(file) ? file.id === current[index]?.id : file.sha256 === current[index]?.sha256;
  return files.length !== current.length || !files.every(isSame);
}

/**
 * Stores a new version of each document. The caller holds the lock of the reimbursement and has checked that the documents are open.
 * @returns the storage keys of the new files
 * @throws too_large (`quota`, of a draft: the drafts of the firm hold too much; `too_many_files`)
 */
export async function storeDocuments(
  tx: Tx,
  ctx: AppContext,
  actor: MemberActor,
  { id: reimbursementId, state }: Pick<ReimbursementRow, "id" | "state">,
  documents: readonly DocumentFiles[],
): Promise<string[]> {
  const added = documents.flatMap(({ files }) => files.filter((file): file is NewFile => !isStored(file)));
  if (state === "DRAFT") await assertQuota(tx, actor.firmId, added);
  for (const { field, files } of documents) {
    assertRoom(field, files.length);
    const fileIds: string[] = [];
    for (const file of files) fileIds.push(isStored(file) ? file.id : await insertNewFile(tx, ctx, actor, file));
    if (fileIds.length === 0) await markDocumentRetired(tx, reimbursementId, field.name);
    else
      await insertDocumentVersion(tx, {
        reimbursementId,
        fieldName: field.name,
        name: isFurtherPaper(field.name) ? field.noun : null,
        fileIds,
        createdBy: actor.userId,
        createdAt: ctx.now(),
      });
  }
  return added.map(({ storageKey }) => storageKey);
}

function insertNewFile(tx: Tx, ctx: AppContext, actor: MemberActor, file: NewFile): Promise<string> {
  const { storageKey, sha256, sizeBytes, mediaType, pages, name } = file;
  const { firmId, userId: uploadedBy } = actor;
  return insertFile(tx, { storageKey, sha256, sizeBytes, mediaType, pages, name, firmId, uploadedBy, createdAt: ctx.now() });
}

async function assertQuota(tx: Tx, firmId: string, added: readonly NewFile[]): Promise<void> {
  if (added.length === 0) return;
  const addedBytes = added.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const { held, stored } = await countFirmDraftBytes(tx, firmId);
  if (held + addedBytes > maxDraftBytesPerFirm)
    throw tooLarge("quota", "Your drafts hold more than 500 MB. Submit or discard one, then add this file again.");
  if (stored + addedBytes > maxStoredDraftBytesPerFirm)
    throw tooLarge(
      "quota",
      "With the files that you replaced or removed, your drafts take up more than 2 GB. Submit or discard the fullest, then add this file again.",
    );
}

function assertRoom(field: SchemeDocumentField, fileCount: number): void {
  if (fileCount <= field.maxFiles) return;
  const message = `At most ${field.maxFiles} files fit into the ${field.noun}. Remove one first.`;
  throw tooLarge("too_many_files", message, { [field.name]: [message] });
}
