import { saveDossierProgress } from "#db/queries/dossiers.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/**
 * Writes down how far a dossier has come, for those who watch "Generating PDF...". One write at a time; what comes
 * meanwhile is skipped but for the newest, and a write that fails costs only the display.
 */
export function reportDossierProgress(
  ctx: AppContext,
  of: { reimbursementId: string; contentVersion: number },
): (progress: { done: number; total: number }) => void {
  authorizeSystem(ctx.actor);
  let isWriting = false;
  let next: { done: number; total: number } | undefined;
  const write = async (): Promise<void> => {
    while (next !== undefined) {
      const progress = next;
      next = undefined;
      await saveDossierProgress(ctx.db, { ...of, ...progress }).catch((error: unknown) => ctx.log.warn({ err: error, event: "progress_not_saved" }));
    }
    isWriting = false;
  };
  return (progress) => {
    next = progress;
    if (isWriting) return;
    isWriting = true;
    void write();
  };
}
