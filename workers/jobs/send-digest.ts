import { sendDigest } from "#server/application/notifications/send-reminders.ts";
import { defineJob } from "../queue/define-job.ts";

export const sendDigestJob = defineJob("send-digest", (ctx, _payload, run) => sendDigest(ctx, run));
