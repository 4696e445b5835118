import { z } from "zod";
import { plainLine, plainText } from "../accounts/plain-line.ts";
import { enquiryMessages } from "./enquiry-messages.ts";
import { enquiryNotice } from "./enquiry-notice.ts";

/** To as many members at once a buyer may write. */
export const maxEnquiryMembers = 20;
const maxTextCharacters = 5_000;

/** What a buyer writes. */
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

/** What a buyer writes, and to which members. */
export const SendEnquiryInput = EnquiryText.extend({
  firmIds: z
    .array(z.uuid())
    .min(1, enquiryMessages.chooseMembers)
    .max(maxEnquiryMembers, enquiryMessages.tooManyMembers(maxEnquiryMembers))
    .transform((ids) => [...new Set(ids)].sort()),
});
export type SendEnquiryInput = z.infer<typeof SendEnquiryInput>;

/** What a member answers. */
export const AnswerText = plainText("Answer", maxTextCharacters);
/** Why a member reports an enquiry. */
export const ReportReason = plainText("Reason", 1_000);
