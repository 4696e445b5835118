import { rightsOfPeople, type ConsentNotice } from "../consent.ts";
import { council } from "../council.ts";

/** For how many months a submission of a public form is kept; the sweep removes what is older. */
export const keptMonths = 24;

/**
 * The notice that stands above the button of each public form, and to which its sender agrees. Whoever changes its words
 * changes its version, which the submissions name, and what the forms of the other languages say of it (`forms.notice`, `forms.agreement`).
 * @source ux.md "Public pages"; Digital Personal Data Protection Act 2023, section 5; DPDP Rules 2025
 */
export const consentNotice = {
  version: "2026-11-21",
  agreement: (purpose: string) => `I agree that ${council.shortName} uses what I enter here ${purpose}.`,
  paragraphs: [
    `${council.shortName} keeps what you enter for ${keptMonths} months and then removes it. Only its staff read it; it is not passed on.`,
    rightsOfPeople,
  ],
} as const satisfies ConsentNotice;
