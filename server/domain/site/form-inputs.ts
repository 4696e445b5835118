import { z } from "zod";
import { EmailAddress } from "../accounts/email.ts";
import { plainLine, plainText } from "../accounts/plain-line.ts";
import { mailLanguages } from "../notifications/mail-languages.ts";
import { consentNotice } from "./consent.ts";
import { siteMessages } from "./messages.ts";

const maxMessageCharacters = 5000;

/** The version of the notice that the sender saw and agreed to. */
export const agreementTo = (current: string) =>
  z
    .string(siteMessages.consentNeeded)
    .min(1, siteMessages.consentNeeded)
    .refine((version) => version === "" || version === current, siteMessages.consentChanged);

const agreement = agreementTo(consentNotice.version);

const required = (label: string, maxLength: number) =>
  z
    .string()
    .refine((text) => text.trim() !== "", siteMessages.isRequired(label))
    .pipe(plainLine(label, maxLength));

/** @source specification 3 "Contact form" */
export const SendMessageInput = z.object({
  name: plainLine("Name", 200),
  email: EmailAddress,
  subject: plainLine("Subject", 200),
  message: plainText("Message", maxMessageCharacters),
  consentVersion: agreement,
});
export type SendMessageInput = z.infer<typeof SendMessageInput>;

/** The choice of the form that stands for no event. */
export const noEventChosen = "none";

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
  /** The address word of the event that the form was opened for, if any. */
  eventId: z
    .string()
    .refine((slug) => slug.trim() !== "", siteMessages.eventNotChosen)
    .pipe(plainLine("Event", 100))
    .optional(),
  /** The language of the form, for the confirmation. */
  language: z.enum(mailLanguages).optional(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;
