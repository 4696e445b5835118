import { fillAmounts } from "#server/application/reimbursements/fill-amounts.ts";
import { defineJob } from "../queue/define-job.ts";

export const fillAmountsJob = defineJob("fill-amounts", (ctx, payload, run) => fillAmounts(ctx, payload, run));
