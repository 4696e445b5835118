import { upsertDossierProgress } from "#db/queries/dossiers.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { progressReport, type ProgressReport } from "../progress-report.ts";

/** Writes down how far a dossier has come, for those who watch "Generating PDF...". @throws forbidden (not the worker) */
export function reportDossierProgress(ctx: AppContext, of: { reimbursementId: string; contentVersion: number }): ProgressReport {
  authorizeSystem(ctx.actor);
  return progressReport(ctx, (progress) => upsertDossierProgress(ctx.db, { ...of, ...progress }));
}
