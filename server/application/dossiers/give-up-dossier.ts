import type { Tx } from "#db/connection/client.ts";
import { deleteDossierProgress } from "#db/queries/dossiers.ts";

/** Deletes the progress of a dossier whose job has failed for good, so that a new build can be requested. */
export async function giveUpDossier(tx: Tx, reimbursementId: string): Promise<void> {
  await deleteDossierProgress(tx, reimbursementId);
}
