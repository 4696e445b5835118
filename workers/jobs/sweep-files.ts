import { sweepFiles } from "#server/application/files/sweep-files.ts";
import { assertClock } from "#server/application/system/assert-clock.ts";
import { defineJob } from "../queue/define-job.ts";

export const sweepFilesJob = defineJob("sweep-files", async (ctx) => {
  await assertClock(ctx);
  await sweepFiles(ctx);
});
