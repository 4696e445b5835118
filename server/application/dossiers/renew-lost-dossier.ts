import { transact } from "#db/connection/transact.ts";
import { selectDocuments } from "#db/queries/documents.ts";
import { deleteDossier, deleteDossierProgress, findDossier } from "#db/queries/dossiers.ts";
import { deleteKeyOfDoneWork } from "#db/queries/outbox.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { findStoredFile, noFileReadable } from "../find-stored-file.ts";
import { dossierKey } from "../reimbursements/transition.ts";
import { requestDossier } from "./get-dossier.ts";
import { getVisibleReimbursement } from "./visible-reimbursement.ts";

/**
 * Has the dossier of the current content made again, after the store has lost or damaged its file. Any other file of the reimbursement stays
 * as it is. Calling it twice builds one. A dossier that is made again is another one: nothing is deleted unless the store has another file of
 * the reimbursement.
 * @throws not_found; unavailable (no stored file of the reimbursement can be read)
 */
export async function renewLostDossier(
  ctx: AppContext,
  { reimbursementId, fileId }: { readonly reimbursementId: string; readonly fileId: string },
): Promise<void> {
  const actor = authorize(ctx.actor, "dossiers.get");
  const { id, contentVersion } = await getVisibleReimbursement(ctx.db, actor, reimbursementId);
  if ((await findDossier(ctx.db, id, contentVersion))?.file.id !== fileId) return;
  if (!(await hasReadableFile(ctx, id))) throw noFileReadable(id);
  const isDossier = await transact(ctx, async (tx) => {
    const row = await getVisibleReimbursement(tx, actor, reimbursementId);
    const wasDeleted = await deleteDossier(tx, { reimbursementId: row.id, contentVersion: row.contentVersion, fileId });
    if (wasDeleted) {
      await deleteKeyOfDoneWork(tx, dossierKey(row));
      // A request that met the end of the first build has left its progress.
      await deleteDossierProgress(tx, row.id);
    }
    return wasDeleted;
  });
  if (isDossier) await requestDossier(ctx, { reimbursementId });
}

/** Whether a stored file of its documents can be read; true when it has none. */
async function hasReadableFile(ctx: AppContext, reimbursementId: string): Promise<boolean> {
  const files = (await selectDocuments(ctx.db, reimbursementId)).flatMap((version) => version.files);
  for (const { storageKey } of files) if ((await findStoredFile(ctx, storageKey)) !== undefined) return true;
  return files.length === 0;
}
