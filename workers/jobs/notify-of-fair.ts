import { notifyOfFair } from "#server/application/fairs/notify-of-fair.ts";
import { defineJob } from "../queue/define-job.ts";

export const notifyOfFairJob = defineJob("notify-of-fair", (ctx, { fairId }) => notifyOfFair(ctx, fairId));
