import { notifyOfCircular } from "#server/application/circulars/notify-of-circular.ts";
import { defineJob } from "../queue/define-job.ts";

export const notifyOfCircularJob = defineJob("notify-of-circular", (ctx, { circularId }) => notifyOfCircular(ctx, circularId));
