import { rightsOfPeople, type ConsentNoticeText } from "../consent.ts";
import { council } from "../council.ts";

/** Days after which an unconfirmed registration is deleted. */
export const unconfirmedDays = 7;

/**
 * The privacy notice of the buyer registration, to which the buyer agrees. A change of the text needs a new version: each buyer's
 * row names it.
 * @source ux.md "Public pages"; Digital Personal Data Protection Act 2023, section 5; DPDP Rules 2025
 */
export const buyerNotice = {
  version: "2026-11-21",
  agreement: `I agree that ${council.shortName} uses what I enter here to run my login and to let members answer me.`,
  paragraphs: [
    `${council.shortName} keeps what you enter as long as you have a login here, and removes it after ${unconfirmedDays} days if you never confirm it. Members see it only when you write to them.`,
    rightsOfPeople,
  ],
} as const satisfies ConsentNoticeText;
