import { completeFirmDocuments } from "#server/application/payments/complete-documents.ts";
import { defineJob } from "../queue/define-job.ts";

export const completeDocumentsJob = defineJob("complete-documents", (ctx, payload, run) => completeFirmDocuments(ctx, payload, run));
