import { council } from "../council.ts";
import { formatIndianDateTime } from "../dates.ts";
import { maxLeadsPerFirm } from "./limits.ts";

/** Sentences about fairs. */
export const fairMessages = {
  notFound: "There is no such fair. Load the page again.",
  applicationNotFound: "There is no such application. Load the page again.",
  eventNotFound: "There is no such event in the calendar of the website. Choose one from the list.",
  alreadyOpened: "This event is a fair already. Open it in the list of fairs.",
  stale: "Another user has saved this fair meanwhile. Look at the form again, then save it.",

  untilPast: "The last day to apply is over. Choose a later one",
  untilAfterStart: "The last day to apply must be before the first day of the fair",
  endBeforeStart: "The last day must not be before the first day",
  noCriterion: "Publish at least one criterion",
  twice: "Each measure can be used once",
  fullAtNeeded: "Enter a whole number above 0",
  weight: "Enter whole points from 1 to 100",
  seats: "Enter a whole number of seats from 1 to 2,000",
  fee: "Enter whole rupees, or leave it empty",
  fewerSeats: (taken: number) => `${taken} seats are offered or taken. Take seats back first, or enter ${taken} or more.`,
  criteriaFixed: "Firms have applied by these criteria already. They stay as they were published.",
  lastDayFixed: (at: Date) => `Applications ended on ${formatIndianDateTime(at)}, and firms have applied. The last day stays.`,

  cancelled: (at: Date) => `This fair was cancelled on ${formatIndianDateTime(at)}. Nothing of it changes any more.`,
  over: "This fair is over. No seat is offered or accepted any more.",
  overAlready: "This fair is over. It can no longer be cancelled.",
  fairCancelled: (firms: number) =>
    `The fair is cancelled. ${firms === 0 ? "No firm is to be notified." : `${count(firms, "firm")} got a notice and an e-mail.`}`,
  cancelReason: "Write why the fair is cancelled, for the firms",

  opened: (title: string) => `${title} is open as a fair. Members see it under Fairs.`,
  /** @param firms the number of firms that were told of it */
  changed: (firms: number) => `The fair is saved.${firms === 0 ? "" : ` ${count(firms, "firm")} got a notice and an e-mail.`}`,

  applied: "Your application has arrived. You can change it until the last day.",
  entriesChanged: "A colleague has changed these entries meanwhile. Nothing was overwritten: look at the form, then send it again.",
  pageOutdated: "This page is older than the portal. Nothing was overwritten: reload the page, then enter your changes again.",
  applicationsOver: (at: Date) => `Applications ended on ${formatIndianDateTime(at)}. Write to ${council.contactEmail} if you need help.`,
  profileFirst: "Save your profile first. The application takes its contact from it.",
  exports: "Enter the exports in whole rupees, 0 if there were none",
  firmClass: "Choose the size of the firm",
  leadership: "Choose who leads the firm",

  stillOpen: (at: Date) => `Firms can apply until ${formatIndianDateTime(at)}. Rank the applications after that.`,
  ranked: (seats: number, waiting: number) => `Ranked. ${count(seats, "seat")} offered, ${count(waiting, "firm")} on the waiting list.`,
  rankedAlready: "These applications are ranked already. The list is the published one.",
  noApplications: "Nobody has applied yet. There is nothing to rank.",

  noSeatOffered: "No seat is offered to your firm now. Load the page again.",
  accepted: "The seat is yours. Your code for the entrance is below.",
  withdrawn: "Your application is withdrawn.",
  nothingToWithdraw: "This application has ended already.",
  notWithdrawnAfterCheckIn: "Your firm was checked in at the fair. Its application can no longer be withdrawn.",
  notWithdrawnAfterFair: "This fair is over. Its applications can no longer be withdrawn.",
  noSeatLeft: "All seats are offered or taken. Take a seat back, or raise the number of seats, then try again.",
  notNext: (name: string) => `${name} is first on the waiting list. Offer the seat to it first.`,
  notWaiting: "Only a firm on the waiting list, or one whose seat was taken back, can be offered a seat.",
  firmDeactivated: (name: string) => `${name} is deactivated. It gets no seat.`,
  seatOffered: (name: string) => `A seat is offered to ${name}.`,
  seatTaken: (name: string) => `The seat of ${name} is taken back.`,
  seatUsed: (name: string) => `${name} was checked in at the fair. Its seat can no longer be taken back.`,
  noSeatToTake: "This firm holds no seat.",
  reason: "Write why, for the firm",

  hallNeeded: "Enter the hall",
  stallNeedsSeat: "Only an exhibitor that accepted its seat gets a stall.",
  stallTaken: (number: string) => `Stall ${number} is given to another firm. Choose another number.`,
  /** @param stall the firm's stall now, if it has one */
  stallChanged: (stall: { readonly hall: string; readonly number: string } | undefined) =>
    stall === undefined
      ? "Somebody else took the stall of this firm back meanwhile. Look at your entry, then save again."
      : `Somebody else gave this firm hall ${stall.hall}, stall ${stall.number} meanwhile. Look at your entry, then save again.`,
  stallSaved: "The stall is saved.",
  stallRemoved: "The stall is free again.",
  planSaved: "The plan is saved.",

  feeProofSent: "The proof is sent. The council checks it, and you get a notice.",
  feeProofFile: "Upload the proof of the payment",
  feeNeedsSeat: "Only an exhibitor that accepted its seat pays the fee.",
  noFee: "This fair asks no fee. There is nothing to pay.",
  feeProofWaits: "A proof of your firm waits for the council already. Nothing was overwritten: load the page again to see it.",
  feeReceivedBefore: "The council has received the fee of your firm already. There is nothing more to send.",
  feeReferenceKnown: (reference: string, amount: string) =>
    `The council has received ${amount} with the reference ${reference} already. Each payment counts once. If the bank gave another payment the same reference, add -2 to it.`,
  feeProofNotFound: "There is no such proof. Load the page again.",
  feeSettled: "This proof has changed meanwhile: it is received or returned. Nothing was overwritten; read its state before you go on.",
  feeReceived: (name: string, amount: string) => `The payment of ${name}, ${amount}, is recorded as received.`,
  feeReturned: (name: string, canSendAnother: boolean) =>
    `The proof of ${name} is returned.${canSendAnother ? " The firm can send another one." : ""}`,
  feeRemark: "Write what is wrong, for the firm",

  messageSent: (firms: number) => `The message was sent to ${count(firms, "firm")}.`,
  noReceiver: "No firm has a seat yet, so there is no exhibitor to write to.",

  codeUnknown: "This code is not one of ours. Check each character, or scan the code again.",
  codeOfOtherFair: (title: string) => `This code is for another fair: ${title}.`,
  codeWithoutSeat: (name: string) => `${name} holds no seat at this fair. Ask the desk.`,
  checkedIn: (name: string) => `${name} is here.`,
  checkedInBefore: (name: string, at: Date) => `${name} was checked in already, on ${formatIndianDateTime(at)}.`,
  tooEarly: "The fair has not begun. Check in from one day before its first day.",

  leadSaved: "The lead is stored.",
  leadWithoutSeat: "Your firm holds no seat at this fair any more. Your leads stay on this device; download them there.",
  leadOfOtherFirm: "This lead was noted for another firm. Sign in for that firm, then it is sent.",
  leadOfOther: "This lead has the number of another one. Note it again.",
  tooManyLeads: `A firm can note at most ${maxLeadsPerFirm.toLocaleString("en-IN")} leads at a fair.`,
  photoTooLarge: "The photo is too large. Take it again in this page, which makes it smaller.",
  photoKind: "The photo must be a JPEG picture.",
  photoNotFound: "There is no such photo.",
  noExhibitors: "No firm has accepted a seat yet. The list is made from the first one on.",

  feedbackLater: "Feedback can be given from the last day of the fair.",
  feedbackSeat: "Only exhibitors of the fair give feedback.",
  feedbackSaved: "Thank you. You can change your answer for 90 days after the fair.",
  feedbackOver: "The 90 days for feedback are over.",
  rating: "Choose from 1 to 5",
  orders: "Enter the orders in whole rupees, 0 if there were none",
} as const;

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;
