import { rightsOfPeople, type ConsentNoticeText } from "../consent.ts";
import { council } from "../council.ts";

/** Months after which the sweep deletes an enquiry and its answers. */
export const enquiryKeptMonths = 24;

/**
 * The privacy notice of an enquiry, to which the buyer agrees: the chosen members get the buyer's contact. A change of the text
 * needs a new version: each enquiry names it.
 * @source ux.md "Public pages"; Digital Personal Data Protection Act 2023, section 5; DPDP Rules 2025
 */
export const enquiryNotice = {
  version: "2026-11-30",
  agreement:
    "I agree that the members whom I write to see my name, e-mail address, phone number, country and kind of buyer, so that they can answer me.",
  paragraphs: [
    `${council.shortName} keeps your enquiry and its answers for ${enquiryKeptMonths} months and then removes them. Its staff count enquiries, and read one only when a member reports it as abuse.`,
    rightsOfPeople,
  ],
} as const satisfies ConsentNoticeText;
