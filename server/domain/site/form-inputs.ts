import { z } from "zod";
import { EmailAddress } from "../accounts/email.ts";
import { plainLine } from "../accounts/plain-line.ts";
import { consentNotice } from "./consent.ts";
import { siteMessages } from "./messages.ts";

const maxMessageCharacters = 5000;
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** The version of the notice that the sender saw and agreed to. */
const agreement = z
  .string(siteMessages.consentNeeded)
  .min(1, siteMessages.consentNeeded)
  .refine((version) => version === "" || version === consentNotice.version, siteMessages.consentChanged);

const required = (label: string, maxLength: number) =>
  z
    .string()
    .refine((text) => text.trim() !== "", siteMessages.isRequired(label))
    .pipe(plainLine(label, maxLength));

/** Several lines of text, their line ends made one kind. */
const message = z
  .string()
  .max(maxMessageCharacters * 2, `Message must be at most ${maxMessageCharacters} characters long`)
  .transform((text) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim())
  .pipe(
    z
      .string()
      .min(1, "Enter the message")
      .max(maxMessageCharacters, `Message must be at most ${maxMessageCharacters} characters long`)
      .refine((text) => !controlCharacters.test(text), "Message must be plain text without special control characters"),
  );

/** @source specification 3 "Contact form" */
export const SendMessageInput = z.object({
  name: plainLine("Name", 200),
  email: EmailAddress,
  subject: plainLine("Subject", 200),
  message,
  consentVersion: agreement,
});
export type SendMessageInput = z.infer<typeof SendMessageInput>;

/** @source specification 3 "Registration form", 5 "Registration form" */
export const RegisterInput = z.object({
  name: required("Name", 200),
  organisation: required("Name of Organisation", 200),
  designation: required("Designation", 200),
  email: z
    .string()
    .refine((text) => text.trim() !== "", siteMessages.isRequired("Email ID"))
    .pipe(z.string().trim().max(254, siteMessages.emailForm).pipe(z.email(siteMessages.emailForm))),
  consentVersion: agreement,
  /** The event that the form was opened for, if any. */
  eventId: plainLine("Event", 100).optional(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;
