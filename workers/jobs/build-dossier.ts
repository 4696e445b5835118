import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { attachDossier } from "#server/application/dossiers/attach-dossier.ts";
import { giveUpDossier } from "#server/application/dossiers/give-up-dossier.ts";
import { loadDossier } from "#server/application/dossiers/load-dossier.ts";
import { reportDossierProgress } from "#server/application/dossiers/report-progress.ts";
import { defineJob } from "../queue/define-job.ts";

const maxDossierBytes = 2 * 1024 * 1024 * 1024;

export const buildDossierJob = defineJob(
  "build-dossier",
  async (ctx, { reimbursementId }, run) => {
    const dossier = await loadDossier(ctx, reimbursementId);
    if (dossier === undefined) return;
    const { contentVersion, spec } = dossier;
    const tempDir = join(ctx.config.dataDir, "tmp");
    await mkdir(tempDir, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(tempDir, "dossier-"));
    const report = reportDossierProgress(ctx, { reimbursementId, contentVersion });
    try {
      const outPath = join(folder, "dossier.pdf");
      report.note({ done: 0, total: spec.documents.reduce((sum, { files }) => sum + files.length, 0) });
      const built = await ctx.sandbox.buildDossier(spec, outPath, report.note);
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
      await rm(folder, { recursive: true, force: true });
    }
  },
  { givenUp: (tx, { reimbursementId }) => giveUpDossier(tx, reimbursementId) },
);
