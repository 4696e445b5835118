import { z } from "zod";
import { EmailAddress } from "../accounts/email.ts";
import { FirmName } from "../members/firm-name.ts";
import { mailLanguages } from "../notifications/mail-languages.ts";
import { joiningNotice } from "./consent.ts";

/** Sentences of the first form. The others are in `messages.ts`, which a browser need not load. */
const startMessages = {
  consentNeeded: "Tick the box to agree to the notice",
  consentChanged: "The notice has changed. Read the new one, tick the box and send the form again.",
} as const;

/** With which an application begins; the link goes to the address. */
export const StartApplicationInput = z.object({
  firmName: FirmName,
  email: EmailAddress,
  consentVersion: z
    .string()
    .min(1, startMessages.consentNeeded)
    .refine((version) => version === "" || version === joiningNotice.version, startMessages.consentChanged),
  language: z.enum(mailLanguages).default("en"),
});
export type StartApplicationInput = z.output<typeof StartApplicationInput>;
