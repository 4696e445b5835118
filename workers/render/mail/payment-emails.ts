import { council } from "#domain/council.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import type { EmailContent } from "./layout.ts";

const nothingToDo = "You need not do anything now.";
const notYourAccount = `If this was not done by your firm, write to ${council.contactEmail} at once, and change the password of your login.`;

/** A sanction order that goes on after a correction: a pre-receipt that was signed before no longer fits. */
const corrected = (
  f: EmailFacts,
  { preview, text, why }: { readonly preview: string; readonly text: string; readonly why: string },
): EmailContent => ({
  subject: `${f.reimbursementId}: the sanction order was corrected`,
  preview,
  paragraphs: [text, `If you had signed a pre-receipt, make a new one there: ${why}.`],
  button: { label: "Open the payments", url: f.url },
});

/** The texts of e-mails about payments and bank accounts; none holds an amount. @source money.md 6 */
export const paymentEmails = {
  recovery_asked: (f) => ({
    subject: `${f.reimbursementId}: money is asked back`,
    preview: `Please pay it back by ${f.date}.`,
    paragraphs: [
      `${council.shortName} asks ${f.firmName} to pay back all or a part of what was paid for reimbursement ${f.reimbursementId}. The amount, the reason and the interest stand in the portal.`,
      `Please pay it back by ${f.date}.`,
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [
      `The account to which you pay is named there with the reason. If none is named, write to ${council.contactEmail} before you pay.`,
      `If you think that this is wrong, write to ${council.contactEmail} and give the number.`,
    ],
  }),
  recovery_withdrawn: (f) => ({
    subject: `${f.reimbursementId}: money is not asked back any more`,
    preview: nothingToDo,
    paragraphs: [
      `${council.shortName} had asked ${f.firmName} to pay back all or a part of what was paid for reimbursement ${f.reimbursementId}. This demand is withdrawn. ${nothingToDo}`,
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`If you have paid it back already, write to ${council.contactEmail} and give the number.`],
  }),
  recovery_receipt_taken_back: (f) => ({
    subject: `${f.reimbursementId}: a repayment no longer counts`,
    preview: "It was recorded by mistake.",
    paragraphs: [
      `A repayment of ${f.firmName} for reimbursement ${f.reimbursementId} was recorded by mistake. ${council.shortName} has taken it back. What is still asked back, and by when, stands in the portal.`,
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`If you have paid it back, write to ${council.contactEmail} and give the number and the reference of your payment.`],
  }),
  order_recorded: (f) => ({
    subject: `${f.reimbursementId}: a sanction order is recorded`,
    preview: "Sign the pre-receipt; the portal says whether a bank account is needed.",
    paragraphs: [
      `A sanction order is recorded for reimbursement ${f.reimbursementId} of ${f.firmName}.`,
      "Before the amount can be paid, two things are asked of you: the pre-receipt, which the portal makes and you sign and upload, and the bank account, unless it is confirmed already.",
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`Nobody from ${council.shortName} asks you for bank details by mail or telephone.`],
  }),
  payment_changed: (f) =>
    corrected(f, {
      preview: "The amount changed.",
      text: `The sanction order of reimbursement ${f.reimbursementId} of ${f.firmName} was corrected, and its amount changed. What holds now stands in the portal.`,
      why: "the old one names the old amount",
    }),
  payment_cancelled: (f) => ({
    subject: `${f.reimbursementId}: the sanction order was corrected`,
    preview: "Nothing is left to pay of it.",
    paragraphs: [
      `The sanction order of reimbursement ${f.reimbursementId} of ${f.firmName} was corrected. Nothing is left to pay of this order. ${nothingToDo}`,
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`If you want to ask about it, write to ${council.contactEmail} and give the number.`],
  }),
  order_corrected: (f) =>
    corrected(f, {
      preview: "Its number or its date changed.",
      text: `The number or the date of the sanction order of reimbursement ${f.reimbursementId} of ${f.firmName} was corrected. What holds now stands in the portal; the amount stays.`,
      why: "the old one names what was corrected",
    }),
  payment_withheld: (f) => ({
    subject: `${f.reimbursementId}: the payment is withheld`,
    preview: "The reason stands in the portal.",
    paragraphs: [
      `${council.shortName} withholds the payment of reimbursement ${f.reimbursementId} of ${f.firmName}. The reason stands in the portal.`,
    ],
    button: { label: "Read the reason", url: f.url },
    closing: [`If you want to ask about it, write to ${council.contactEmail} and give the number.`],
  }),
  payment_released: (f) => ({
    subject: `${f.reimbursementId}: the payment is released`,
    preview: "It is no longer withheld.",
    paragraphs: [
      `The payment of reimbursement ${f.reimbursementId} of ${f.firmName} is no longer withheld. What is still asked of you, if anything, stands in the portal.`,
    ],
    button: { label: "Open the payments", url: f.url },
  }),
  payment_opened_again: (f) => ({
    subject: `${f.reimbursementId}: the bank returned the payment`,
    preview: "Confirm or change your bank account.",
    paragraphs: [
      `The bank returned the payment of reimbursement ${f.reimbursementId} of ${f.firmName}. Its reason stands in the portal.`,
      "Confirm your bank account there, or give another one; then the amount is sent again.",
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`Nobody from ${council.shortName} asks you for bank details by mail or telephone.`],
  }),
  payment_to_other_account: (f) => ({
    subject: `${f.reimbursementId}: the payment goes to your other account`,
    preview: nothingToDo,
    paragraphs: [
      `The bank returned the payment of reimbursement ${f.reimbursementId} of ${f.firmName}. It waits for the next batch and goes to the new bank account that your firm gave. ${nothingToDo}`,
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`Nobody from ${council.shortName} asks you for bank details by mail or telephone.`],
  }),
  payment_waits_for_account: (f) => ({
    subject: `${f.reimbursementId}: the payment waits for your other account`,
    preview: nothingToDo,
    paragraphs: [
      `The bank returned the payment of reimbursement ${f.reimbursementId} of ${f.firmName}. It will go to the new bank account that your firm gave, once ${council.shortName} has checked that account and its waiting time is over. ${nothingToDo}`,
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`Nobody from ${council.shortName} asks you for bank details by mail or telephone.`],
  }),
  payment_paid: (f) => ({
    subject: `${f.reimbursementId}: a payment was made`,
    preview: "Its day and its UTR are in the portal.",
    paragraphs: [
      `The bank of ${council.shortName} has made a payment for reimbursement ${f.reimbursementId} of ${f.firmName}. Its day and its UTR are in the portal, under Payments. What is still to come or asked of you, if anything, stands there, too.`,
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`If the money is not in your account, write to ${council.contactEmail} and give the number of the reimbursement.`],
  }),
  payment_returned: (f) => ({
    subject: `${f.reimbursementId}: the bank returned the payment`,
    preview: "Look at your bank account in the portal.",
    paragraphs: [
      `The bank could not pay reimbursement ${f.reimbursementId} of ${f.firmName} and returned the money to ${council.shortName}. Nothing is lost: it is paid again.`,
      "Look at your bank account in the portal. If it has changed, give the new one there.",
    ],
    button: { label: "Open the payments", url: f.url },
    closing: ["Nobody of the council asks for your account number, a password or an OTP by e-mail or telephone."],
  }),
  payment_made_after_all: (f) => ({
    subject: `${f.reimbursementId}: the payment was made after all`,
    preview: nothingToDo,
    paragraphs: [
      `${council.shortName} had written that the bank returned the payment of reimbursement ${f.reimbursementId} of ${f.firmName}. That was recorded by mistake: the bank made the payment after all. Its day and its reference are in the portal. ${nothingToDo}`,
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`If the money is not in your account, write to ${council.contactEmail} and give the number of the reimbursement.`],
  }),
  bank_account_given: (f) => ({
    subject: "A bank account was given for your firm",
    preview: `${council.shortName} checks it.`,
    paragraphs: [`For ${f.firmName} a bank account was given in the portal: ${f.subject}. ${council.shortName} checks it and writes to you.`],
    button: { label: "See the bank account", url: f.url },
    closing: [notYourAccount],
  }),
  bank_account_changing: (f) => ({
    subject: "The bank account of your firm is to be changed",
    preview: "If that was not your firm, write to us at once.",
    paragraphs: [
      `For ${f.firmName} another bank account was given in the portal: ${f.subject}. Until ${council.shortName} has checked the change, no new payment is sent to either account. A payment that is already in a batch or with the bank may still go to the previous account.`,
    ],
    button: { label: "See the bank account", url: f.url },
    closing: [notYourAccount],
  }),
  bank_account_confirmed: (f) => ({
    subject: "The bank account of your firm was confirmed",
    preview: nothingToDo,
    paragraphs: [`${council.shortName} confirmed the bank account of ${f.firmName}: ${f.subject}. Amounts that are sanctioned are paid to it.`],
    button: { label: "See the bank account", url: f.url },
    closing: [notYourAccount],
  }),
  bank_account_changed: (f) => ({
    subject: "The bank account of your firm was changed",
    preview: `Money is sent to it from ${f.date}. If that was not your firm, write to us before.`,
    paragraphs: [
      `Two people of ${council.shortName} confirmed another bank account of ${f.firmName}: ${f.subject}. Amounts that are sanctioned are paid to it from ${f.date} on.`,
    ],
    button: { label: "See the bank account", url: f.url },
    closing: [notYourAccount],
  }),
  bank_account_refused: (f) => ({
    subject: "The bank account of your firm was refused",
    preview: "What to mend stands in the portal.",
    paragraphs: [
      `${council.shortName} could not take the bank account of ${f.firmName}: ${f.subject}. What to mend stands in the portal.`,
      f.documents.length === 0
        ? "Amounts that are sanctioned wait until a bank account is confirmed."
        : `No money is sent to it, also if an earlier e-mail said so. Until another one is confirmed, amounts that are sanctioned are paid to the previous account: ${f.documents.join("; ")}.`,
    ],
    button: { label: "Read the remark", url: f.url },
    closing: [notYourAccount],
  }),
  money_declined: (f) => ({
    subject: `Declined: ${f.subject}`,
    preview: "It does not count.",
    paragraphs: [`A colleague declined what you had prepared or asked for: ${f.subject}. It does not count.`],
    button: { label: "Open the portal", url: f.url },
    closing: [
      "If it is still needed, ask for it again. If the bank has already made a transfer for it, do not make it again: record the same transfer once more.",
    ],
  }),
  payment_documents_refused: (f) => ({
    subject: `${f.reimbursementId}: the pre-receipt was refused`,
    preview: "What to mend stands in the portal.",
    paragraphs: [
      `${council.shortName} could not take the signed pre-receipt of ${f.firmName} for reimbursement ${f.reimbursementId}. What to mend stands in the portal; the payment waits for it.`,
    ],
    button: { label: "Read the remark", url: f.url },
  }),
} as const satisfies Partial<Record<MailKind, (facts: EmailFacts) => EmailContent>>;
