import { z } from "zod";
import { accountMessages } from "./messages.ts";

const maxEmailLength = 254;

/** An email address as one person types it: no list, no comment, no quoted part, no line break. */
export const EmailAddress = z
  .string()
  .trim()
  .min(1, accountMessages.emailFormat)
  .max(maxEmailLength, accountMessages.emailFormat)
  .pipe(z.email(accountMessages.emailFormat));

/** An address in a form that its owner recognises and others cannot complete: `r…@epcmd.example`. */
export function partlyShown(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email.slice(0, at);
  return `${first}…${email.slice(at)}`;
}

/** True for text without line breaks and other control characters, which neither an email nor the database accepts. */
export const isOneLine = (text: string): boolean => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text);
