import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import { emailHtml, emailText, type EmailContent } from "./layout.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import { emailTemplates } from "./email-templates.ts";

/** Control characters, line breaks, and characters that change the text direction. */
const notWords = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const plain = (text: string): string => text.replaceAll(turning, "").replaceAll(notWords, " ").trim();

/**
 * An e-mail as subject, text and HTML. Names and labels are first made one plain line each, so that the name of a firm
 * cannot contain markup.
 */
export function renderMail(kind: MailKind, facts: EmailFacts): { subject: string; text: string; html: string } {
  const clean = {
    ...facts,
    firmName: plain(facts.firmName),
    documents: facts.documents.map(plain),
    sender: plain(facts.sender),
    subject: plain(facts.subject),
  };
  const content: EmailContent = emailTemplates[kind](clean);
  return { subject: plain(content.subject), text: emailText(content), html: emailHtml(content) };
}
