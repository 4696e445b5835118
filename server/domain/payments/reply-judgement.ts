import { formatIndianDate } from "../dates.ts";
import { rupeesText } from "../indian-figures.ts";
import { rupeesOf, type Paise } from "../rules/amounts.ts";
import type { ReplyFacts } from "./bank-reply.ts";
import { batchMessages } from "./batch-messages.ts";
import type { BatchState, LineOutcome } from "./batches.ts";
import type { LineState } from "./line-states.ts";

/** A line of a batch, as far as an answer of the bank concerns it. Days are YYYY-MM-DD. */
export type JudgedLine = {
  readonly batchId: string;
  readonly batchNumber: number;
  readonly batchState: BatchState;
  readonly approvedOn: string | null;
  readonly sentOn: string | null;
  readonly amountPaise: Paise;
  readonly outcome: LineOutcome | null;
  readonly utr: string | null;
  readonly settledOn: string | null;
  readonly returnReason: string | null;
  readonly lineState: LineState;
  /** The bank returned it out of this batch, and it was neither opened again nor withheld since. */
  readonly isStillReturned: boolean;
  /** It was recorded as paid out of this batch before, be it returned since or not. */
  readonly wasPaid: boolean;
  /** A recovery of the payment is asked for: it is neither paid back, declined nor withdrawn. */
  readonly isAskedBack: boolean;
};

export type ReplyContext = {
  /** Undefined for a reference that no batch has. */
  readonly line: JudgedLine | undefined;
  /** The reference of the line that has this UTR; undefined when none has. */
  readonly utrOf: string | undefined;
  /** The only batch that the answer may name; undefined for any. */
  readonly onlyBatch: { readonly id: string; readonly number: number } | undefined;
  /** A user records it with a proof, so it is no file that the bank made before. */
  readonly isByHand: boolean;
  readonly today: string;
};

/** What a row changes: nothing, the payment, or its return; in exceptional cases the return of a paid one, or the payment of a returned one. */
export type ReplyJudgement =
  | { readonly outcome: "same" | "paid" | "returned" | "returned_after_paid" | "paid_after_return"; readonly problem?: undefined }
  | { readonly outcome: "refused"; readonly problem: string };

const refused = (problem: string): ReplyJudgement => ({ outcome: "refused", problem });

/**
 * Compares what the bank says of a line with what is known of it. The same answer again changes nothing; another one is refused, but for
 * the return of a payment, and for the payment of a line whose return was recorded and that was not opened again; in a file, the day of this
 * payment is not before that of the return.
 * @source issue of payments, "Bad input, faults, races"
 */
export function judgeReply(facts: ReplyFacts, context: ReplyContext): ReplyJudgement {
  const { line } = context;
  if (line === undefined) return refused(batchMessages.unknownReference(facts.reference));
  return whyNot(facts, line, context) ?? (facts.outcome === "paid" ? judgePaid(facts, line, context) : judgeReturned(facts, line));
}

/** What is wrong whatever the bank says. */
function whyNot(facts: ReplyFacts, line: JudgedLine, { utrOf, onlyBatch, isByHand, today }: ReplyContext): ReplyJudgement | undefined {
  const { reference, amountPaise, settledOn, utr } = facts;
  if (onlyBatch !== undefined && onlyBatch.id !== line.batchId)
    return refused(batchMessages.otherBatch(reference, line.batchNumber, onlyBatch.number));
  if (line.outcome === "removed") return refused(batchMessages.wasRemoved(reference, line.batchNumber));
  if (line.sentOn === null || line.approvedOn === null) return refused(batchMessages.notSent(line.batchNumber));
  if (amountPaise !== line.amountPaise) return refused(batchMessages.amountDiffers(inRupees(line.amountPaise), inRupees(amountPaise)));
  if (utr !== null && utrOf !== undefined && utrOf !== reference) return refused(batchMessages.utrUsed(utr, utrOf));
  // By hand, with its own proof, the payment of a returned line may have another UTR: the first one may be typed wrongly.
  const mayReplace = isByHand && line.outcome === "returned";
  if (utr !== null && line.utr !== null && utr !== line.utr && !mayReplace) return refused(batchMessages.utrChanged(reference, line.utr));
  if (settledOn > today) return refused(batchMessages.inFuture(formatIndianDate(settledOn)));
  // Not with the day of sending: a user enters it, perhaps too late, and it stays as it is.
  if (settledOn < line.approvedOn) return refused(batchMessages.beforeApproval(formatIndianDate(settledOn), formatIndianDate(line.approvedOn)));
  return undefined;
}

function judgePaid({ reference, settledOn, utr }: ReplyFacts, line: JudgedLine, { isByHand }: ReplyContext): ReplyJudgement {
  if (line.outcome === null) return { outcome: "paid" };
  const day = formatIndianDate(line.settledOn ?? "");
  if (line.outcome === "paid") return line.settledOn === settledOn ? { outcome: "same" } : refused(batchMessages.paidOnOtherDay(reference, day));
  // The older answer of a bank that has given the money back since.
  if (line.wasPaid && line.utr === utr && !isByHand) return { outcome: "same" };
  if (!line.isStillReturned) return refused(batchMessages.wasOpenedAgain(reference, day));
  // A file of before the return does not say that the return was a mistake.
  if (!isByHand && line.settledOn !== null && settledOn < line.settledOn)
    return refused(batchMessages.paidBeforeReturn(reference, formatIndianDate(settledOn), day));
  return { outcome: "paid_after_return" };
}

function judgeReturned({ reference, settledOn, reason }: ReplyFacts, line: JudgedLine): ReplyJudgement {
  if (line.outcome === null) return { outcome: "returned" };
  const day = formatIndianDate(line.settledOn ?? "");
  if (line.outcome === "returned")
    return line.settledOn === settledOn && line.returnReason === reason ? { outcome: "same" } : refused(batchMessages.wasReturned(reference, day));
  if (line.lineState !== "paid") return refused(batchMessages.isRecovered(reference));
  if (line.isAskedBack) return refused(batchMessages.isAskedBack(reference));
  if (line.settledOn !== null && settledOn < line.settledOn) return refused(batchMessages.returnBeforePayment(formatIndianDate(settledOn), day));
  return { outcome: "returned_after_paid" };
}

const inRupees = (paise: Paise): string => rupeesText(rupeesOf(paise));
