import { remindOfMembership } from "#server/application/notifications/send-reminders.ts";
import { defineJob } from "../queue/define-job.ts";

export const remindMembershipJob = defineJob("remind-membership", (ctx, payload, run) => remindOfMembership(ctx, payload, run));
