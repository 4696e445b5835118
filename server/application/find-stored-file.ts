import { DomainError } from "#domain/errors.ts";
import type { AppContext } from "../context.ts";
import { storeUnreadable } from "../infra/file-staging.ts";

/**
 * A local path with the bytes of a stored file. Undefined when the store has lost it, or when its bytes in an object store are not those that were
 * stored; that is logged. The caller goes on without the file. Files on a disk are not compared here: the nightly sample does it.
 * @throws unavailable
 */
export async function findStoredFile(ctx: Pick<AppContext, "files" | "log">, storageKey: string): Promise<string | undefined> {
  try {
    return await ctx.files.localPath(storageKey);
  } catch (error) {
    if (!isLostFile(error)) throw error;
    logLostFile(ctx, storageKey, error);
    return undefined;
  }
}

/** Tells the operator which stored file has to be put back from a backup. */
export const logLostFile = ({ log }: Pick<AppContext, "log">, storageKey: string, { code }: DomainError): void =>
  log.error({ event: "stored_file_lost", storageKey, code });

/** Whether the store has lost or damaged the file; otherwise it does not answer. */
export const isLostFile = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.kind === "not_found" || error.code === "file_damaged");

/** No stored file of a reimbursement can be read: so it looks while the folder of the files is not mounted. No file counts as lost then. */
export const noFileReadable = (reimbursementId: string): Error => storeUnreadable(new Error(`no stored file of ${reimbursementId} can be read`));
