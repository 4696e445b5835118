import { council } from "#domain/council.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { LetterContent } from "./layout.ts";

/** What letters may mention: never a secret but in the activation mail, never the content of a reimbursement. */
export type LetterFacts = {
  readonly reimbursementId: string;
  readonly firmName: string;
  /** Labels of the documents concerned. */
  readonly documents: readonly string[];
  /** The page where the reader goes on. */
  readonly url: string;
  readonly otp: string;
  /** Until when, in Indian time, as the reader reads it. */
  readonly validUntil: string;
};

const open = (url: string) => ({ label: "Open the reimbursement", url });
const documentList = (documents: readonly string[]) => (documents.length === 0 ? {} : { list: documents });

/** The words of every mail. @source issue "Mail"; product.md "Life of a reimbursement" */
export const letters = {
  activation: (f) => ({
    subject: `Activate your ${council.shortName} login`,
    paragraphs: [
      `A login to the portal of the ${council.fullName} was set up for this address.`,
      "Open the link, enter this one-time password (OTP), then choose your own password.",
    ],
    code: f.otp,
    button: { label: "Activate the login", url: f.url },
    closing: [
      `Link and OTP are valid until ${f.validUntil}. After that the same page sends you new ones.`,
      "Nobody from the council will ask you for the OTP. If you did not expect this mail, you need not do anything.",
    ],
  }),
  password_changed: (f) => ({
    subject: "Your password was changed",
    paragraphs: [`The password of your ${council.shortName} login was changed.`, "If that was not you, tell us at once."],
    button: { label: "Go to the login", url: f.url },
  }),
  receipt: (f) => ({
    subject: `${f.reimbursementId}: received`,
    paragraphs: [
      `${council.shortName} has received ${f.reimbursementId} of ${f.firmName}. Keep the number.`,
      "We review it document by document and write to you if anything is missing. You need not do anything now.",
    ],
    button: open(f.url),
  }),
  deficiency: (f) => ({
    subject: `${f.reimbursementId}: action needed`,
    paragraphs: [
      `${council.shortName} has checked ${f.reimbursementId} of ${f.firmName} and needs something from you.`,
      f.documents.length === 0
        ? "The remark stands in the portal."
        : "These documents are to be mended; the remarks stand beside them in the portal:",
    ],
    ...documentList(f.documents),
    button: { label: "See the remarks and reply", url: f.url },
    closing: ["Everything else stands as you filed it. The review goes on as soon as you have replied."],
  }),
  reply: (f) => ({
    subject: `${f.reimbursementId}: reply received`,
    paragraphs: [`${f.firmName} has replied on ${f.reimbursementId}. It waits for review.`],
    ...documentList(f.documents),
    button: open(f.url),
  }),
  forwarded: (f) => ({
    subject: `${f.reimbursementId}: forwarded to DGFT`,
    paragraphs: [
      `${council.shortName} found ${f.reimbursementId} of ${f.firmName} complete and forwarded it to DGFT.`,
      "You need not do anything now. We write to you when DGFT has decided or has a query.",
    ],
    button: open(f.url),
  }),
  forwarded_to_dgft: (f) => ({
    subject: `${f.reimbursementId}: for decision`,
    paragraphs: [`${council.shortName} has forwarded ${f.reimbursementId} of ${f.firmName} for your decision.`],
    button: open(f.url),
  }),
  query: (f) => ({
    subject: `${f.reimbursementId}: query of DGFT`,
    paragraphs: [
      `DGFT has a query on ${f.reimbursementId} of ${f.firmName}. The text stands in the portal.`,
      "Answer it, or pass it on to the member.",
    ],
    button: open(f.url),
  }),
  query_notice: (f) => ({
    subject: `${f.reimbursementId}: DGFT has a query`,
    paragraphs: [
      `DGFT has a query on ${f.reimbursementId}. ${council.shortName} is preparing it and writes to you if something is needed from you.`,
      "You need not do anything now.",
    ],
    button: open(f.url),
  }),
  approved: (f) => ({
    subject: `${f.reimbursementId}: approved by DGFT`,
    paragraphs: [`DGFT has approved ${f.reimbursementId} of ${f.firmName}.`, "The dossier in the portal is final; keep a copy."],
    button: open(f.url),
  }),
  approved_to_council: (f) => ({
    subject: `${f.reimbursementId}: approved by DGFT`,
    paragraphs: [`DGFT has approved ${f.reimbursementId} of ${f.firmName}.`],
    button: open(f.url),
  }),
  closed: (f) => ({
    subject: `${f.reimbursementId}: closed`,
    paragraphs: [`${f.reimbursementId} of ${f.firmName} was closed. The reason stands in the portal.`],
    button: open(f.url),
  }),
} as const satisfies Record<MailKind, (facts: LetterFacts) => LetterContent>;
