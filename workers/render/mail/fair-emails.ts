import { council } from "#domain/council.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import type { EmailContent } from "./layout.ts";

const openFair = (url: string) => ({ label: "Open the fair", url });

/** The texts of e-mails about fairs; `subject` is the name of the fair. None holds points or a reason. @source desks-and-more.md 3 */
export const fairEmails = {
  fair_seat_offered: (f) => ({
    subject: `${f.subject}: a seat is offered to your firm`,
    preview: "Accept it in the portal, or withdraw.",
    paragraphs: [
      `A seat at ${f.subject} is offered to ${f.firmName}.`,
      "Accept it in the portal. If you cannot come, withdraw there: the next firm of the waiting list gets the seat at once.",
    ],
    button: openFair(f.url),
  }),
  fair_waiting: (f) => ({
    subject: `${f.subject}: your firm is on the waiting list`,
    preview: "You need not do anything now.",
    paragraphs: [
      `The applications for ${f.subject} are ranked. ${f.firmName} is on the waiting list; rank and points of each criterion stand in the portal.`,
      "If a seat becomes free, you get it in the order of the ranks, and an e-mail.",
    ],
    button: openFair(f.url),
  }),
  fair_seat_lost: (f) => ({
    subject: `${f.subject}: the seat was taken back`,
    preview: "The reason stands in the portal.",
    paragraphs: [`${council.shortName} took the seat of ${f.firmName} at ${f.subject} back. The reason stands in the portal.`],
    button: openFair(f.url),
    closing: [`If you think that this is wrong, write to ${council.contactEmail} and name the fair.`],
  }),
  fair_fee_received: (f) => ({
    subject: `${f.subject}: a payment is received`,
    preview: "It is for the participation fee.",
    paragraphs: [
      `${council.shortName} has received a payment of ${f.firmName} for the participation fee of ${f.subject}. What is still to be paid, if anything, stands in the portal.`,
    ],
    button: openFair(f.url),
  }),
  fair_fee_returned: (f) => ({
    subject: `${f.subject}: the proof of the fee is returned`,
    preview: "Read the remark in the portal.",
    paragraphs: [
      `${council.shortName} could not use the proof that ${f.firmName} sent for the participation fee of ${f.subject}. The remark stands in the portal.`,
      "If the page of the fair asks for another proof, send it there.",
    ],
    button: openFair(f.url),
  }),
  fair_fee_taken_back: (f) => ({
    subject: `${f.subject}: a payment no longer counts as received`,
    preview: "It was recorded by mistake. Read the remark in the portal.",
    paragraphs: [
      `A payment of ${f.firmName} for the participation fee of ${f.subject} was recorded as received by mistake. ${council.shortName} has taken that back: it no longer counts. Which payment it is, and the remark, stand in the portal.`,
      "If the page of the fair asks for another proof, send it there.",
    ],
    button: openFair(f.url),
  }),
  fair_changed: (f) => ({
    subject: `${f.subject}: the fair was changed`,
    preview: "What holds now stands in the portal.",
    paragraphs: [
      `${council.shortName} has changed for ${f.subject}, to which ${f.firmName} applied: ${f.documents.join("; ")}. What holds now stands in the portal.`,
    ],
    button: openFair(f.url),
  }),
  fair_stall: (f) => ({
    subject: `${f.subject}: the stall of your firm`,
    preview: "What holds now stands in the portal.",
    paragraphs: [`The stall of ${f.firmName} at ${f.subject} ${f.documents.join("; ")}. What holds now stands in the portal.`],
    button: openFair(f.url),
  }),
  fair_cancelled: (f) => ({
    subject: `${f.subject}: the fair is cancelled`,
    preview: "The reason stands in the portal.",
    paragraphs: [
      `${council.shortName} cancelled ${f.subject}, for which ${f.firmName} applied. The reason stands in the portal.`,
      `If you have paid a fee, write to ${council.contactEmail} and name the fair.`,
    ],
    button: openFair(f.url),
  }),
  fair_message: (f) => ({
    subject: `${f.subject}: message to exhibitors`,
    preview: f.documents.join("; "),
    paragraphs: [
      `${council.shortName} wrote to the exhibitors of ${f.subject}: “${f.documents.join("; ")}”. The whole message stands in the portal.`,
    ],
    button: openFair(f.url),
  }),
} as const satisfies Partial<Record<MailKind, (facts: EmailFacts) => EmailContent>>;
