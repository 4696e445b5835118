import { tellOfCircular } from "#server/application/circulars/tell-of-circular.ts";
import { defineJob } from "../queue/define-job.ts";

export const tellOfCircularJob = defineJob("tell-of-circular", (ctx, { circularId }) => tellOfCircular(ctx, circularId));
