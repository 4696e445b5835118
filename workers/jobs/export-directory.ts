import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { giveUpExport, makeExport } from "#server/application/directory/exports/make-export.ts";
import { defineJob } from "../queue/define-job.ts";

export const exportDirectoryJob = defineJob(
  "export-directory",
  async (ctx, { exportId }, run) => {
    const tempDir = join(ctx.config.dataDir, "tmp");
    await mkdir(tempDir, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(tempDir, "export-"));
    try {
      await makeExport(ctx, exportId, join(folder, "list"), run);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  { givenUp: (tx, { exportId }) => giveUpExport(tx, exportId) },
);
