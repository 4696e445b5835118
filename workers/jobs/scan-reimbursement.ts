import { scanReimbursement } from "#server/application/radar/scan-reimbursement.ts";
import { defineJob } from "../queue/define-job.ts";

export const scanReimbursementJob = defineJob("scan-reimbursement", (ctx, payload) => scanReimbursement(ctx, payload));
