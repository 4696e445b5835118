import { join } from "node:path";
import { giveUpImport, stageImport } from "#server/application/members/imports/stage-import.ts";
import { defineJob } from "../queue/define-job.ts";
import { inJobFolder } from "../queue/job-folder.ts";

export const readImportJob = defineJob(
  "read-import",
  (ctx, { importId }, run) => inJobFolder(ctx, run, (folder) => stageImport(ctx, importId, join(folder, "rows"), run)),
  { givenUp: (tx, { importId }) => giveUpImport(tx, importId) },
);
