import { council } from "./council.ts";

/**
 * The privacy notices of forms that collect personal data: which data, why, for how long, and how to withdraw. A change of the
 * text needs a new version; the stored rows name it. A form that the law or the membership requires has no `agreement`: its notice
 * only informs.
 * @source ux.md "Public pages"; Digital Personal Data Protection Act 2023, sections 5, 6; DPDP Rules 2025, rule 3
 */
export type ConsentNoticeText = {
  readonly version: string;
  readonly paragraphs: readonly string[];
  /** The agreement, "I agree that ...", per purpose where several forms share a notice. */
  readonly agreement?: string | ((purpose: string) => string);
};

/**
 * Stored in place of a version for a form that a program sent without one. Who writes to the council, or asks it for a login, gives the data
 * for that purpose.
 * @source Digital Personal Data Protection Act 2023, section 7(a)
 */
export const noConsent = "none";

/** How to withdraw and complain, the same for every form. */
export const rightsOfPeople = `You may ask to see, correct or remove it, or withdraw your consent, at any time: write to ${council.contactEmail}. If the answer does not satisfy you, you may complain to the Data Protection Board of India.`;

/** For the profile of a firm, which names people. Its version is also that of the statements that the member accepts, with which it is stored. */
export const profileNotice = {
  version: "2026-12-02",
  paragraphs: [
    `${council.shortName} keeps the names, e-mail addresses and phone numbers that you enter as long as your firm is a member and, with the documents of its reimbursements, as long as the law requires us to keep those. The staff of ${council.shortName} reads them to reach your firm about its membership, its reimbursements and the fairs to which it applies; e-mails of the portal go to the address of your login. In the directory, buyers and members see the name of the contact person, and e-mail and mobile unless you untick them.`,
    `Name somebody only who agrees to it. Whoever is named may ask to see, correct or remove it at any time: write to ${council.contactEmail}. If the answer does not satisfy them, they may complain to the Data Protection Board of India.`,
  ],
} as const satisfies ConsentNoticeText;

/** For the page where a user sets the first password. */
export const loginNotice = {
  version: "2026-11-21",
  paragraphs: [
    `${council.shortName} keeps your name and e-mail address as long as you have a login here, and for security it notes when and from where you sign in: sessions for a month after their end, the audit trail for as long as the law wants it.`,
    rightsOfPeople,
  ],
} as const satisfies ConsentNoticeText;
