import { remindOfFiling } from "#server/application/reimbursements/remind-of-filing.ts";
import { defineJob } from "../queue/define-job.ts";

export const remindFilingJob = defineJob("remind-filing", (ctx, payload, run) => remindOfFiling(ctx, payload, run));
