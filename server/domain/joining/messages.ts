import { council } from "../council.ts";
import type { AmountProblem } from "../members/membership-fees.ts";

const exportsProblems: Readonly<Record<AmountProblem, string>> = {
  empty: "Enter the exports of the year, like 45 lakh",
  not_a_number: "Exports must be an amount in rupees, like 4500000, 45 lakh or 2.5 crore",
  negative: "Exports cannot be below zero. A firm that has not exported enters 0",
  too_large: "Exports are at most 1,00,000 crore here. Check the number of zeros, and whether lakh or crore is meant",
};

/** The most characters of an answer to a remark. */
export const maxReplyCharacters = 2_000;

/** Sentences about applications for membership. The website has each that an applicant reads in Hindi as well. */
export const joiningMessages = {
  linkSent: "We have sent an e-mail to this address. Open the link in it to fill in the application. It is valid as long as the application is.",
  linkGone: "This link is not valid any more: the application was removed, or the address is not complete.",
  gstIsMember: `A firm with this GST number is registered with ${council.shortName} already. If it is yours, sign in with its login, or ask the Membership Desk for help.`,
  kindNeeded: "Choose what the firm is",
  yesOrNo: "Choose yes or no",
  stateNeeded: "Choose the state",
  exports: exportsProblems,
  exportYearPassed: "A new financial year has begun. Enter the exports of the year that is asked for now",
  documentNeeded: "This paper is needed",
  declarationNeeded: "Tick the box to make the declaration",
  answerOrReplace: "Write an answer, or upload another paper",
  replyTooLong: "Shorten the answer to at most 2,000 characters, then send it again",
  notComplete: "The application is not complete. What is missing is marked.",
  answersChanged: "Another answer was stored after this page was opened. Look at what is stored now, then save again.",
  cannotChange: "The application is with the council now and cannot be changed.",
  isDecided: "The council has decided on this application. It cannot be changed any more.",
  alreadyDecided: "This application was decided already. Reload to see the decision.",
  wrongState: "This is not possible in the present state of the application. Reload to see it.",
  changedElsewhere: "This application has changed. Reload to see it.",
  notFound: "No such application.",
  documentNotFound: "No such paper.",
  remarkNeeded: "Write what is to be mended, for a paper or in general.",
  reasonNeeded: "Enter the reason; the applicant reads it.",
  feesMissing: (year: string) => `The fees of ${year} are not published. Publish them under "Membership fees"; then the application can be approved.`,
  exportsOfOtherYear: (given: string, needed: string) =>
    `The applicant gave the exports of ${given}, but the fee depends on those of ${needed}. Ask the applicant for them first.`,
  feeChanged: "Other fees of the year were published after this page was read. Look at the fee, then approve again.",
  asked: "The applicant was asked by e-mail.",
  approved: (name: string, hasInvoice: boolean) =>
    `${name} is a member now. ${hasInvoice ? "Its activation mail and its invoice are" : "Its fee is zero, so it gets no invoice. Its activation mail is"} on the way.`,
  refused: "The application was refused. The applicant was told by e-mail.",
} as const;
