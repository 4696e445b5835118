import { sweepOrphans } from "#server/application/files/sweep-orphans.ts";
import { assertClock } from "#server/application/system/assert-clock.ts";
import { defineJob } from "../queue/define-job.ts";

export const sweepOrphansJob = defineJob("sweep-orphans", async (ctx) => {
  await assertClock(ctx);
  await sweepOrphans(ctx);
});
