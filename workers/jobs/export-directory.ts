import { join } from "node:path";
import { giveUpExport, makeExport } from "#server/application/directory/exports/make-export.ts";
import { defineJob } from "../queue/define-job.ts";
import { inJobFolder } from "../queue/job-folder.ts";

export const exportDirectoryJob = defineJob(
  "export-directory",
  (ctx, { exportId }, run) => inJobFolder(ctx, run, (folder) => makeExport(ctx, exportId, join(folder, "list"), run)),
  { givenUp: (tx, { exportId }) => giveUpExport(tx, exportId) },
);
