import { waitInWords } from "../accounts/messages.ts";
import { council } from "../council.ts";
import { maxEnquiryMembers } from "./enquiry-rules.ts";

/** Messages about enquiries. */
export const enquiryMessages = {
  chooseMembers: "Choose at least one member to write to",
  tooManyMembers: (max: number) => `Write to at most ${max} members at once`,
  consentNeeded: "Tick the box to agree to the notice",
  consentChanged: "The notice has changed. Copy what you wrote, reload the page and send it again.",
  membersGone: "None of the members that you chose is in the directory any more. Choose others; what you wrote stays here.",
  tooMany: (seconds: number) =>
    `You have written many enquiries in a short time. Wait ${waitInWords(seconds)} before you send this one; what you wrote stays here. One enquiry can go to up to ${maxEnquiryMembers} members at once.`,
  notFound: "There is no such enquiry. It may have been removed after its time was over.",
  alreadyAnswered: "Somebody of your firm has answered this enquiry already. Reload to see the answer.",
  alreadyReported: `This enquiry was reported to ${council.shortName}, so it cannot be answered.`,
} as const;
