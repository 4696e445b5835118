import { onePersonReason } from "../accounts/second-person.ts";
import { formatIndianDate } from "../dates.ts";

/** What is said of the claims that a corrected rate does not change; empty when there are none. */
function claimsKeepRate(claims: number): string {
  if (claims === 0) return "";
  const keep = claims === 1 ? "1 claim that is not forwarded keeps" : `${claims.toLocaleString("en-IN")} claims that are not forwarded keep`;
  return ` ${keep} the rate from before. The page Exchange rates lists them; an officer takes the new rate on the claim's page.`;
}

/** Texts of rules and exchange rates. */
export const ruleMessages = {
  notFound: "These rules are not there.",
  stale: "Somebody else has changed these rules meanwhile. Nothing was overwritten: open them again and repeat your change.",
  onlyDrafts: "Only a draft can be changed. Published rules stay as they are: make a new version from them.",
  draftSaved: "The draft is saved.",
  draftDiscarded: "The draft is discarded.",
  published: "The rules are published. New claims are computed by them from now on.",
  publishedBefore: (begin: string) => `The rules are published. They begin on ${begin}.`,
  publishedForPast: (begin: string, end: string) => `The rules are published. They count for ${begin} to ${end}.`,
  countsAgain: (day: string, number: number, from: string, lastDay: string) =>
    `From ${day} on version ${number} of ${from} counts again. To end the scheme, publish rules from ${day} on without a last day: ` +
    `in “Period of the programme”, enter costs until ${lastDay} and choose “The cost is not paid”`,
  noneAfterEnd: (day: string) => `On ${day}, the day after their last day, no rules hold`,
  endBeforeBegin: "The last day must not be before the first day",
  periodWithoutDay: "Enter a first or a last day",
  regionOfYear: "Another region can be asked for only where the events of a financial year are counted",
  pastNeedsReason: "These rules take effect in the past: say why, and publish them with this reason",
  hidesVersion: (number: number) =>
    `No day would be left to version ${number}. Begin after its first day, or end before its last day, so that each version holds for some days`,
  isHidden: "Later versions cover every day of this period, so these rules would never be used. Choose another period",
  isFollowed: (number: number, from: string) =>
    `Version ${number} of ${formatIndianDate(from)} is for every claim that is filed now, so these rules would never be used. Begin on ${formatIndianDate(from)} or later`,
  leavesGap: (from: string, to: string) =>
    `From ${formatIndianDate(from)} to ${formatIndianDate(to)} no version would hold. Begin on ${formatIndianDate(from)}, or publish rules for these days first`,
  cannotPublish: "These rules cannot be published yet. Correct what is named and try again.",
  shareNeverUsed: "No cost gets this share: one above it is for every cost and firm. Move this one up, or remove one of them",
  unknownKind: "Choose a kind of cost from the list",
  nobodyPrepared: "Nobody has checked this draft yet. Save it after reading it; another user of the office publishes it.",
  twoPeople: "You prepared this draft. Another user of the office has to publish it.",
  countAsOne: `You and the user who prepared this draft count as one person: ${onePersonReason}. A colleague whom somebody else invited has to publish it.`,
  replayFirst: "Run these rules over the open claims first, and look at the result before you publish them.",
  replayStale:
    "Other rules of this scheme were published after the open claims were computed, or the portal computes them in another way now. Run these rules over the open claims again and look at the result.",
  replayRuns: "These rules run over the open claims already.",
  replayStarted: "These rules run over the open claims now.",
  replayFailed: "The run over the open claims failed. Start it again; if it fails again, look at the page System.",
  sourceSaved: "The PDF is saved with the draft.",
  onlyPdf: (name: string) => `${name} is not a PDF. Save the circular as PDF and choose it again.`,
  noSource: "There is no PDF for these rules.",
  holidaySaved: (day: string) => `${day} is a holiday.`,
  holidayRemoved: (day: string) => `${day} is a working day again.`,
  weekendSaved: (day: string) => `The weekend from ${day} on is saved.`,
  weekendRemoved: (day: string) => `The weekend from ${day} on is removed: the one before it goes on.`,
  weekendNotFound: "No weekend begins on this day.",
  holidayNotFound: "This day is not in the list of holidays.",
  unknownCurrency: "Enter the code of a currency, like USD or EUR",
  rupeeNeedsNoRate: "INR needs no rate: everything is computed in rupees",
  rateDateUnreadable: "Enter the day as a date, like 31-03-2026",
  rateInFuture: "Enter a day that is today or earlier: the rate of a later day is not known",
  rateUnreadable: "Enter the rupees for one unit of the currency, like 83.125, with a point, no comma and at most 6 decimal places",
  rateNotPositive: "The rate must be more than zero",
  rateSaved: (currency: string, day: string, rate: string, before: string | undefined, keeping: number) =>
    `The rate of ${currency} for ${day} is saved: Rs ${rate}${before === undefined ? "" : `, in place of Rs ${before}`}.${claimsKeepRate(keeping)}`,
  rateThere: (currency: string, day: string, rate: string, source: string) =>
    `${currency} has a rate for ${day} already: Rs ${rate} (${source}). Nothing was saved. Check the day; replace the rate only if it is wrong.`,
  rateRemoved: (currency: string, day: string) => `The rate of ${currency} for ${day} is removed.`,
  rateGone: "This rate is not there any more: somebody has removed or replaced it. Reload the page to see the rates as they are.",
  rateUsed: "A claim was submitted with a rate of this day, so it cannot be removed. Enter the right rate for the day instead.",
  rateDoubled: (row: number) => `The same currency and day stand in row ${row}: keep one of them`,
  reasonCodeUnreadable: "Write the code in capital letters, digits and _, like NO_RECEIPT, with 2 to 40 characters",
  reasonCodeTaken: "There is a reason with this code already: change that one, or choose another code",
  reasonChanged: "Somebody else changed this reason meanwhile. Reload to see it; nothing was saved.",
  reasonSaved: (code: string) => `The reason ${code} is saved.`,
  ratesUnreadable: "The list could not be read. Save it as csv with the columns currency, date, rate and source, and choose it again.",
  ratesEmpty: "The list has no rows. Add a row for each rate and choose the list again.",
  ratesTooMany: (most: number) =>
    `A list can have at most ${most.toLocaleString("en-IN")} rates. Divide it and import the parts one after the other.`,
  rateColumnMissing: (columns: readonly string[]) =>
    `The first row must name the columns currency, date, rate and source. Missing: ${columns.join(", ")}.`,
  ratesRefused: "Nothing was imported: some rows have errors. Correct them in the list and choose it again.",
  ratesImported: (count: number, keeping: number) =>
    `${count === 1 ? "1 rate is imported." : `${count.toLocaleString("en-IN")} rates are imported.`}${claimsKeepRate(keeping)}`,
  ratesChanged: "Somebody else has saved rates of this list since you checked it. Nothing was imported: look at its rows again, then import.",
  ratesAlreadySaved: "Every rate of the list was saved already.",
} as const;
