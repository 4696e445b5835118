import { DomainError } from "#domain/errors.ts";
import type { AppContext } from "../context.ts";
import { storeUnreadable } from "../infra/file-staging.ts";

type Store = Pick<AppContext, "files" | "log">;

/**
 * A local path with the bytes of a stored file. When the store has lost it, or when its bytes in an object store are not those that were stored,
 * the log tells the operator which file has to be put back from a backup. Files on a disk are not compared here: the nightly sample does it.
 * @throws not_found; unavailable (also `file_damaged`)
 */
export async function openStoredPath({ files, log }: Store, storageKey: string): Promise<string> {
  try {
    return await files.localPath(storageKey);
  } catch (error) {
    if (isLostFile(error)) log.error({ event: "stored_file_lost", storageKey, code: error.code });
    throw error;
  }
}

/** The same for a caller that goes on without a lost file. @returns undefined when it is lost @throws unavailable */
export async function findStoredFile(store: Store, storageKey: string): Promise<string | undefined> {
  try {
    return await openStoredPath(store, storageKey);
  } catch (error) {
    if (isLostFile(error)) return undefined;
    throw error;
  }
}

/** Whether the store has lost or damaged the file; otherwise it does not answer. */
export const isLostFile = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.kind === "not_found" || error.code === "file_damaged");

/** No stored file of a reimbursement can be read: so it looks while the folder of the files is not mounted. No file counts as lost then. */
export const noFileReadable = (reimbursementId: string): Error => storeUnreadable(new Error(`no stored file of ${reimbursementId} can be read`));
