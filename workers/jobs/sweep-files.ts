import { sweepFiles } from "#server/application/files/sweep-files.ts";
import { defineJob } from "../queue/define-job.ts";

export const sweepFilesJob = defineJob("sweep-files", async (ctx) => {
  await sweepFiles(ctx);
});
