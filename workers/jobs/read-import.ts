import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { giveUpImport, stageImport } from "#server/application/members/imports/stage-import.ts";
import { defineJob } from "../queue/define-job.ts";

export const readImportJob = defineJob(
  "read-import",
  async (ctx, { importId }, run) => {
    const tempDir = join(ctx.config.dataDir, "tmp");
    await mkdir(tempDir, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(tempDir, "import-"));
    try {
      await stageImport(ctx, importId, join(folder, "rows"), run);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  { givenUp: (tx, { importId }) => giveUpImport(tx, importId) },
);
