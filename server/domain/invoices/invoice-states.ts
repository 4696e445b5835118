import { daysAfter } from "../dates.ts";

/** The states of an invoice. It is cancelled by its credit note only. @source desks-and-more.md 5 */
export const invoiceStates = {
  open: { label: "Open", tone: "orange" },
  part_paid: { label: "Part paid", tone: "blue" },
  paid: { label: "Paid", tone: "green" },
  cancelled: { label: "Cancelled by credit note", tone: "neutral" },
} as const satisfies Record<string, { readonly label: string; readonly tone: "orange" | "blue" | "green" | "neutral" }>;
export type InvoiceState = keyof typeof invoiceStates;
export const invoiceStateNames = Object.keys(invoiceStates) as [InvoiceState, ...InvoiceState[]]; // keys of a literal object

/** What an invoice is for: the subscription of a member, or of a firm that joins. */
export const invoiceKinds = { membership: "Membership", joining: "Joining" } as const;
export type InvoiceKind = keyof typeof invoiceKinds;
export const invoiceKindNames = Object.keys(invoiceKinds) as [InvoiceKind, ...InvoiceKind[]]; // keys of a literal object

/** Where a payment came from. `credit`: the excess of an earlier payment of the firm. */
export const paymentSources = { by_hand: "Entered by hand", bank_file: "File of the bank", credit: "Credit of the firm" } as const;
export type PaymentSource = keyof typeof paymentSources;
export const paymentSourceNames = Object.keys(paymentSources) as [PaymentSource, ...PaymentSource[]]; // keys of a literal object

export const proofStates = { given: "Waits for the office", accepted: "Recorded", refused: "Refused" } as const;
/** How many proofs of one invoice may wait for the office. */
export const maxWaitingProofs = 3;
/** How many proofs, and how many credit notes and repayments, the office's lists of waiting work show, the oldest first. */
export const maxListedWaiting = 200;
export type ProofState = keyof typeof proofStates;

/** Credit of a firm that the council pays back. `taken_back`: the bank sent the money back, or it was recorded wrongly. */
export const repaymentStates = {
  prepared: "Waits for a second person",
  confirmed: "Paid back",
  declined: "Declined",
  taken_back: "Taken back",
} as const;
export type RepaymentState = keyof typeof repaymentStates;
export const repaymentStateNames = Object.keys(repaymentStates) as [RepaymentState, ...RepaymentState[]]; // keys of a literal object

/** What is still to be paid of an invoice. */
export const duePaiseOf = ({ state, totalPaise, paidPaise, creditedPaise }: InvoiceMoney): number =>
  state === "cancelled" ? 0 : totalPaise - creditedPaise - paidPaise;
export type InvoiceMoney = {
  readonly state: InvoiceState;
  readonly totalPaise: number;
  readonly paidPaise: number;
  /** What credit notes took off the total. */
  readonly creditedPaise: number;
};

type PaymentMoney = { readonly amountPaise: number; readonly appliedPaise: number; readonly reversedAt: Date | null };

/**
 * What of an invoice is owed again when one of its payments is taken back. What credit notes made credit of the firm is money of this payment, as
 * long as the firm has it: that credit goes with the payment, and the other payments pay the invoice.
 * @param payments all of the invoice
 * @param firmCreditPaise before the payment is taken back
 */
export function owedAgainPaise(
  { state, paidPaise }: Pick<InvoiceMoney, "state" | "paidPaise">,
  { amountPaise, appliedPaise }: PaymentMoney,
  { payments, firmCreditPaise }: { readonly payments: readonly PaymentMoney[]; readonly firmCreditPaise: number },
): number {
  if (state === "cancelled") return 0;
  const counted = payments.filter(({ reversedAt }) => reversedAt === null);
  const notedPaise = counted.reduce((sum, payment) => sum + payment.appliedPaise, 0) - paidPaise;
  const excessPaise = amountPaise - appliedPaise;
  const goesWithIt = Math.max(0, Math.min(appliedPaise, notedPaise, firmCreditPaise - excessPaise));
  return Math.min(paidPaise, appliedPaise - goesWithIt);
}

/** The state that follows from what is paid. @param paidPaise at most the total less `creditedPaise`, which is less than the total */
export const stateOfPaid = ({ paidPaise, totalPaise, creditedPaise }: Omit<InvoiceMoney, "state">): Exclude<InvoiceState, "cancelled"> =>
  paidPaise === totalPaise - creditedPaise ? "paid" : paidPaise === 0 ? "open" : "part_paid";

const furthestBackDays = 366;

/** The first day on which a payment can be for an invoice. */
export const firstPaymentDay = (issuedOn: string): string => daysAfter(issuedOn, -furthestBackDays);

/** Whether something of an invoice is still to be paid. */
export const isUnpaid = (state: InvoiceState): boolean => state === "open" || state === "part_paid";

/** So many days after the last day to pay a firm is reminded. */
export const reminderDays = [1, 15, 30, 60] as const;
