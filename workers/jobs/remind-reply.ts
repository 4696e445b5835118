import { remindOfReply } from "#server/application/notifications/send-reminders.ts";
import { defineJob } from "../queue/define-job.ts";

export const remindReplyJob = defineJob("remind-reply", (ctx, payload, run) => remindOfReply(ctx, payload, run));
