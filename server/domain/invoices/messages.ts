import { onePerson } from "../accounts/second-person.ts";

/** Sentences of invoices for the office. Amounts come as "Rs 5,900.00", dates as "31-03-2027". */
const otherMoney = "If this is other money, record it by hand: add -2 to the reference.";
const referenceKnown = (reference: string, number: string): string =>
  `The reference ${reference} is recorded already, at the invoice ${number}. Each payment counts once.`;
const membershipEnds = "A membership that the invoice renewed ends as before.";

export const invoiceMessages = {
  gstin: "Enter the GST number of the council",
  sac: "Enter the service code: six digits that begin with 9995, like 999511",
  dueDays: "Enter the days to pay as a whole number from 0 to 365, like 30",
  noSettings: "The council's GST number is not entered yet, so nothing can be invoiced. Enter it under Invoices, Settings.",
  settingsSaved: "The settings are saved. They stand on invoices from now on; earlier invoices stay as they are.",
  stale: "Somebody else has changed this meanwhile. Nothing was overwritten: reload the page and repeat your change.",
  notFound: "There is no such invoice. Load the page again.",
  fileNotFound: "There is no such file. Load the page again.",

  noFees: (year: string) => `No fee table of ${year} is published. Publish it first: fees of another year are never used.`,
  yearOver: (year: string) => `The year ${year} is over. Nothing is invoiced for a year that is over.`,
  yearTooEarly: (year: string, day: string) => `Invoices for ${year} are sent from ${day} on.`,
  noBand: "Choose a band of the fee table",
  noState:
    "The state of the firm is not known: its GST number is not valid and its address names no state. Correct the GST number, or ask the firm to name the state in the address of its profile.",
  hasInvoice: (number: string, year: string) =>
    number === "" ? `The firm has an invoice for ${year} already. Load the page again.` : `The firm has the invoice ${number} for ${year} already.`,
  firmClosed: "The firm is deactivated. Reactivate it first.",
  lapsed: "The membership ended more than a year before this year begins. Choose the band of the firm if it renews its membership.",
  previewChanged: "The amount has changed since you looked at it. Look at it again, then issue the invoice.",
  noFee: "The fee of this band is zero, so there is nothing to invoice.",
  bandChosen: (label: string) => `The band "${label}" is chosen. The next run invoices the firm.`,
  bandChosenMeanwhile: (name: string, label: string, reason: string) =>
    `${name} has chosen the band "${label}" meanwhile, with the reason "${reason}". Close this form and look at the list before you choose again.`,
  noBandYet: "The firm has no declared exports. Choose its band first.",
  bandGone: "The chosen band is not in the fee table any more. Choose it again.",
  issued: (number: string) => `The invoice ${number} is issued. The firm gets an email.`,
  runNotFound: "There is no such run. Load the page again.",
  runRunning: "A run is under way already. Wait until it has ended.",
  runStarted: "The run has begun. You can leave the page; it goes on by itself.",
  runChanged: "The list has changed since you looked at it. Look at it again, then start the run.",
  runEmpty: "No firm would get an invoice. Choose bands for the firms without declared exports first.",

  notUnpaid: "This invoice is paid already. Record the payment only if it is other money: it is then credit of the firm.",
  isCancelled: (number: string) => `The invoice ${number} is cancelled by its credit note. Load the page again.`,
  payCancelled: (number: string) =>
    `The invoice ${number} is cancelled by its credit note. Record the payment at another invoice of the firm, or here as other money: it is then credit of the firm.`,
  referenceKnown,
  referenceKnownElsewhere: (reference: string, number: string) =>
    `${referenceKnown(reference, number)} If this is another part of the same transfer, add -2 to the reference, or -3 and so on.`,
  referenceOfOther: (reference: string, number: string, amount: string) =>
    `The reference ${reference} is recorded already with ${amount}, at the invoice ${number}. ${otherMoney}`,
  tooEarly: (day: string) => `Choose ${day} or a later day: an earlier payment cannot be for this invoice`,
  paid: (receipt: string) => `The invoice is paid. The receipt is ${receipt}.`,
  partPaid: (receipt: string, rest: string) => `Recorded; ${rest} is still to be paid. The receipt is ${receipt}.`,
  overPaid: (receipt: string, excess: string) =>
    `The invoice is paid. ${excess} is more than was due and is kept as credit of the firm. The receipt is ${receipt}.`,
  creditOfCancelled: (receipt: string, amount: string) =>
    `The invoice stays cancelled. ${amount} is kept as credit of the firm. The receipt is ${receipt}.`,
  noCredit: "The firm has no credit.",
  proofNeeded: "Upload the proof of the bank",
  uploadAgain: "Upload the file again",
  paymentNotFound: "There is no such payment. Load the page again.",
  paymentReversedBefore: "This payment is taken back already. Load the page again.",
  paymentOnePerson: onePerson("recorded this payment", "take back"),
  paymentReversed: (amount: string) => `The payment is taken back: ${amount} no longer counts.`,
  excessUsed:
    "The credit from this payment has paid another invoice, was paid back to the firm, or is reserved for a transfer that waits for a second person. Take that back, or decline the transfer, first.",

  noteOpen: "A credit note of this invoice is prepared already. Issue or decline it first.",
  noteAboveRest: (rest: string) => `Enter at most ${rest}: that is what is left of the invoice`,
  noteTooSmall: "Enter at least Rs 1.00",
  paymentCredited: "The invoice was paid with credit, and a credit note has given that credit back. There is nothing to take back.",
  notePrepared: "The credit note is prepared. Another user of the office issues it.",
  noteWhole: `It cancels the whole invoice. ${membershipEnds}`,
  noteCancels: (number: string) => `The credit note ${number} is issued. The invoice is cancelled. ${membershipEnds}`,
  noteOfPart: (number: string, amount: string, rest: string) =>
    `The credit note ${number} is issued. It takes ${amount} off the invoice; ${rest} is still to be paid.`,
  notePays: (number: string, amount: string) =>
    `The credit note ${number} is issued. It takes ${amount} off the invoice; nothing more is to be paid.`,
  noteDeclined: "The credit note is declined. The invoice stays as it is.",
  noteNotFound: "There is no such credit note. Load the page again.",
  noteSettled: "Another user has issued or declined this credit note. Load the page again.",
  noteOnePerson: onePerson("prepared this credit note", "issue"),

  repaymentAboveCredit: (credit: string) => `Enter at most ${credit}: that is the credit of the firm`,
  repaymentReferenceKnown: (reference: string) => `The reference ${reference} is recorded already. Each transfer counts once.`,
  repaymentPrepared: "The transfer is recorded. It is booked once another user of the office has confirmed it.",
  repaymentConfirmed: (amount: string) => `Confirmed: ${amount} is no longer credit of the firm. The firm gets a notice and an e-mail.`,
  repaymentDeclined: "Declined: the amount is credit of the firm again.",
  repaymentTakenBack: (amount: string) => `Taken back: ${amount} is credit of the firm again. The firm gets a notice and an e-mail.`,
  repaymentNotFound: "There is no such transfer. Load the page again.",
  repaymentSettled: "Another user has settled this transfer already. Load the page again.",
  repaymentOnePerson: onePerson("recorded this transfer", "confirm"),
  repaymentTakeBackOnePerson: onePerson("recorded this transfer", "take back"),

  proofGiven: "Thank you. The office checks it and records the payment.",
  proofKnown: (receipt: string) => `This payment is recorded already, with the receipt ${receipt}. The proof is accepted; nothing is recorded twice.`,
  proofNotFound: "There is no such proof. Load the page again.",
  proofSettled: "Another user has checked this proof already. Load the page again.",
  proofRefused: "The proof is refused. The firm reads why.",
  memberCancelled: "This invoice is cancelled by a credit note: do not pay it. If you have paid it, write to the council.",
  memberPaid: "This invoice is paid already. There is nothing more to send.",
  tooManyProofs: "Three proofs of this invoice wait for the office already. Wait until they are checked.",

  nothingDue: "This invoice is paid: there is nothing to remind of.",
  proofWaits: "The firm has sent a proof of its payment. Check it first.",
  remindedToday: "The firm was reminded today already.",
  reminded: "The firm is reminded.",

  bankNoHead:
    "The first line has to name the columns: date, amount, reference and narration. Save the file of the bank as csv or xlsx with such a line.",
  bankTooLong: (most: number) => `A file has at most ${most.toLocaleString("en-IN")} payments. Divide it by days.`,
  bankTooManyRows: (most: number) => `A file has at most ${most.toLocaleString("en-IN")} rows. Divide it by days.`,
  bankDay: (text: string) => `The day "${text}" cannot be read. Correct the file, or record the payment by hand.`,
  bankAmount: (text: string) => `The amount "${text}" cannot be read.`,
  bankDirection: (text: string) =>
    `"${text}" says neither credit nor debit (CR, C, DR or D), so nobody knows whether the money came in. Correct the file, or record the payment by hand.`,
  bankNoReference: "The line has no reference, so nobody could see whether it is recorded already. Record it by hand.",
  bankKnown: (number: string) => `Recorded already, at the invoice ${number}.`,
  bankKnownInParts: (numbers: string) => `Recorded already in parts: ${numbers}.`,
  bankOtherAmount: (number: string) =>
    `This reference is recorded with another amount or day, at the invoice ${number}. ${otherMoney} If only a part of this payment is recorded, record the rest in this way.`,
  bankPartLeft: (number: string, reference: string) =>
    `This reference is recorded only with -2 or another number behind it, at the invoice ${number}. If that is a part of this payment, record the rest by hand with the reference ${reference}. If it is other money, record the whole payment by hand with ${reference}.`,
  bankTakenBack: (number: string) =>
    `This payment was taken back at the invoice ${number}. Record it by hand at another invoice, or take the line off the list.`,
  bankDoubled: (rowNo: number) => `Row ${rowNo} has the same reference. ${otherMoney}`,
  bankCancelled: (number: string) =>
    `The invoice ${number} is cancelled. Record the payment by hand: at another invoice of the firm, or there as other money, which is then credit.`,
  bankPaid: (number: string) => `The invoice ${number} is paid already. Record it by hand if it is other money.`,
  bankSeveralNumbers: (numbers: string) =>
    `The text names several invoices: ${numbers}. Record at each its part by hand: the first with this reference, the next with -2 behind it, then -3 and so on.`,
  bankUnknownNumber: (number: string) => `There is no invoice ${number}.`,
  bankTooEarly: (number: string) => `The payment is more than a year older than the invoice ${number}. Look for the invoice that it is for.`,
  bankUnmatched: "The text names no invoice, and no invoice that was unpaid on this day has this amount and this firm.",
  bankSeveralFirms: (numbers: string) => `Several invoices have this amount and firm: ${numbers}. Record it by hand.`,
  bankLongerName: (name: string) => `The text has the name of another firm, too: ${name}. Record it by hand.`,
  bankFuture: "The day is still to come. Look at the date in the file.",
  bankMore: "More than is due: the rest is kept as credit of the firm.",
  bankLess: "Less than is due: the invoice is part paid.",
  lineNotFound: "There is no such line. Load the page again.",
  lineSettled: "Another user has taken this line off the list already. Load the page again.",
  lineDismissed: "The line is off the list. If it was for an invoice after all, record the payment there by hand.",
  bankEmpty: "The file has no line of money that came in.",
  /** @param problems lines that could not be read */
  bankImported: (recorded: number, left: number, problems: number) =>
    [
      `${recorded === 1 ? "1 payment is" : `${recorded} payments are`} recorded.`,
      ...(left === 0 ? [] : [`${left === 1 ? "1 line is" : `${left} lines are`} unmatched; see below.`]),
      ...(problems === 0 ? [] : [`${problems === 1 ? "1 line has a problem and was" : `${problems} lines have a problem and were`} not taken.`]),
      ...(left === 0 && problems === 0 ? ["Every line has an invoice."] : []),
    ].join(" "),
  bankChanged: "Invoices have changed since you looked at the file. Look at it again, then record.",
} as const;
