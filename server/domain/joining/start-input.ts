import { z } from "zod";
import { EmailAddress } from "../accounts/email.ts";
import { FirmInput } from "../members/firm-input.ts";
import { mailLanguages } from "../notifications/mail-languages.ts";
import { joiningMessages } from "./messages.ts";
import { joiningNotice } from "./consent.ts";

/** With which an application begins; the link goes to the address. */
export const StartApplicationInput = z.object({
  firmName: FirmInput.shape.firmName,
  email: EmailAddress,
  consentVersion: z
    .string()
    .min(1, joiningMessages.consentNeeded)
    .refine((version) => version === "" || version === joiningNotice.version, joiningMessages.consentChanged),
  language: z.enum(mailLanguages).default("en"),
});
export type StartApplicationInput = z.output<typeof StartApplicationInput>;
