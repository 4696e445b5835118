import { z } from "zod";
import { plainLine, plainText } from "../accounts/plain-line.ts";
import { enquiryMessages } from "./enquiry-messages.ts";
import { enquiryNotice } from "./enquiry-notice.ts";
import { maxEnquiryMembers } from "./enquiry-rules.ts";

const maxTextCharacters = 5_000;

/** The text of an enquiry. */
export const EnquiryText = z.object({
  senderName: plainLine("Name and organisation", 200),
  subject: plainLine("Subject", 150),
  message: plainText("Message", maxTextCharacters),
  /** The version of the notice that the buyer saw and agreed to. */
  consentVersion: z
    .string(enquiryMessages.consentNeeded)
    .min(1, enquiryMessages.consentNeeded)
    .refine((version) => version === "" || version === enquiryNotice.version, enquiryMessages.consentChanged),
});
export type EnquiryText = z.infer<typeof EnquiryText>;

/** An enquiry with its members. */
export const SendEnquiryInput = EnquiryText.extend({
  firmIds: z
    .array(z.uuid())
    .min(1, enquiryMessages.chooseMembers)
    .max(maxEnquiryMembers, enquiryMessages.tooManyMembers(maxEnquiryMembers))
    .transform((ids) => [...new Set(ids)].sort()),
});
export type SendEnquiryInput = z.infer<typeof SendEnquiryInput>;

/** The answer of a member. */
export const AnswerText = plainText("Answer", maxTextCharacters);
/** The reason of a report. */
export const ReportReason = plainText("Reason", 1_000);
