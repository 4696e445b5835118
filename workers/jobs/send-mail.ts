import { giveUpLetter } from "#server/application/notifications/give-up-letter.ts";
import { prepareLetter } from "#server/application/notifications/prepare-letter.ts";
import { sendLetter } from "#server/application/notifications/send-letter.ts";
import { defineJob } from "../queue/define-job.ts";
import { renderMail } from "../render/mail/render-mail.ts";

export const sendMailJob = defineJob(
  "send-mail",
  async (ctx, { mailId }, run) => {
    const letter = await prepareLetter(ctx, mailId, run);
    if (letter === undefined) return;
    await sendLetter(ctx, letter, renderMail(letter.kind, letter.facts), run);
  },
  { givenUp: (tx, { mailId }, reason) => giveUpLetter(tx, mailId, reason) },
);
