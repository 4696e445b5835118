import { safeFileName } from "#domain/reimbursements/file-name.ts";
import { isFurtherPaper, newPaperName } from "#domain/reimbursements/further-papers.ts";
import type { PendingFile } from "../../lib/local-progress.ts";
import type { QueuedUpload } from "./upload-queue.ts";

/** The current files of a document on the server. */
type StoredDocument = {
  readonly fieldName: string;
  readonly current: { readonly files: readonly { readonly name: string; readonly sizeBytes: number }[] } | undefined;
};

const isStoredAs = (fieldName: string, stored: string): boolean => stored === fieldName || (fieldName === newPaperName && isFurtherPaper(stored));

/** True for a file that the server has although its answer was lost: its document has a file of that name and size. */
export function hasReachedServer({ fieldName, name, sizeBytes, sent, problem }: PendingFile, documents: readonly StoredDocument[]): boolean {
  if (problem !== undefined) return false;
  const bytes = sent ?? { name, sizeBytes };
  return documents
    .filter((document) => isStoredAs(fieldName, document.fieldName))
    .flatMap(({ current }) => current?.files ?? [])
    .some((file) => file.name === safeFileName(bytes.name) && file.sizeBytes === bytes.sizeBytes);
}

/**
 * Files that were chosen in this browser before it was closed and did not reach the server: they are not in the upload queue and not stored.
 * @source product.md "only a file that never reached the server"
 */
export const lostFiles = (
  files: readonly PendingFile[],
  uploads: readonly Pick<QueuedUpload, "key">[],
  documents: readonly StoredDocument[],
): PendingFile[] => files.filter((file) => !uploads.some(({ key }) => key === file.key) && !hasReachedServer(file, documents));
