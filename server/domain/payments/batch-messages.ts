import { listSome } from "./list-some.ts";

const count = (lines: number, one: string, many = `${one}s`): string => `${lines.toLocaleString("en-IN")} ${lines === 1 ? one : many}`;
const inColumns = (columns: readonly string[]): string => columns.join(", ");

/** Sentences of batches, layouts and answers of the bank. */
export const batchMessages = {
  // Layouts
  layoutNotFound: "There is no such layout. Load the page again.",
  layoutSaved: (name: string) => `Saved ${name}. Batches that are prepared from now on use it.`,
  layoutRetired: (name: string) => `${name} is no longer offered for new batches.`,
  layoutRestored: (name: string) => `${name} is offered for new batches again.`,
  layoutStale: "Somebody saved this layout after you opened it. Nothing of yours was saved: load the page again.",
  layoutNameTaken: (name: string) => `There is a layout with the name ${name} already. Choose another name.`,
  layoutWrong: "The layout cannot be saved. Correct what is named below.",
  layoutIsRetired: (name: string) => `${name} is no longer offered. Choose another layout.`,

  // Preparing
  batchNotFound: "There is no such batch. Load the page again.",
  nothingChosen: "Choose at least one payment.",
  tooMany: (most: number) => `A batch has at most ${most.toLocaleString("en-IN")} payments. Choose fewer of them.`,
  gone: (claims: readonly string[]) => `No longer ready for a batch: ${listSome(claims)}. Nothing was prepared. Load the list again.`,
  changedMeanwhile: "The payments that are ready have changed since you saw them. Nothing was prepared. Look at the new number and total.",
  amountsChanged: (claims: readonly string[]) =>
    `The amount was corrected since you saw it: ${listSome(claims)}. Nothing was prepared. Look at the new amount, then choose it again.`,
  amountChanged: "The amount was corrected",
  noAccount: (firms: readonly string[]) =>
    `No bank account counts now, because none is confirmed or a change of it waits: ${listSome(firms)}. Nothing was prepared. Leave these firms out, or settle their accounts first.`,
  notReadyNow: "No longer ready for a batch",
  payerDgft: (claims: readonly string[]) => `Paid by DGFT directly: ${listSome(claims)}. They belong into no batch.`,
  doesNotFit: (problems: readonly string[]) => `The bank file cannot be made with this layout. ${listSome(problems, 5, ". ")}`,
  prepared: (name: string, lines: number) => `Prepared ${name} with ${count(lines, "payment")}. A second person approves it.`,

  // A batch
  stale: "Somebody changed this batch after you opened it. Nothing of yours was saved. Look at what it shows now.",
  wrongState: (name: string, state: string) => `This is not possible any more: ${name} is now "${state}".`,
  samePerson: "You prepared this batch, so another person approves it.",
  countsAsOne: (name: string) => `${name} prepared this batch and counts as one person with you. Somebody else approves it.`,
  cancelNeedsOther: "The bank file was downloaded, so the bank may have it. You prepared this batch. Another person has to cancel it.",
  cancelCountsAsOne: (name: string) =>
    `The bank file was downloaded, so the bank may have it. ${name} prepared this batch and counts as one person with you. Another person has to cancel it.`,
  noLines: "No payment is left in this batch. Cancel it.",
  accountChanged: (firms: readonly string[]) =>
    `The bank account is no longer the one that this batch has, or a change of it waits, for: ${listSome(firms)}. Take their payments out, or cancel the batch and prepare it again.`,
  accountChangedLate: (firms: readonly string[]) =>
    `The bank account is no longer the one that this batch has for: ${listSome(firms)}. Cancel the batch and prepare it again.`,
  accountChangedWithFile: (firms: readonly string[]) =>
    `The bank account is no longer the one that this batch has for: ${listSome(firms)}. The file is not downloaded any more. If the bank does not have it, cancel the batch and prepare it again. If the bank has it, mark the batch as sent.`,
  fileOfCancelled: "This batch is cancelled. Its file is not downloaded any more, or a payment could be made twice.",
  fileNeedsRight: "It has account numbers: only users who prepare or approve payments download it.",
  lineNotInBatch: "This payment is no longer in the batch. Load the page again.",
  removed: (reference: string) => `Took ${reference} out. It is ready for another batch.`,
  approved: (name: string) => `Approved ${name}. The bank file is being made.`,
  fileNotReady: "The bank file is not made yet. Wait until it is there, give it to the bank, then mark the batch as sent.",
  fileFailed: "The bank file could not be made. Cancel the batch and prepare it again.",
  fileGivenUp: "The file could not be made, because the portal had a fault. Cancel the batch and prepare it again.",
  sentInFuture: "The day must not be in the future.",
  sentTooEarly: (day: string) => `The batch was approved on ${day}. It cannot be sent before that.`,
  sentOnMissing: "Enter the day on which the bank got the file.",
  sent: (name: string) => `Marked ${name} as sent to the bank.`,
  cancelReason: "Say why the batch is cancelled.",
  cancelled: (name: string, lines: number) => `Cancelled ${name}. ${count(lines, "payment is", "payments are")} ready for another batch.`,

  // Answers of the bank
  replyEmpty: "There are no rows below the headings. Choose the file with the answer of the bank.",
  severalSheets: "The file has several sheets. Save the one with the answer of the bank as a file of its own.",
  replyTooLong: (most: number) => `The file has more than ${most.toLocaleString("en-IN")} rows. Split it.`,
  replyColumnMissing: (columns: readonly string[]) =>
    `These columns are missing: ${inColumns(columns)}. The first row has the headings, such as Reference, Amount, UTR, Status, Date, Reason.`,
  replyRefused: "The file has rows with errors, so nothing of it was imported. Correct them and choose the file again.",
  replyChanged: "Payments of this file have changed since you looked at it. Nothing was recorded: look at its rows again, then record.",
  replyAlreadyRecorded: "Everything in this file is recorded already. Nothing was changed.",
  replyImported: (paid: number, returned: number) => `Recorded ${count(paid, "payment")} as paid and ${count(returned, "payment")} as returned.`,
  rowDoubled: (row: number) => `The reference is in row ${row} already. Keep one row for each payment`,
  utrInRow: (utr: string, row: number) => `The UTR ${utr} is in row ${row} already. Each payment has its own`,
  referenceMissing: "The reference is missing. It looks like B7-0001",
  amountUnreadable: (text: string) => (text === "" ? "The amount is missing" : `The amount "${text}" cannot be read. Write rupees, like 1250.50`),
  dateUnreadable: (text: string) => (text === "" ? "The date is missing" : `The date "${text}" cannot be read. Write it like 09-04-2026`),
  statusUnknown: (text: string) =>
    `${text === "" ? "The status is missing" : `The status "${text}" is not known`}. Write paid or returned; leave the row out until the bank knows`,
  utrMissing: "The UTR is missing. A payment is recorded as paid with its UTR only",
  utrUnreadable: "The UTR has 8 to 35 characters, capitals and digits",
  reasonMissing: "The reason of the return is missing",
  unknownReference: (reference: string) => `No batch has a payment with the reference ${reference}`,
  otherBatch: (reference: string, its: number, chosen: number) => `${reference} is a payment of batch ${its}, and batch ${chosen} is chosen`,
  wasRemoved: (reference: string, batch: number) => `${reference} was taken out of batch ${batch} before it was sent. Ask the bank what it paid`,
  notSent: (batch: number) => `Batch ${batch} is not marked as sent to the bank. Mark it first`,
  amountDiffers: (ours: string, theirs: string) => `The amount is ${ours} in the batch and ${theirs} in the file. Ask the bank`,
  utrUsed: (utr: string, reference: string) => `The UTR ${utr} belongs to ${reference}. Each payment has its own`,
  utrChanged: (reference: string, utr: string) => `${reference} is recorded with the UTR ${utr}. It cannot be changed by a file`,
  inFuture: (day: string) => `${day} is in the future`,
  beforeApproval: (day: string, approved: string) => `${day} is before the batch was approved, on ${approved}`,
  paidOnOtherDay: (reference: string, day: string) => `${reference} is recorded as paid on ${day}. It cannot be changed by a file`,
  wasOpenedAgain: (reference: string, day: string) =>
    `${reference} is recorded as returned on ${day}, and the payment was opened again or withheld since. Ask the bank before it is paid in another batch`,
  paidBeforeReturn: (reference: string, paid: string, returned: string) =>
    `${reference} was returned on ${returned}, after this payment of ${paid}. Leave the row out. If the bank did not return it, record the payment by hand, with a proof`,
  wasReturned: (reference: string, day: string) => `${reference} is recorded as returned on ${day}, with another day or reason. Leave the row out`,
  returnBeforePayment: (day: string, paid: string) => `${day} is before the payment, on ${paid}`,
  isRecovered: (reference: string) => `${reference} was recovered from the firm. Ask the accounts before it is recorded as returned`,
  isAskedBack: (reference: string) =>
    `${reference} is asked back from the firm. Record what came back as a receipt of its recovery. Or first decline the recovery, or withdraw it if it is confirmed`,
  settledOnNeeded: "Enter the day of the bank",
  proofNeeded: "Add the proof: a statement or a message of the bank",
  lineChanged: (reference: string, outcome: string, day: string) =>
    `Somebody recorded ${reference} as ${outcome}, on ${day}, after you opened it. Nothing of yours was recorded. Close this window and look at it first.`,
  settledAlready: "This is recorded already. Nothing was changed.",
  settled: (reference: string, outcome: "paid" | "returned") => `Recorded ${reference} as ${outcome}.`,
} as const;
