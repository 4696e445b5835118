import { formatIndianDate } from "../dates.ts";
import { labelInSentence } from "../label-in-sentence.ts";

/** The states of a batch. @source money.md 6 "Batch" */
export const batchStates = ["prepared", "approved", "sent", "settled", "cancelled"] as const;
export type BatchState = (typeof batchStates)[number];

export const batchStateLabels = {
  prepared: "Waits for approval",
  approved: "Approved",
  sent: "Sent to bank",
  settled: "Settled",
  cancelled: "Cancelled",
} as const satisfies Record<BatchState, string>;

/** What a user may do with a batch, and from which states. */
export const batchActions = {
  removeLine: ["prepared"],
  approve: ["prepared"],
  send: ["approved"],
  /** Until it is sent. A batch that the bank has is settled line by line. */
  cancel: ["prepared", "approved"],
  /** Also of a settled one: the bank gives back what it said was paid. */
  settle: ["sent", "settled"],
} as const satisfies Record<string, readonly BatchState[]>;
export type BatchAction = keyof typeof batchActions;

export function isBatchActionPossible(state: BatchState, action: BatchAction): boolean {
  const states: readonly BatchState[] = batchActions[action];
  return states.includes(state);
}

export const lineOutcomes = ["removed", "paid", "returned"] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

export const lineOutcomeLabels = {
  removed: "Taken out",
  paid: "Paid",
  returned: "Returned",
} as const satisfies Record<LineOutcome, string>;

/** The most lines of one batch; one file of a bank and one answer hold them. */
export const maxBatchLines = 5_000;

/** The name of a batch in a sentence. */
export const batchName = (number: number): string => `batch ${number}`;

/** By which the answer of the bank names a line: the first line of batch 7 is B7-0001. */
export const batchReference = (number: number, position: number): string => `B${number}-${String(position).padStart(4, "0")}`;

/**
 * An earlier batch by which the bank may have paid a line that is ready again: the batch was cancelled after its file was downloaded, or the line
 * is recorded as returned with a proof that a user uploaded. `on` is the day of the download or of the return.
 */
export type EarlierBatch = { readonly number: number; readonly isReturned: boolean; readonly on: string };

export const earlierBatchText = ({ number, isReturned, on }: EarlierBatch): string =>
  isReturned
    ? `Was in ${batchName(number)}, and is recorded there as returned on ${formatIndianDate(on)}, with a proof that a user uploaded.`
    : `Was in ${batchName(number)}, which was cancelled after its file was downloaded on ${formatIndianDate(on)}.`;

/** A state inside a sentence. */
export const batchStateInSentence = (state: BatchState): string => labelInSentence(batchStateLabels[state]);
