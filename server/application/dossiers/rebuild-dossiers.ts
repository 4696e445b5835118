import { transact } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { selectDossiersWithGaps } from "#db/queries/dossiers.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { loadDossier } from "./load-dossier.ts";

/** Each one looks at all files of a claim. */
const dossiersAtOnce = 50;

/**
 * Requests dossiers again that lack a stored file which can be read now.
 * @throws forbidden (not the product itself); unavailable (the store does not answer)
 */
export async function rebuildDossiers(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  for (const reimbursementId of await selectDossiersWithGaps(ctx.db, dossiersAtOnce)) {
    if ((await loadDossier(ctx, reimbursementId)) === undefined) continue;
    // Without a key: that of the content version belongs to the build that lacks the file.
    await transact(ctx, (tx) => enqueue(tx, "build-dossier", { reimbursementId }));
  }
}
