import { onePersonReason } from "../accounts/second-person.ts";

/** The longest amount that is read, with grouping. */
export const maxAmountCharacters = 20;

/** Messages about the amounts of a claim. @source money.md 5 and 8 */
export const amountMessages = {
  notNegative: "An amount is not negative",
  notAnAmount: "Write an amount of rupees with at most two decimal places, like 1250.50",
  tooLarge: "An amount is at most Rs 99,99,99,99,999.99",
  otherAmountFirst: (problem: string) =>
    `An amount that you typed beside its document cannot be saved: ${problem}. Close this window and correct it first.`,
  noSheet: "This claim names no costs, so it has no computation sheet",
  noSuchItem: "This claim has no such item",
  noSuchReason: "Select a reason from the list",
  reasonNeeded: "Give a reason for an amount of your own",
  claimedUnknown: "What is claimed is not known in rupees yet: complete the item, or wait for the exchange rate",
  sizeMissing: "The share depends on the size of the firm: state it under Facts about the firm first",
  aboveClaimed: (claimed: string) => `At most what is claimed: ${claimed}`,
  noCompleteItem: "Nothing is forwarded without an amount: complete at least one item from the papers, or ask the firm.",
  amountChanged: (amount: string, inWords: string) =>
    `The recommended amount has changed since this page read it, for instance because another claim of the firm drew on a cap. It is now ${amount} (${inWords}). Nothing is forwarded: check the claim, then forward it again.`,
  rateMissing: (days: readonly string[]) =>
    `The exchange rate is missing for ${days.join(", ")}. Enter it on the page Exchange rates, then forward again.`,
  secondPerson: (amount: string, limit: string) =>
    `The recommendation of ${amount} is kept. Another person of the council has to confirm it by forwarding, because it is above ${limit} or above what the rules propose.`,
  countAsOne: (name: string) =>
    `You and ${name}, who prepared this, count as one person: ${onePersonReason}. The recommendation is kept; a colleague whom somebody else invited has to forward it.`,
  noAmount: "This claim came without an amount. Share a query, so that the council completes it.",
  aboveRecommended: (recommended: string) => `At most what is recommended: ${recommended}`,
  lessNeedsReason: "Give the reason for each rupee less than recommended",
  nothingLeft:
    "The firm's other claims have drawn the whole cap since this claim was forwarded: nothing is left to give. Refuse it with that reason, or share a query.",
  aboveCap: (cost: string, left: string) =>
    `${cost}: the firm's other claims have drawn on its cap since this claim was forwarded, so at most ${left} is left for it. Give less for it, with the reason, or share a query.`,
  nothingByRules: "By the rules, as they are computed now, nothing is given for this claim. Refuse it with that reason, or share a query.",
  aboveRules: (cost: string, most: string) =>
    `${cost}: by the rules, as they are computed now, at most ${most} is given for it. Give less for it, with the reason, or share a query.`,
  nothingGiven: "An approval gives at least something. To give nothing, refuse the claim with a reason.",
  refusalNeedsReason: "Write the reason of the refusal; the firm will read it",
} as const;
