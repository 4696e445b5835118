import { rightsOfPeople, type ConsentNoticeText } from "../consent.ts";
import { council } from "../council.ts";

/** The months for which submissions of public forms are stored. A sweep deletes older ones. */
export const keptMonths = 24;

/** The consent notice of people who follow the website by e-mail. A new wording needs a new version, as below. */
export const followNotice = {
  version: "2026-11-29",
  agreement: `I agree that ${council.shortName} uses my address for these e-mails.`,
  paragraphs: [
    `First we send an e-mail with a link, and write only if you confirm by it. ${council.shortName} keeps the address until you stop: each e-mail has a link for that. An address that waits for the dates of an event is removed with the e-mail about them, or after ${keptMonths} months. It is used for nothing else and not passed on.`,
    rightsOfPeople,
  ],
} as const;

/**
 * The consent notice of the public forms. A new wording needs a new version, which submissions name, and new translations
 * (`forms.notice`, `forms.agreement`).
 * @source ux.md "Public pages"; Digital Personal Data Protection Act 2023, section 5; DPDP Rules 2025
 */
export const consentNotice = {
  version: "2026-11-21",
  agreement: (purpose: string) => `I agree that ${council.shortName} uses what I enter here ${purpose}.`,
  paragraphs: [
    `${council.shortName} keeps what you enter for ${keptMonths} months and then removes it. Only its staff read it; it is not passed on.`,
    rightsOfPeople,
  ],
} as const satisfies ConsentNoticeText;
