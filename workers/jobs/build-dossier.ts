import { join } from "node:path";
import { attachDossier } from "#server/application/dossiers/attach-dossier.ts";
import { giveUpDossier } from "#server/application/dossiers/give-up-dossier.ts";
import { loadDossier } from "#server/application/dossiers/load-dossier.ts";
import { reportDossierProgress } from "#server/application/dossiers/report-progress.ts";
import type { WorkerContext } from "#server/context.ts";
import { defineJob, type JobRun } from "../queue/define-job.ts";
import { inJobFolder } from "../queue/job-folder.ts";

const maxDossierBytes = 2 * 1024 * 1024 * 1024;

export const buildDossierJob = defineJob(
  "build-dossier",
  (ctx, { reimbursementId }, run) => inJobFolder(ctx, run, (folder) => build(ctx, reimbursementId, { run, outPath: join(folder, "dossier.pdf") })),
  { givenUp: (tx, { reimbursementId }) => giveUpDossier(tx, reimbursementId) },
);

/** Builds the dossier at `outPath`, stores it, and attaches it unless another build was first. */
async function build(
  ctx: WorkerContext,
  reimbursementId: string,
  { run, outPath }: { readonly run: JobRun; readonly outPath: string },
): Promise<void> {
  const dossier = await loadDossier(ctx, reimbursementId);
  if (dossier === undefined) return;
  const { contentVersion, spec } = dossier;
  const report = reportDossierProgress(ctx, { reimbursementId, contentVersion });
  try {
    report.note({ done: 0, total: spec.documents.reduce((sum, { files }) => sum + files.length, 0) });
    const built = await ctx.sandbox.buildDossier(spec, outPath, report.note);
    const fields = built.problems.map(({ field }) => field);
    if (fields.length > 0) ctx.log.warn({ event: "dossier_problems", reimbursementId, fields });
    await report.settled();
    const staged = await ctx.files.stageFile(outPath, { maxBytes: maxDossierBytes });
    const storageKey = await ctx.files.commit(staged);
    const isKept = await ctx.db.transaction(async (tx) => {
      const isFirst = await attachDossier(ctx, tx, { ...dossier, reimbursementId, storageKey, staged, built });
      await run.finish(tx);
      return isFirst;
    });
    if (!isKept) await ctx.files.delete(storageKey);
  } finally {
    await report.settled();
  }
}
