import { council } from "#domain/council.ts";
import { daysAgo } from "#domain/dates.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import type { MailLanguage } from "#domain/notifications/mail-languages.ts";
import type { EmailContent } from "./layout.ts";

const noGateway = "Pay by bank transfer and name the number of the invoice. Nobody from the council asks you for a card or an OTP.";

/** In Hindi only to a firm that applied for membership in Hindi. */
const issuedEmails: Readonly<Record<MailLanguage, (f: EmailFacts) => EmailContent>> = {
  en: (f) => ({
    subject: `Invoice ${f.subject} of ${council.shortName}`,
    preview: `Please pay it by ${f.date}.`,
    paragraphs: [
      `${council.shortName} has issued the invoice ${f.subject} for the membership of ${f.firmName}. The invoice as a PDF and the bank account stand in the portal.`,
      `Please pay it by ${f.date}.`,
    ],
    button: { label: "Open the invoice", url: f.url },
    closing: [noGateway],
  }),
  hi: (f) => ({
    language: "hi",
    subject: `${council.shortName} का बीजक ${f.subject}`,
    preview: `कृपया ${f.date} तक भुगतान करें।`,
    paragraphs: [
      `${council.shortName} ने ${f.firmName} की सदस्यता के लिए बीजक ${f.subject} जारी किया है। बीजक की पीडीएफ़ और बैंक खाता पोर्टल में हैं, जो अंग्रेज़ी में है।`,
      `कृपया ${f.date} तक भुगतान करें।`,
    ],
    button: { label: "बीजक खोलें", url: f.url },
    closing: ["बैंक अंतरण से भुगतान करें और बीजक की संख्या लिखें। परिषद का कोई भी व्यक्ति आपसे कार्ड या ओटीपी नहीं माँगता।"],
  }),
};

/** The texts of emails about invoices; `subject` is the number of the invoice. None holds an amount. @source desks-and-more.md 5 */
export const invoiceEmails = {
  invoice_issued: (f) => issuedEmails[f.language](f),
  invoice_reminder: (f) => ({
    subject: `Reminder: invoice ${f.subject} of ${council.shortName}`,
    preview: f.count === 0 ? `It is due on ${f.date}.` : `It was due on ${f.date}.`,
    paragraphs: [
      `The invoice ${f.subject} of ${f.firmName} is not paid in full. ${f.count === 0 ? `Its last day is ${f.date}.` : `It was due on ${f.date}, ${daysAgo(f.count)}.`}`,
    ],
    button: { label: "Open the invoice", url: f.url },
    closing: ["If you have paid it, send the proof in the portal: the office records it.", noGateway],
  }),
  invoice_paid: (f) => ({
    subject: `Receipt for invoice ${f.subject}`,
    preview: "The payment is recorded.",
    paragraphs: [`${council.shortName} has recorded a payment of the invoice ${f.subject} of ${f.firmName}. The receipt stands in the portal.`],
    button: { label: "Open the receipt", url: f.url },
  }),
  invoice_payment_taken_back: (f) => ({
    subject: `Payment taken back: invoice ${f.subject}`,
    preview: "A payment was recorded by mistake and no longer counts.",
    paragraphs: [
      `A payment of the invoice ${f.subject} of ${f.firmName} was recorded by mistake. ${council.shortName} has taken it back, and its receipt no longer counts. What is still to be paid stands in the portal. If the payment had renewed the membership, the membership ends as before.`,
    ],
    button: { label: "Open the invoice", url: f.url },
    closing: [
      "If you had sent a proof of this payment, the office checks it again: you need not send it twice.",
      `If you think that this is wrong, write to ${council.contactEmail} and give the number of the invoice.`,
    ],
  }),
  invoice_proof_refused: (f) => ({
    subject: `Your proof for invoice ${f.subject} was refused`,
    preview: "The reason stands in the portal.",
    paragraphs: [
      `${council.shortName} could not use the proof of payment that ${f.firmName} sent for the invoice ${f.subject}. The reason stands in the portal.`,
    ],
    button: { label: "Read the reason", url: f.url },
  }),
  credit_note_issued: (f) => ({
    subject: `Credit note for invoice ${f.subject}`,
    preview: "The credit note stands in the portal.",
    paragraphs: [
      `${council.shortName} has issued a credit note for the invoice ${f.subject} of ${f.firmName}. It takes the invoice back, whole or in part. What was paid of that, if anything, is credit of the firm. If it cancels an invoice that had renewed the membership, the membership ends as before.`,
    ],
    button: { label: "Open the credit note", url: f.url },
  }),
  invoice_credit_repaid: (f) => ({
    subject: `Credit paid back: invoice ${f.subject}`,
    preview: "Amount, day and UTR stand in the portal.",
    paragraphs: [
      `${council.shortName} has transferred credit of ${f.firmName} back to its bank account. Amount, day and UTR stand in the portal at the invoice ${f.subject}.`,
    ],
    button: { label: "Open the invoice", url: f.url },
    closing: [`If the money does not arrive, write to ${council.contactEmail} and give the UTR.`],
  }),
  invoice_credit_returned: (f) => ({
    subject: `Credit not paid back: invoice ${f.subject}`,
    preview: "The amount is credit of your firm again.",
    paragraphs: [
      `A transfer of credit to ${f.firmName} does not count any more. The reason stands in the portal at the invoice ${f.subject}. The amount is credit of the firm again.`,
    ],
    button: { label: "Read the reason", url: f.url },
  }),
} as const satisfies Partial<Record<MailKind, (facts: EmailFacts) => EmailContent>>;
