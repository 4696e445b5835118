const onePerson = (did: string, act: string): string =>
  `You and the user who ${did} count as one person: you are the same, one of you invited the other, or the same colleague invited both. Another colleague has to ${act} it.`;

/** Sentences of invoices for the office. Amounts come as "Rs 5,900.00", dates as "31-03-2027". */
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
  noState: "The state of the firm is not known: its GST number is not valid and its address names no state. Mend one of them first.",
  hasInvoice: (number: string, year: string) => `The firm has the invoice ${number} for ${year} already.`,
  noFee: "The fee of this band is zero, so there is nothing to invoice.",
  bandChosen: (label: string) => `The band "${label}" is chosen. The next run invoices the firm.`,
  runRunning: "A run is under way already. Wait until it has ended.",
  runStarted: "The run has begun. You can leave the page; it goes on by itself.",
  runChanged: "The list has changed since you looked at it. Look at it again, then start the run.",
  runEmpty: "No firm would get an invoice. Choose bands for the firms without declared exports first.",

  notUnpaid: "This invoice is paid already.",
  isCancelled: (number: string) => `The invoice ${number} is cancelled by its credit note. Record the payment at another invoice of the firm.`,
  referenceKnown: (reference: string, number: string) =>
    `The reference ${reference} is recorded already, at the invoice ${number}. Each payment counts once.`,
  beforeInvoice: (day: string) => `The invoice is of ${day}: choose this day or a later one`,
  paid: (receipt: string) => `The invoice is paid. The receipt is ${receipt}.`,
  partPaid: (receipt: string, rest: string) => `Recorded; ${rest} is still to be paid. The receipt is ${receipt}.`,
  overPaid: (receipt: string, excess: string) =>
    `The invoice is paid. ${excess} is more than was due and is kept as credit of the firm. The receipt is ${receipt}.`,
  noCredit: "The firm has no credit.",
  proofNeeded: "Upload the proof of the bank",
  uploadAgain: "Upload the file again",
  paymentNotFound: "There is no such payment. Load the page again.",
  paymentReversedBefore: "This payment is taken back already. Load the page again.",
  paymentOnePerson: onePerson("recorded this payment", "take back"),
  paymentReversed: (amount: string) => `The payment is taken back: ${amount} no longer counts.`,
  excessUsed: "What this payment left over has paid another invoice. Take that payment back first.",
  creditOfCancelled: "The invoice is cancelled, so its payments are credit of the firm. They stay as they are.",

  noteOpen: "A credit note of this invoice is prepared already.",
  notePrepared: "The credit note is prepared. Another user of the office issues it.",
  noteIssued: (number: string) => `The credit note ${number} is issued. The invoice is cancelled.`,
  noteDeclined: "The credit note is declined. The invoice stays as it is.",
  noteNotFound: "There is no such credit note. Load the page again.",
  noteSettled: "Another user has issued or declined this credit note. Load the page again.",
  noteOnePerson: onePerson("prepared this credit note", "issue"),

  proofGiven: "Thank you. The office checks it and records the payment.",
  proofNotFound: "There is no such proof. Load the page again.",
  proofSettled: "Another user has checked this proof already. Load the page again.",
  proofAccepted: (receipt: string) => `The payment is recorded. The receipt is ${receipt}.`,
  proofRefused: "The proof is refused. The firm is told why.",
  tooManyProofs: "Three proofs of this invoice wait for the office already. Wait until they are checked.",

  remindedToday: "The firm was reminded today already.",
  reminded: "The firm is reminded.",
  remindedAll: (count: number) => (count === 1 ? "1 firm is reminded." : `${count} firms are reminded.`),

  bankNoHead:
    "The first line has to name the columns: date, amount, reference and narration. Save the file of the bank as csv or xlsx with such a line.",
  bankEmpty: "The file has no line of money that came in.",
  bankImported: (recorded: number, left: number) =>
    `${recorded === 1 ? "1 payment is" : `${recorded} payments are`} recorded. ${left === 0 ? "No line is left over." : `${left === 1 ? "1 line is" : `${left} lines are`} left over; look at them below.`}`,
  bankChanged: "Invoices have changed since you looked at the file. Look at it again, then record.",
} as const;
