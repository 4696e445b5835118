import { rightsOfPeople, type ConsentNoticeText } from "../consent.ts";
import { council } from "../council.ts";

/** Days after which an application is erased in which nothing was ever saved. To open its link saves nothing: mail scanners do that, too. */
export const unusedDays = 7;
/** Days after its last change until a draft is erased. */
export const draftKeptDays = 90;
/** Days after the refusal until an application is erased. */
export const refusedKeptDays = 365;

/** The consent notice of the application for membership. A new wording needs a new version. */
export const joiningNotice = {
  version: "2026-11-29",
  agreement: () => `I agree that ${council.shortName} uses what I enter for this application.`,
  paragraphs: [
    `First we send an e-mail with a link; nothing is asked before you have opened it. Only the staff of ${council.shortName} read the application. An application in which nothing is saved is removed after ${unusedDays} days, a draft after ${draftKeptDays} days without a change, and a refused application after a year.`,
    rightsOfPeople,
  ],
} as const satisfies ConsentNoticeText;
