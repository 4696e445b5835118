import type { Tx } from "#db/connection/client.ts";
import { deleteDossierProgress } from "#db/queries/dossiers.ts";

/** Takes the progress away when a dossier's job is given up, so that nobody watches it for ever and it can be asked for again. */
export async function giveUpDossier(tx: Tx, reimbursementId: string): Promise<void> {
  await deleteDossierProgress(tx, reimbursementId);
}
