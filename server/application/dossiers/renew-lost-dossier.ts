import { transact } from "#db/connection/transact.ts";
import { deleteDossier, deleteDossierProgress } from "#db/queries/dossiers.ts";
import { deleteKeyOfDoneWork } from "#db/queries/outbox.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { dossierKey } from "../reimbursements/transition.ts";
import { requestDossier } from "./get-dossier.ts";
import { getVisibleReimbursement } from "./visible-reimbursement.ts";

/**
 * Has the dossier of the current content made again, after the store has lost or damaged its file. Any other file of the reimbursement stays
 * as it is. Calling it twice builds one.
 * @throws not_found
 */
export async function renewLostDossier(
  ctx: AppContext,
  { reimbursementId, fileId }: { readonly reimbursementId: string; readonly fileId: string },
): Promise<void> {
  const actor = authorize(ctx.actor, "dossiers.get");
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
