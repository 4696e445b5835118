import { onePerson } from "../accounts/second-person.ts";
import { council } from "../council.ts";
import { formatIndianDate } from "../dates.ts";
import { rupeesText } from "../indian-figures.ts";
import { rupeesOf, type Paise } from "../rules/amounts.ts";
import type { PaiseByPayer } from "./claim-payers.ts";
import { otherPayerOf, type Payer } from "./line-states.ts";

export const maxPaymentSearchLength = 200;

/** The name of each payer, for use within a sentence. */
export const payerNames = { council: council.shortName, dgft_direct: council.officer } as const satisfies Record<Payer, string>;

/** The label of a figure of an order, which has all its payments, also where a filter finds the order by some of them. */
export const orderFigureLabel = (label: string, { scheme, firmState }: { readonly scheme?: unknown; readonly firmState?: unknown }): string =>
  scheme === undefined && firmState === undefined ? label : `${label}, of the whole order`;

const rupees = (paise: Paise): string => rupeesText(rupeesOf(paise));

type Rest = { readonly id: string; readonly sanctionedPaise: Paise; readonly coveredPaise: Paise; readonly askedPaise: Paise };

type OwnPart = {
  readonly id: string;
  readonly payer: Payer;
  readonly partPaise: PaiseByPayer;
  readonly leftPaise: PaiseByPayer;
  /** What the line gives before a correction raises it. */
  readonly linePaise?: Paise | undefined;
};

/** Sentences of sanction orders, their corrections and their lines. */
export const orderMessages = {
  recorded: (number: string) => `Order ${number} is recorded. The firms were told.`,
  orderNotFound: "There is no such sanction order. Load the list again.",
  changeNotFound: "There is no such correction. Load the order again.",
  claimNotFound: (id: string) => `There is no reimbursement ${id}. Choose it from the list again.`,

  dateMissing: "Enter the date of the order",
  dateInFuture: (today: string) => `The order cannot be of a day that is to come: enter ${formatIndianDate(today)} or an earlier date.`,
  dateBeforeApproval: (id: string, decidedOn: string, orderedOn: string) =>
    `${id} was approved on ${formatIndianDate(decidedOn)}, after the date of this order, ${formatIndianDate(orderedOn)}. Check the date, or take the claim out.`,
  fileMissing: "Upload the PDF of the order",
  payerMissing: "Choose who pays the firms",
  noClaims: "Choose at least one claim",
  tooManyClaims: (most: number) => `At most ${most} claims are recorded at once. Record these, then add the rest by a correction of the order.`,
  searchTooLong: "Search for at most 200 characters",
  amountMissing: "Enter the amount in rupees",
  amountZero: "Enter an amount above zero, or take the claim out",
  amountWrong: "Enter the amount in rupees as digits, with at most two places, like 125000.50",
  numberUsed: (number: string, orderedOn: string) =>
    `An order ${number} of ${formatIndianDate(orderedOn)} is recorded already. Open it in the list, or check number and date.`,
  numberOfEmpty: (number: string, orderedOn: string) =>
    `An order ${number} of ${formatIndianDate(orderedOn)} is recorded already, and all its payments were cancelled. Correct its number first, for example to "${number}, cancelled". Then the number is free.`,
  twice: (id: string) => `${id} stands twice in this order. Keep one line with the whole amount.`,
  inOrder: (id: string) => `${id} has a payment in this order already. Correct its amount instead.`,
  notApproved: (id: string) => `${id} is not approved by DGFT, so no order can give money to it. Take it out.`,
  nothingSanctioned: (id: string) => `DGFT approved ${id} with an amount of Rs 0.00. Take it out.`,
  covered: ({ id, sanctionedPaise }: Rest) =>
    `${id} is covered already: DGFT approved ${rupees(sanctionedPaise)}, and orders give all of it. Take it out.`,
  aboveApproved: ({ id, sanctionedPaise, coveredPaise, askedPaise }: Rest) =>
    coveredPaise === 0
      ? `DGFT approved ${rupees(sanctionedPaise)} for ${id}; this order would give ${rupees(askedPaise)}. Enter ${rupees(sanctionedPaise)} or less.`
      : `DGFT approved ${rupees(sanctionedPaise)} for ${id}, and other orders give ${rupees(coveredPaise)} of it; this order would give ${rupees(askedPaise)}. Enter ${rupees(sanctionedPaise - coveredPaise)} or less.`,
  otherPayer: (id: string, payer: Payer) =>
    `By the rules ${payerNames[payer]} pays ${id}. Take it out, check who pays, or confirm that the order says otherwise.`,
  aboveOwnPart: ({ id, payer, partPaise, leftPaise, linePaise = 0 }: OwnPart) => {
    const [other, left] = [otherPayerOf(payer), leftPaise[payer]];
    const parts = `${payerNames[payer]} pays ${rupees(partPaise[payer])} of ${id} and ${payerNames[other]} ${rupees(partPaise[other])}`;
    const rest = left < partPaise[payer] ? ` Of the part of ${payerNames[payer]} ${rupees(left)} is left.` : "";
    const most = linePaise + left;
    const advice = most === 0 ? "Take it out" : `Enter ${rupees(most)} or less`;
    return `By the rules ${parts}.${rest} ${advice}, or confirm that the order says otherwise.`;
  },
  checkOrder: "The order is not recorded. Check what is marked.",

  changeAsked: "The correction waits for a second person, who confirms or declines it here.",
  changeConfirmed: "The correction is confirmed. The firms that it concerns were told.",
  changeDeclined: "The correction is declined. The order stays as it is.",
  changeWaits: "A correction of this order waits already. A second person confirms or declines it first.",
  changeSettled: "This correction was confirmed or declined already. Load the page again.",
  nothingChanged: "Nothing differs from the order as it is. Change what is wrong, then ask again.",
  checkChange: "The correction is not asked for. Check what is marked.",
  staleOrder: "Another user has changed this order. Load the page again; nothing was overwritten.",
  staleLine: "Another user has changed this payment. Load the page again; nothing was overwritten.",
  secondPerson: onePerson("asked for this correction", "confirm"),
  lineNotOfOrder: "One of the payments is not part of this order. Load the page again.",
  lineTooFar: (id: string, state: string) =>
    `The payment of ${id} cannot be corrected here any more: it is "${state}". Take it out of its batch first; of money that was paid ask for a recovery.`,
  dateTooFar: (id: string, state: string) =>
    `The date of the order cannot change any more: the payment of ${id} is "${state}". Its number, budget head and PDF can.`,
  amountChanged: "The amount of the order was corrected. Make a new pre-receipt, sign it and upload it.",
  orderChanged: "The number or the date of the order was corrected. Make a new pre-receipt, sign it and upload it.",
  lineCancelled: "The order was corrected. Nothing is left to pay of it, so no pre-receipt is needed.",

  withheld: "The payment is withheld. The firm was told why.",
  released: "The payment is released. The firm was told.",
  releasedAgain: "The payment is released. The firm was told why the bank returned it and what to do.",
  releasedWaits: "The payment is released. It will go to the firm's new account once that account can be used. The firm was told.",
  openedAgain: "The payment is open again. The firm was told why it came back and what to do.",
  openedComplete: "The payment is open again and waits for the next batch. It will go to the firm's new account. The firm was told.",
  openedWaits: "The payment is open again. It will go to the firm's new account once that account can be used. The firm was told.",
  paidElsewhere: "Recorded: DGFT paid this amount. The firm was told.",
  elsewhereCountsOn: (day: string) => `The ledger counts it on ${day}: before that day the amount is not sanctioned there.`,
  elsewhereReversed: (countsOn: string) =>
    `The record is undone: the amount counts as not paid. The ledger has the reversal on ${countsOn}. The firm was told.`,
  elsewhereOnePerson: onePerson("recorded this payment", "undo"),
  reasonNeeded: "Enter a reason. The firm reads it.",
  notInState: (state: string) => `This is not possible: the payment is "${state}" now. Load the page again.`,
  directNotWithheld: "DGFT pays this amount itself, so it cannot be withheld here.",
  notDirect: "The council pays this amount. Only a payment of an order that DGFT pays itself is recorded here.",
  referenceMissing: "Enter the reference of the payment",
  paidOnMissing: "Enter the day of the payment",
  paidBeforeOrder: (orderedOn: string) => `The order is of ${formatIndianDate(orderedOn)}: enter that day or a later one.`,
  amountDiffers: (paise: Paise) =>
    `The amount must be that of the payment, ${rupees(paise)}. If DGFT paid another amount, have the order corrected first.`,
} as const;
