import { scanPast } from "#server/application/radar/scan-past.ts";
import { defineJob } from "../queue/define-job.ts";

export const scanPastJob = defineJob("scan-past", (ctx) => scanPast(ctx));
