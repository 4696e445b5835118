import { giveUpInvoices, runInvoices } from "#server/application/invoices/run-invoices.ts";
import { defineJob } from "../queue/define-job.ts";

export const runInvoicesJob = defineJob("run-invoices", runInvoices, { givenUp: giveUpInvoices });
