import { z } from "zod";
import { conflict, notFound } from "#domain/errors.ts";
import { systemMessages } from "#domain/system/messages.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { isMailTooLate } from "#db/queries/mail.ts";
import { markDeadLettersForRedrive } from "#db/queries/outbox.ts";
import { findDeadLetterOfMail, selectMailProblems, markRefusedMailQueued, type MailProblemRow } from "#db/queries/system.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

export const ListMailProblemsInput = Page;
export type ListMailProblemsInput = z.output<typeof Page>;

/** A refused e-mail, and whether it is too late to send it again. */
export type MailProblem = Omit<MailProblemRow, "dropAfter" | "isLinkClosed"> & { readonly isTooLate: boolean };

/** E-mails of the last 30 days that were refused permanently, newest first: the address, and the answer of the mail server. */
export async function listSystemMail(ctx: AppContext, { page, pageSize }: ListMailProblemsInput): Promise<Paged<MailProblem>> {
  authorize(ctx.actor, "system.read");
  const { rows, count } = await selectMailProblems(ctx.db, { offset: (page - 1) * pageSize, limit: pageSize });
  const now = ctx.now();
  return paged(
    rows.map(({ dropAfter, isLinkClosed, ...row }) => ({ ...row, isTooLate: isLinkClosed || isMailTooLate({ dropAfter }, now) })),
    count,
    { page, pageSize },
  );
}

export const ResendMailInput = z.object({ mailId: z.uuid() });
export type ResendMailInput = z.infer<typeof ResendMailInput>;

/**
 * Sends a refused e-mail again, with its Message-ID and to the same address.
 * @throws not_found (it is not refused any more); conflict (`too_late`: its content is out of date, or its link was replaced)
 */
export async function resendMail(ctx: AppContext, { mailId }: ResendMailInput): Promise<{ message: string }> {
  authorize(ctx.actor, "system.resendMail");
  const email = await transact(ctx, async (tx) => {
    const mail = await markRefusedMailQueued(tx, mailId);
    if (mail === undefined) throw notFound("not_found", systemMessages.noSuchEmail);
    if (mail.isLinkClosed || isMailTooLate(mail, ctx.now())) throw conflict("too_late", systemMessages.tooLate);
    const dead = await findDeadLetterOfMail(tx, mailId);
    // A dead job is requeued; a job that ended with the refusal is replaced by a new one.
    if (dead === undefined) await enqueue(tx, "send-mail", { mailId });
    else await markDeadLettersForRedrive(tx, dead);
    await recordAudit(tx, ctx, { event: "mail.resend", subject: { kind: "letter", id: mailId } });
    return mail.email;
  });
  return { message: systemMessages.resent(email) };
}
