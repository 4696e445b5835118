import type { ViolationOutcome } from "../rules/terms.ts";
import type { MailLanguage } from "./mail-languages.ts";

/** The facts that e-mails may contain: no secret except in the activation e-mail, never the content of a reimbursement. */
export type EmailFacts = {
  readonly reimbursementId: string;
  readonly firmName: string;
  /** Labels of the documents concerned. */
  readonly documents: readonly string[];
  /** Sender and subject of a website form, as typed. The subject of an e-mail about a login is the person whose login it is. */
  readonly sender: string;
  readonly subject: string;
  /** The page that the e-mail links to. */
  readonly url: string;
  readonly otp: string;
  /** The deadline in Indian time, formatted. */
  readonly validUntil: string;
  /** The date that the e-mail is about, formatted: after a decision the last day for a fresh look; empty for none. */
  readonly date: string;
  /** The receipt is of a reply, not of a claim. */
  readonly isReply: boolean;
  /** The date by which an answer is asked for, formatted; empty when none is. */
  readonly replyBy: string;
  /** The language that the reader chose on the website. */
  readonly language: MailLanguage;
  /** Where the reader stops these e-mails with one click; empty for all that are not asked for like this. */
  readonly stopUrl: string;
  /** The number that the e-mail names. */
  readonly count: number;
  /** In the digest: the recommendations that the reader is to look at as the second person. */
  readonly forSecond: number;
  /** The office whose digest it is. */
  readonly office: "council" | "dgft";
  /** What the rules say of a cost on a day (YYYY-MM-DD) outside their period; undefined for all others. */
  readonly outsidePeriod: { readonly outcome: ViolationOutcome; readonly costOn: string } | undefined;
  /** What the membership of the firm means for a claim, and whether the firm may file today; undefined where nothing is to be said. */
  readonly membership: { readonly text: string; readonly canFile: boolean } | undefined;
};
