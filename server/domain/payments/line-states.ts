import { paymentStatuses, type PaymentStatus } from "../reimbursements/amount-stage.ts";

/** The states of a payment line: those that readers see, and `cancelled`, of which nothing is left to pay. @source money.md 6 */
export const lineStates = [...paymentStatuses, "cancelled"] as const;
export type LineState = (typeof lineStates)[number];

/** Who pays the firm. @source money.md 3 "payer" */
export const payers = ["council", "dgft_direct"] as const;
export type Payer = (typeof payers)[number];
export const otherPayerOf = (payer: Payer): Payer => (payer === "council" ? "dgft_direct" : "council");

type LineActionRow = { readonly from: readonly LineState[]; readonly to: LineState };

const beforeBatch = ["sanctioned", "papers_asked", "papers_complete"] as const satisfies readonly LineState[];

/** Every action on a payment line: from which states, and to which one. What else it needs is checked by its use case. */
export const lineActions = {
  /** The firm is asked for the signed pre-receipt and the bank account. */
  ask_documents: { from: ["sanctioned", "papers_complete"], to: "papers_asked" },
  complete_documents: { from: ["papers_asked"], to: "papers_complete" },
  add_to_batch: { from: ["papers_complete"], to: "in_batch" },
  remove_from_batch: { from: ["in_batch"], to: "papers_complete" },
  send: { from: ["in_batch"], to: "sent" },
  /** Also when a return was recorded by mistake, until the line is opened again. */
  pay: { from: ["sent", "returned"], to: "paid" },
  /** The bank gives the money back, in exceptional cases after it said "paid". */
  return: { from: ["sent", "paid"], to: "returned" },
  /** A returned line opens again: the firm confirms or changes its bank account. */
  open_again: { from: ["returned"], to: "papers_asked" },
  withhold: { from: [...beforeBatch, "returned"], to: "withheld" },
  release: { from: ["withheld"], to: "papers_asked" },
  record_elsewhere: { from: ["sanctioned"], to: "paid_elsewhere" },
  /** Undoes `record_elsewhere`: DGFT has not paid this line. */
  reverse_elsewhere: { from: ["paid_elsewhere"], to: "sanctioned" },
  recover: { from: ["paid"], to: "recovered" },
  /** A receipt by which it counted as recovered was wrong. */
  reverse_receipt: { from: ["recovered"], to: "paid" },
  /** A corrected order no longer has the line. */
  cancel: { from: [...beforeBatch, "withheld"], to: "cancelled" },
} as const satisfies Record<string, LineActionRow>;
export type LineAction = keyof typeof lineActions;
/** What an entry in the history of a line is about: an action, or what leaves the state as it is. */
export type LineHistoryAction = LineAction | "record" | "correct" | "decline_withdrawal";

/** The state that follows, or undefined when the action is not possible in this state. */
export function nextLineState(state: LineState, action: LineAction): LineState | undefined {
  const row: LineActionRow = lineActions[action];
  return row.from.includes(state) ? row.to : undefined;
}

const paidStates: readonly LineState[] = ["paid", "paid_elsewhere", "recovered"];
/** Whether the firm has or had the money of a line. */
export const wasPaid = (state: LineState): boolean => paidStates.includes(state);

/** Texts of the states for council and DGFT; a member reads the sentence of `where-the-money-is.ts`. */
export const lineStateLabels = {
  sanctioned: "Sanctioned",
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_asked: "Papers asked",
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_complete: "Papers complete",
  in_batch: "In batch",
  sent: "Sent to bank",
  paid: "Paid",
  returned: "Returned",
  withheld: "Withheld",
  recovered: "Recovered",
  paid_elsewhere: "Paid elsewhere",
  cancelled: "Cancelled",
} as const satisfies Record<LineState, string>;

/** Of several lines of a claim the first of these states is the claim's: what needs somebody comes first. */
export const claimStatusOrder = [
  "returned",
  "withheld",
  "papers_asked",
  "sanctioned",
  "papers_complete",
  "in_batch",
  "sent",
  "paid",
  "paid_elsewhere",
  "recovered",
] as const satisfies readonly PaymentStatus[];
