import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import { letterHtml, letterText, type LetterContent } from "./layout.ts";
import { letters, type LetterFacts } from "./letters.ts";

/** The words of a letter as subject, text and HTML. Line breaks in a fact cannot reach the subject. */
export function renderMail(kind: MailKind, facts: LetterFacts): { subject: string; text: string; html: string } {
  const content: LetterContent = letters[kind](facts);
  return { subject: content.subject.replaceAll(/\s+/g, " "), text: letterText(content), html: letterHtml(content) };
}
