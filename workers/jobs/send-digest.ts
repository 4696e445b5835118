import { digestCirculars } from "#server/application/circulars/notify-of-circular.ts";
import { sendDigest } from "#server/application/notifications/send-reminders.ts";
import { defineJob } from "../queue/define-job.ts";

/** The daily e-mail of each reader: new circulars for members, waiting reimbursements for the council. */
export const sendDigestJob = defineJob("send-digest", async (ctx, _payload, run) => {
  await digestCirculars(ctx);
  await sendDigest(ctx, run);
});
