import { remindOfInvoices } from "#server/application/invoices/reminders.ts";
import { askForReminders } from "#server/application/notifications/send-reminders.ts";
import { askForFilingReminders } from "#server/application/reimbursements/remind-of-filing.ts";
import { defineJob } from "../queue/define-job.ts";

export const sendRemindersJob = defineJob("send-reminders", async (ctx, _payload, run) => {
  await askForFilingReminders(ctx);
  await remindOfInvoices(ctx);
  await askForReminders(ctx, run);
});
