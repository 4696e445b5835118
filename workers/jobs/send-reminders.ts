import { askForReminders } from "#server/application/notifications/send-reminders.ts";
import { defineJob } from "../queue/define-job.ts";

export const sendRemindersJob = defineJob("send-reminders", (ctx, _payload, run) => askForReminders(ctx, run));
