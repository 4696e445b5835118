import { z } from "zod";
import { conflict, notFound } from "#domain/errors.ts";
import { systemMessages } from "#domain/system/messages.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { markDeadLettersForRedrive } from "#db/queries/outbox.ts";
import { findDeadLetterOfMail, selectMailProblems, markRefusedMailQueued, type MailProblem } from "#db/queries/system.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

export const ListMailProblemsInput = Page;
export type ListMailProblemsInput = z.output<typeof Page>;

/** Letters of the last 30 days that were refused for good, newest first: to whom, and what the mail server said. */
export async function listSystemMail(ctx: AppContext, { page, pageSize }: ListMailProblemsInput): Promise<Paged<MailProblem>> {
  authorize(ctx.actor, "system.read");
  const { rows, count } = await selectMailProblems(ctx.db, { offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows, count, { page, pageSize });
}

export const ResendMailInput = z.object({ mailId: z.uuid() });
export type ResendMailInput = z.infer<typeof ResendMailInput>;

/**
 * Sends a refused letter once more, under its own Message-ID and to the same address.
 * @throws not_found (it is not refused any more); conflict (`too_late`: what it says is no longer true)
 */
export async function resendMail(ctx: AppContext, { mailId }: ResendMailInput): Promise<{ message: string }> {
  authorize(ctx.actor, "system.resendMail");
  const email = await transact(ctx, async (tx) => {
    const letter = await markRefusedMailQueued(tx, mailId);
    if (letter === undefined) throw notFound("not_found", systemMessages.noSuchEmail);
    if (letter.isTooLate) throw conflict("too_late", systemMessages.tooLate);
    const dead = await findDeadLetterOfMail(tx, mailId);
    // Its job was given up, or has ended with the refusal: the one is tried again, in place of the other there is a new one.
    if (dead === undefined) await enqueue(tx, "send-mail", { mailId });
    else await markDeadLettersForRedrive(tx, dead);
    await recordAudit(tx, ctx, { event: "mail.resend", subject: { kind: "letter", id: mailId } });
    return letter.email;
  });
  return { message: systemMessages.resent(email) };
}
