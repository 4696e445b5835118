import { council } from "../council.ts";

/** The data of a notification; never the content of a reimbursement or an enquiry. */
export type NoticeFacts = {
  /** Empty where the notice is about something else, like an enquiry or a circular. */
  readonly reimbursementId: string;
  /** The firm of the reimbursement, or the sender of the enquiry. */
  readonly firmName: string;
  /** Labels of the documents concerned; number and subject of a circular; number and last day to pay of an invoice; last day for a fresh look. */
  readonly documents: readonly string[];
  /** Who did it. */
  readonly by: string | undefined;
};

type NoticeRow = { readonly title: string; readonly text: (facts: NoticeFacts) => string };

const listed = (documents: readonly string[]): string => (documents.length === 0 ? "" : `: ${documents.join("; ")}`);

/** @param count the number of other claims, if there are any, as the only text */
const andOthers = ([count]: readonly string[]): string =>
  count === undefined ? "" : count === "1" ? " and 1 more claim" : ` and ${count} more claims`;

/** Every notice of the portal, with the words in which it is read. @source product.md "Life of a reimbursement", "effects" */
export const notices = {
  submitted: { title: "Submitted", text: (f) => `${f.reimbursementId} was submitted to ${council.shortName}.` },
  new_reimbursement: { title: "New reimbursement", text: (f) => `${f.firmName} submitted ${f.reimbursementId}.` },
  deficiency_shared: {
    title: "Action needed",
    text: (f) => `${council.shortName} asks you to mend ${f.reimbursementId}${listed(f.documents)}.`,
  },
  reply_sent: { title: "Reply sent", text: (f) => `Your reply on ${f.reimbursementId} was sent to ${council.shortName}.` },
  reply_received: { title: "Reply received", text: (f) => `${f.firmName} replied on ${f.reimbursementId}${listed(f.documents)}.` },
  forwarded: { title: "Forwarded to DGFT", text: (f) => `${council.shortName} forwarded ${f.reimbursementId} to DGFT.` },
  forwarded_to_dgft: { title: "New for decision", text: (f) => `${council.shortName} forwarded ${f.reimbursementId} of ${f.firmName}.` },
  query_raised: { title: "Deficiency raised by DGFT", text: (f) => `DGFT has a query on ${f.reimbursementId} of ${f.firmName}.` },
  query_at_dgft: { title: "DGFT has a query", text: (f) => `DGFT has a query on ${f.reimbursementId}; ${council.shortName} is preparing it.` },
  approved: {
    title: "Approved by DGFT",
    text: ({ reimbursementId, documents: [until] }) =>
      until === undefined
        ? `${reimbursementId} was approved by DGFT.`
        : `${reimbursementId} was approved by DGFT, with less than was recommended or the rules may allow. A fresh look can be asked for until ${until}.`,
  },
  approved_by_dgft: { title: "Approved by DGFT", text: (f) => `${f.reimbursementId} of ${f.firmName} was approved by DGFT.` },
  approval_recorded: {
    title: "Approval recorded",
    text: (f) => `The approval of ${f.reimbursementId} of ${f.firmName} is recorded${f.by === undefined ? "" : `; ${f.by} approved it`}.`,
  },
  refused: { title: "Refused by DGFT", text: (f) => `DGFT refused ${f.reimbursementId}. The reason stands in the reimbursement.` },
  refused_by_dgft: { title: "Refused by DGFT", text: (f) => `${f.reimbursementId} of ${f.firmName} was refused by DGFT.` },
  withdrawn: { title: "Withdrawn", text: (f) => `${f.firmName} withdrew ${f.reimbursementId}.` },
  closed: { title: "Closed", text: (f) => `${council.shortName} closed ${f.reimbursementId}. The reason stands in the reimbursement.` },
  closed_by_council: {
    title: "Closed by the council",
    text: (f) => `${council.shortName} closed ${f.reimbursementId} of ${f.firmName}. Nothing is to be decided on it any more.`,
  },
  put_on_hold: {
    title: "On hold",
    text: (f) => `${f.reimbursementId} is on hold until ${f.documents.join("; ")}. The reason stands in the reimbursement.`,
  },
  put_on_hold_by_dgft: {
    title: "On hold at DGFT",
    text: (f) => `DGFT put ${f.reimbursementId} of ${f.firmName} on hold until ${f.documents.join("; ")}.`,
  },
  hold_ended: { title: "No longer on hold", text: (f) => `${f.reimbursementId} is no longer on hold.` },
  hold_ended_by_dgft: { title: "No longer on hold", text: (f) => `DGFT goes on with ${f.reimbursementId} of ${f.firmName}.` },
  fresh_look_sent: { title: "Fresh look asked", text: (f) => `You asked ${council.shortName} for a fresh look at ${f.reimbursementId}.` },
  fresh_look_asked: {
    title: "Fresh look asked",
    text: (f) => `${f.firmName} asks for a fresh look at ${f.reimbursementId}${listed(f.documents)}.`,
  },
  reopening_asked: {
    title: "Waits for a second person",
    text: (f) => `${f.by ?? "A colleague"} asks to reopen ${f.reimbursementId} of ${f.firmName}. A second person confirms it.`,
  },
  reopened: { title: "Reopened", text: (f) => `${f.reimbursementId} of ${f.firmName} was reopened: it will be decided again.` },
  reopening_declined: {
    title: "Reopening declined",
    text: (f) => `${f.by ?? "A colleague"} declined to reopen ${f.reimbursementId} of ${f.firmName}. The decision stands.`,
  },
  second_look: {
    title: "Waits for a second person",
    text: (f) => `${f.by ?? "A colleague"} prepared ${f.reimbursementId} of ${f.firmName}. A second person looks at it before it goes to DGFT.`,
  },
  sent_back: {
    title: "Sent back",
    text: (f) => `${f.by ?? "A colleague"} sent ${f.reimbursementId} of ${f.firmName} back at the second look. The remark stands in the history.`,
  },
  recovery_asked: {
    title: "Money is asked back",
    text: (f) => `${council.shortName} asks ${f.firmName} to pay back all or a part of ${f.reimbursementId} by ${f.documents.join("; ")}.`,
  },
  recovery_withdrawn: {
    title: "Nothing is asked back any more",
    text: (f) => `${council.shortName} no longer asks ${f.firmName} to pay back all or a part of ${f.reimbursementId}.`,
  },
  recovery_receipt_taken_back: {
    title: "Repayment taken back",
    text: (f) =>
      `A repayment of ${f.firmName} for ${f.reimbursementId} was recorded by mistake and no longer counts. What is still asked back stands under Payments.`,
  },
  payment_documents_refused: {
    title: "Pre-receipt refused",
    text: (f) => `${council.shortName} refused the pre-receipt of ${f.reimbursementId}. The remark stands under Payments.`,
  },
  bank_account_refused: {
    title: "Bank account refused",
    text: () => `${council.shortName} refused the bank account that your firm gave. The remark, and what counts now, stand under Payments.`,
  },
  pre_receipt_given: { title: "Pre-receipt to check", text: (f) => `${f.firmName} gave the signed pre-receipt of ${f.reimbursementId}.` },
  account_given: { title: "Bank account to check", text: (f) => `${f.firmName} gave a bank account. ${f.reimbursementId} waits for it.` },
  account_checked: {
    title: "Bank account to confirm",
    text: (f) => `One person has checked the other bank account that ${f.firmName} gave. ${f.reimbursementId} waits for a second person.`,
  },
  filing_reminder: { title: "Last day to file", text: (f) => `${f.documents.join("; ")}.` },
  payment_paid: {
    title: `Paid by ${council.shortName}`,
    text: (f) =>
      `${council.shortName} has made a payment for ${f.reimbursementId}. Its day and UTR, and what is still to come, if anything, stand under Payments.`,
  },
  payment_returned: {
    title: "Payment returned",
    text: (f) => `The bank returned the payment of ${f.reimbursementId}. Look at your bank account under Payments.`,
  },
  payment_made_after_all: {
    title: "Payment made after all",
    text: (f) => `The bank made the payment of ${f.reimbursementId} after all: its return was recorded by mistake. You need not do anything now.`,
  },
  order_recorded: {
    title: "Sanction order recorded",
    text: (f) =>
      `A sanction order is recorded for ${f.reimbursementId}. Give the signed pre-receipt under Payments, and the bank account if none is confirmed yet.`,
  },
  order_recorded_direct: {
    title: "Sanction order recorded",
    text: (f) => `A sanction order is recorded for ${f.reimbursementId}. DGFT pays the amount itself.`,
  },
  payment_changed: {
    title: "Amount corrected",
    text: (f) =>
      `The sanction order of ${f.reimbursementId} was corrected: its amount changed. See under Payments whether a new pre-receipt is asked.`,
  },
  payment_cancelled: {
    title: "Order corrected",
    text: (f) => `The sanction order of ${f.reimbursementId} was corrected: nothing is left to pay of it.`,
  },
  order_corrected: {
    title: "Order corrected",
    text: (f) =>
      `The number or the date of the sanction order of ${f.reimbursementId} was corrected. See under Payments whether a new pre-receipt is asked.`,
  },
  payment_withheld: {
    title: "Payment withheld",
    text: (f) => `The payment of ${f.reimbursementId} is withheld. The reason stands under Payments.`,
  },
  payment_released: { title: "Payment released", text: (f) => `The payment of ${f.reimbursementId} is no longer withheld.` },
  payment_opened_again: {
    title: "Action needed",
    text: (f) => `The bank returned the payment of ${f.reimbursementId}. Confirm or change your bank account under Payments.`,
  },
  payment_to_other_account: {
    title: "Payment goes to your other account",
    text: (f) =>
      `The bank returned the payment of ${f.reimbursementId}. It waits for the next batch and goes to the new account that you gave. You need not do anything now.`,
  },
  payment_waits_for_account: {
    title: "Payment waits for your other account",
    text: (f) =>
      `The bank returned the payment of ${f.reimbursementId}. It will go to the new account that you gave, once ${council.shortName} has checked that account and its waiting time is over. You need not do anything now.`,
  },
  payment_elsewhere: { title: "Paid by DGFT", text: (f) => `DGFT has paid for ${f.reimbursementId}.` },
  payment_elsewhere_reversed: {
    title: "Payment of DGFT corrected",
    text: (f) => `It was recorded by mistake that DGFT has paid for ${f.reimbursementId}. The payment is still to come.`,
  },
  claims_given: {
    title: "Given to you",
    text: (f) => `${f.by ?? "An officer"} gave you ${f.reimbursementId} of ${f.firmName}${andOthers(f.documents)}.`,
  },
  claims_moved: {
    title: "Another owner",
    text: (f) => `${f.by ?? "An officer"} took ${f.reimbursementId} of ${f.firmName}${andOthers(f.documents)} from your claims.`,
  },
  note_mention: {
    title: "You are named in a note",
    text: (f) => `${f.by ?? "A colleague"} names you in a note on ${f.reimbursementId} of ${f.firmName}.`,
  },
  thread_message: {
    title: "Message between the offices",
    text: (f) => `${f.by ?? "An officer"} wrote to your office about ${f.reimbursementId} of ${f.firmName}.`,
  },
  circular_published: { title: "New circular", text: (f) => `Circular ${f.documents.join(": ")}.` },
  circular_withdrawn: { title: "Circular withdrawn", text: (f) => `Circular ${f.documents.join(": ")} is withdrawn. The reason stands in it.` },
  fair_opened: {
    title: "Fair open for applications",
    text: ({ documents: [title = "", until = ""] }) => `Your firm can apply for ${title} until ${until}, under Fairs.`,
  },
  fair_seat_offered: { title: "Seat offered", text: (f) => `A seat at ${f.documents.join("; ")} is offered to your firm. Accept it under Fairs.` },
  fair_waiting: { title: "On the waiting list", text: (f) => `Your firm is on the waiting list of ${f.documents.join("; ")}.` },
  fair_seat_lost: {
    title: "Seat taken back",
    text: (f) => `The seat of your firm at ${f.documents.join("; ")} was taken back. The reason stands under Fairs.`,
  },
  fair_fee_received: {
    title: "Payment of the fee received",
    text: (f) => `${council.shortName} has received a payment of your firm for the participation fee of ${f.documents.join("; ")}.`,
  },
  fair_fee_returned: {
    title: "Proof of the fee returned",
    text: (f) =>
      `The proof of the fee for ${f.documents.join("; ")} was returned. Read the remark under Fairs, and send another one if the page asks for it.`,
  },
  fair_fee_taken_back: {
    title: "Payment of the fee no longer received",
    text: (f) =>
      `A payment of your firm for the participation fee of ${f.documents.join("; ")} was recorded as received by mistake and no longer counts. Read the remark under Fairs, and send another proof if the page asks for it.`,
  },
  fair_changed: {
    title: "Fair changed",
    text: ({ documents: [title = "", changed = ""] }) =>
      `${council.shortName} has changed for ${title}: ${changed}. What holds now stands under Fairs.`,
  },
  fair_stall: {
    title: "Stall at a fair",
    text: ({ documents: [title = "", changed = ""] }) => `The stall of your firm at ${title} ${changed}. What holds now stands under Fairs.`,
  },
  fair_cancelled: { title: "Fair cancelled", text: (f) => `${f.documents.join("; ")} is cancelled. The reason stands under Fairs.` },
  fair_message: { title: "Message to exhibitors", text: (f) => `${council.shortName} wrote to the exhibitors of ${f.documents.join(": ")}.` },
  application_submitted: { title: "New application", text: (f) => `${f.firmName} applies for membership: ${f.documents.join("; ")}.` },
  application_answered: { title: "Reply received", text: (f) => `${f.firmName} replied on the application ${f.documents.join("; ")}.` },
  invoice_issued: {
    title: "New invoice",
    text: ({ documents: [number = "", dueOn = ""] }) => `${council.shortName} sent you the invoice ${number}. Pay it by ${dueOn}.`,
  },
  invoice_paid: { title: "Payment recorded", text: ({ documents: [number = ""] }) => `A payment of the invoice ${number} is recorded.` },
  invoice_payment_taken_back: {
    title: "Payment taken back",
    text: ({ documents: [number = ""] }) =>
      `A payment of the invoice ${number} was recorded by mistake and no longer counts. What is still to be paid stands there.`,
  },
  invoice_proof_refused: {
    title: "Proof refused",
    text: ({ documents: [number = ""] }) => `${council.shortName} refused your proof of a payment of the invoice ${number}. The reason stands there.`,
  },
  invoice_reminder: {
    title: "Invoice not paid in full",
    // A notice is read at any later time, so it does not count the days.
    text: ({ documents: [number = "", dueOn = "", late] }) =>
      `The invoice ${number} is not paid in full. ${late === undefined ? `Its last day to pay: ${dueOn}.` : `It was due on ${dueOn}.`}`,
  },
  credit_note_issued: {
    title: "Credit note issued",
    text: ({ documents: [number = ""] }) => `${council.shortName} issued a credit note of the invoice ${number}.`,
  },
  invoice_credit_repaid: {
    title: "Credit paid back",
    text: ({ documents: [number = ""] }) =>
      `${council.shortName} has transferred credit back to the bank account of your firm. Amount and UTR stand at the invoice ${number}.`,
  },
  invoice_credit_returned: {
    title: "Credit not paid back",
    text: ({ documents: [number = ""] }) =>
      `A transfer of credit to your firm does not count any more: the amount is credit of your firm again. The reason stands at the invoice ${number}.`,
  },
  enquiry_received: { title: "New enquiry", text: (f) => `${f.firmName} sent you an enquiry through the member directory.` },
} as const satisfies Record<string, NoticeRow>;

export type NoticeKind = keyof typeof notices;
export const noticeKinds = Object.keys(notices) as NoticeKind[]; // keys of a literal object

/** Parts of a user's notifications with a list of their own. @source specification 2 "lists of DGFT approval messages" */
export const noticeParts = ["all", "approvals"] as const;
export type NoticePart = (typeof noticeParts)[number];
const approvals: readonly NoticeKind[] = ["approved_by_dgft", "approved", "approval_recorded"];

/** What these ask of a firm, or tell it, stands on the page of its payments: opening the claim does not answer them. */
export const firmPaymentNotices = [
  "recovery_asked",
  "recovery_withdrawn",
  "recovery_receipt_taken_back",
  "order_recorded",
  "order_corrected",
  "payment_changed",
  "payment_cancelled",
  "payment_withheld",
  "payment_released",
  "payment_opened_again",
  "payment_to_other_account",
  "payment_waits_for_account",
  "payment_paid",
  "payment_returned",
  "payment_made_after_all",
  "payment_documents_refused",
  "bank_account_refused",
] as const satisfies readonly NoticeKind[];
export type FirmPaymentNotice = (typeof firmPaymentNotices)[number];

/** What these ask of the council stands among the documents that the payments desk checks. */
export const councilPaymentNotices = ["pre_receipt_given", "account_given", "account_checked"] as const satisfies readonly NoticeKind[];
export type CouncilPaymentNotice = (typeof councilPaymentNotices)[number];

/** The kinds of notice in a part. */
export const kindsIn = (part: NoticePart): readonly NoticeKind[] => (part === "all" ? noticeKinds : approvals);

/** Sentences around the lists of notices. @source specification 8 "Notifications" */
export const noticeMessages = {
  approvalsNotLoaded: "Failed to load approved notifications",
  noApprovals: "No approved notifications available",
} as const;

/** Title and sentence of a notice. */
export const noticeText = (kind: NoticeKind, facts: NoticeFacts): { title: string; text: string } => {
  const row: NoticeRow = notices[kind];
  return { title: row.title, text: row.text(facts) };
};
