import { z } from "zod";
import { EmailAddress } from "../accounts/email.ts";
import { plainLine, withoutControls } from "../accounts/plain-line.ts";
import { labelInSentence } from "../label-in-sentence.ts";
import { maxBriefLength } from "./brief.ts";
import { normaliseGstin } from "./gstin.ts";
import { normalisePan } from "./pan.ts";
import { PhoneNumber } from "./phone.ts";
import { disclaimerKeys, profileMessages } from "./profile-messages.ts";

/** How each field of the profile is called on the screen, in its order. @source specification 2 "/member-profile" */
export const profileLabels = {
  organization: "Registered organisation name",
  address: "Registered address",
  gst: "GST number",
  pan: "PAN",
  contact_name: "Contact person name",
  contact_email: "Contact e-mail",
  contact_mobile: "Contact mobile",
  whatsapp: "WhatsApp number",
  alternate_email: "Alternate e-mail",
  description: "Brief about the organisation",
  hsn_codes: "Devices and HSN codes",
} as const;

/** Several lines that a person writes. */
const paragraphs = (label: string, maxLength: number) =>
  z
    .string()
    .max(maxLength, profileMessages.tooLong(label, maxLength))
    .transform(withoutControls)
    .pipe(z.string().min(1, `Enter the ${labelInSentence(label)}`));

/** An address whose refusal says which of several it is. */
const emailOf = (label: string) =>
  z.string().transform((text, check) => {
    const parsed = EmailAddress.safeParse(text);
    if (!parsed.success) check.addIssue(profileMessages.emailForm(label));
    return parsed.data ?? "";
  });

const maxCodes = 1000;
const hsnCodes = z
  .array(z.string().max(20))
  .max(maxCodes)
  .transform((codes) => [...new Set(codes.map((code) => code.trim()).filter((code) => code !== ""))])
  .refine((codes) => codes.length > 0, profileMessages.oneHsnCode);

/**
 * The member's profile by its wire names. Format and check digit of GST number and PAN are not checked here: they are warnings
 * in the form. `version` is the one that the client read, 0 for none yet; without it the profile is overwritten. `show_…` says
 * which contacts buyers see; without it nothing changes, and a first profile shows both.
 * @source specification 3 "Member profile", 5 "Member profile"; rest-api.md "user-form-data/"
 */
export const ProfileInput = z.object({
  organization: plainLine(profileLabels.organization, 200),
  address: paragraphs(profileLabels.address, 500),
  gst: plainLine(profileLabels.gst, 40).transform(normaliseGstin),
  pan: plainLine(profileLabels.pan, 40).transform(normalisePan),
  contact_name: plainLine(profileLabels.contact_name, 200),
  contact_email: emailOf(profileLabels.contact_email),
  contact_mobile: PhoneNumber(profileLabels.contact_mobile),
  whatsapp: PhoneNumber(profileLabels.whatsapp),
  alternate_email: emailOf(profileLabels.alternate_email),
  description: paragraphs(profileLabels.description, maxBriefLength),
  hsn_codes: hsnCodes,
  show_email: z.boolean().optional(),
  show_phone: z.boolean().optional(),
  disclaimers_version: z.string().max(20),
  accepted_disclaimers: z
    .array(z.enum(disclaimerKeys))
    .refine((accepted) => disclaimerKeys.every((key) => accepted.includes(key)), profileMessages.acceptAll),
  version: z.int().min(0).optional(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;
