import { council } from "../council.ts";
import { formatIndianDate } from "../dates.ts";
import { undoReason } from "./decisions.ts";

/** Why a decided claim cannot be undone while money follows from it. */
export type StandingPayment = { readonly order: string; readonly step: "order" | "batch" | "bank" | "paid" | "returned" | "elsewhere" };

const doFirst = {
  order: `${council.shortName} first corrects the order, so that nothing is left to pay for this claim`,
  batch: `${council.shortName} first takes the payment out of its batch, then corrects the order`,
  bank: "the bank has the payment: wait for its answer, then the money is recovered",
  paid: `it is paid: ${council.shortName} first recovers the money`,
  returned: `the bank returned the payment: ${council.shortName} first withholds it, then corrects the order`,
  elsewhere: "DGFT has paid it itself: it cannot be decided again here",
} as const satisfies Record<StandingPayment["step"], string>;

const short = (shorter: string) => `${shorter} Write at least ${undoReason.min} characters.`;

/** Messages of the fresh look, the reopening and the second look. @source desks-and-more.md 2 */
export const undoMessages = {
  mayAskFreshLook: "The firm may ask for a fresh look if it has had none yet. Then somebody else decides.",
  freshLookReason: short("Say what was overlooked."),
  reopeningReason: short("Say why it has to be decided again."),
  tooLong: `Write at most ${undoReason.max} characters.`,
  freshLookAsked: `Your request is with ${council.shortName}. Somebody else than before looks at it.`,
  notDecided: (id: string) => `${id} is not decided, so there is no decision to look at again.`,
  wasWithdrawn: (id: string) => `${id} was withdrawn by the firm, so there is no decision to look at again. The firm can start a new reimbursement.`,
  nothingLess: (id: string) => `${id} got everything that the rules allow, so there is nothing to look at again.`,
  askedBefore: (askedOn: string) =>
    `A fresh look was asked on ${formatIndianDate(askedOn)}. It is given once: the decision after it stands. New facts belong in a new reimbursement.`,
  tooLate: (lastOn: string) =>
    `A fresh look could be asked until ${formatIndianDate(lastOn)}. Write to ${council.contactEmail}: the offices can still reopen a claim.`,
  standingPayment: (id: string, { order, step }: StandingPayment) => `Sanction order ${order} covers ${id}, and ${doFirst[step]}.`,
  decidedBefore: "You decided on this claim before, or count as one person with who did. Somebody else has to act on it now.",
  mayStillAsk: `You can still share deficiencies with ${council.shortName}.`,
  dgftDecidesAgain: (id: string) => `DGFT decided on ${id}, so DGFT decides again: forward it with your words instead of closing it.`,
  closedAfterReplyDate: (id: string, day: string) =>
    `DGFT decided on ${id}, so DGFT decides again. The firm has to reply first: when it has not, you can close it from ${day}.`,
  reopeningAsked: "The request waits for a second person. Until then nothing changes.",
  reopeningWaits: (by: string) => `${by} has asked for it already. A second person confirms or declines that request first.`,
  noReopeningWaits: "This request waits no more: it was settled meanwhile. Reload to see the latest version.",
  reopened: (id: string) => `${id} is open again.`,
  reopeningDeclined: (id: string) => `The decision on ${id} stands.`,
  secondPerson: "Somebody else has to confirm it: you asked for it, or count as one person with who did.",
  otherOffice: {
    council: `Somebody of ${council.shortName} confirms it, because ${council.shortName} decided.`,
    dgft: "Somebody of DGFT confirms it, because DGFT decided.",
  },
  actedBefore: `You acted on this claim for ${council.shortName}. Another DGFT user confirms it.`,
  nothingPrepared: "Nothing waits for a second look here: it was forwarded, sent back or changed meanwhile.",
  ownPrepared: "You prepared it, or count as one person with who did: a colleague has to look at it.",
  remarkNeeded: "Write what is to be looked at again; your colleague will read it.",
  sentBack: (id: string) => `${id} is with the first officer again, with your remark.`,
  inSample: (percent: number) =>
    `The recommendation is kept. ${percent} percent of all claims, chosen at random, are looked at by a second person of the council, and this is one of them: a colleague forwards it or sends it back.`,
} as const;
