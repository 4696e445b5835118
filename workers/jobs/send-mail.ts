import { giveUpEmail } from "#server/application/notifications/give-up-email.ts";
import { prepareEmail } from "#server/application/notifications/prepare-email.ts";
import { sendEmail } from "#server/application/notifications/send-email.ts";
import { defineJob } from "../queue/define-job.ts";
import { renderMail } from "../render/mail/render-mail.ts";

export const sendMailJob = defineJob(
  "send-mail",
  async (ctx, { mailId }, run) => {
    const email = await prepareEmail(ctx, mailId, run);
    if (email === undefined) return;
    await sendEmail(ctx, email, renderMail(email.kind, email.facts), run);
  },
  { givenUp: (tx, { mailId }, reason) => giveUpEmail(tx, mailId, reason) },
);
