import { divideHalfUp, inPaise, toMinorUnits, totalPaiseOf, type Paise } from "./amounts.ts";
import { capOfYear, capsFor, capsOfYears, capYearOf, drawnInYear, type CapOfYear, type RuledCost } from "./caps.ts";
import { checksOf, checksWithoutRule, type Check } from "./checks.ts";
import { chooseVersion } from "./choose-version.ts";
import { rupee } from "./currencies.ts";
import { datesOf, isInScope, type ClaimFacts, type CostFacts, type DrawnCost, type RateOn, type Surroundings } from "./facts.ts";
import { shareFor } from "./shares.ts";
import type { RuleTerms, RuleVersion } from "./terms.ts";
import { editionOf } from "./visits.ts";

export type LineNote =
  | "rate_missing"
  | "rate_of_payment"
  | "facts_missing"
  | "no_share"
  | "size_missing"
  | "net_of_tax"
  | "cap"
  | "drawn"
  | "first"
  | "blocked"
  | "override"
  | "incomplete";

/** One cost with its computation. Amounts are paise; null while a fact or a rate is missing. */
export type CostLine = {
  readonly costId: string;
  readonly version: { readonly id: string; readonly number: number } | undefined;
  readonly claimedPaise: Paise | null;
  readonly rate: { readonly rate: string; readonly on: string } | undefined;
  /** The day whose rate counts: that of the rule, without it the day of the payment; undefined while neither is known. */
  readonly rateDay: string | undefined;
  readonly admissiblePaise: Paise | null;
  readonly sharePercent: string | null;
  /** The lowest cap that was applied. */
  readonly capPaise: Paise | null;
  /** What other costs left of that cap, where it limits the line; absent in sheets of earlier releases. */
  readonly capLeftPaise?: Paise;
  readonly recommendedPaise: Paise | null;
  readonly checks: readonly Check[];
  readonly notes: readonly LineNote[];
  readonly sources: readonly string[];
};

export type Computation = {
  readonly lines: readonly CostLine[];
  /** Null while the amount or the rate of a cost is missing. */
  readonly claimedPaise: Paise | null;
  readonly recommendedPaise: Paise;
  /** Drawn before this claim in the year of its first line, and the cap of that year. */
  readonly drawnPaise: Paise;
  readonly capPaise: Paise | null;
  /** The caps of years that its lines use. */
  readonly years: readonly CapOfYear[];
};

/** What the lines before this one draw. They use the caps as the other claims of the firm do. */
type Before = readonly DrawnCost[];

/** True while no share of a line is known because nobody has stated the size of the firm. */
export const isShareUnknown = ({ sharePercent, notes }: Pick<CostLine, "sharePercent" | "notes">): boolean =>
  sharePercent === null && notes.includes("size_missing");

/**
 * Computes what the rules allow for a claim: pure, the same in browser and server. The version of each cost is chosen by its own
 * dates, so that a claim over a change of rules is computed by both.
 * @param versions those that the claim is pinned to, or the published ones before it is submitted
 * @source money.md 3 and 5
 */
export function evaluateClaim(versions: readonly RuleVersion[], around: Surroundings): Computation {
  const { scheme, filedOn, costs } = around.claim;
  const lines: CostLine[] = [];
  const before: DrawnCost[] = [];
  const ruled: RuledCost[] = [];
  for (const cost of costs) {
    const version = chooseVersion(versions, scheme, datesOf(cost, around.claim));
    if (version !== undefined) ruled.push({ cost, version });
    const line = evaluateCost(version, cost, around, before);
    lines.push(line);
    const recommended = line.recommendedPaise ?? 0;
    before.push({ ...cost, filedOn, paise: Math.min(recommended, around.given?.get(cost.id) ?? recommended) });
  }
  const first = costs[0];
  const version = first && chooseVersion(versions, scheme, datesOf(first, around.claim));
  const year = first && version && capYearOf(version.terms, first, around.claim);
  return {
    lines,
    claimedPaise: lines.some(({ claimedPaise }) => claimedPaise === null) ? null : totalPaiseOf(lines.map(({ claimedPaise }) => claimedPaise ?? 0)),
    recommendedPaise: totalPaiseOf(lines.map(({ recommendedPaise }) => recommendedPaise ?? 0)),
    drawnPaise: year === undefined || version === undefined ? 0 : drawnInYear(version.terms, year, around.claim),
    capPaise: version === undefined ? null : capOfYear(version.terms),
    years: capsOfYears(ruled, around.claim),
  };
}

function evaluateCost(version: RuleVersion | undefined, cost: CostFacts, around: Surroundings, before: Before): CostLine {
  const dates = datesOf(cost, around.claim);
  const ruleDay = version && dates[version.terms.rateDay];
  const rateDay = ruleDay ?? dates.cost_paid;
  const rate = rateFor(cost, rateDay, around.rateOn);
  const claimedPaise = paiseIn(cost.amount, cost, rate);
  const base = { costId: cost.id, claimedPaise, rateDay, rate: rate === undefined || rateDay === undefined ? undefined : { rate, on: rateDay } };
  const isRateMissing = cost.amount !== undefined && cost.currency !== undefined && rate === undefined;
  if (version === undefined) {
    const check: Check = { name: "no_rule", outcome: "needs_reason", figures: {}, source: "" };
    const amounts = isRateMissing ? ({ notes: ["rate_missing"] } as const) : overrideWithoutRule(cost, claimedPaise);
    return { ...base, ...nothing, ...amounts, version: undefined, checks: [check, ...checksWithoutRule(cost)], sources: [] };
  }
  const { terms } = version;
  const checks = checksOf(terms, cost, around);
  const rateNotes: LineNote[] = ruleDay === undefined && rateDay !== undefined && cost.currency !== rupee ? ["rate_of_payment"] : [];
  const named = { ...base, version: { id: version.id, number: version.number }, checks };
  if (claimedPaise === null) return { ...named, ...nothing, notes: isRateMissing ? ["rate_missing", ...rateNotes] : ["facts_missing"], sources: [] };
  const amounts = amountsOf(terms, cost, { ...around, claimedPaise, checks, rate: rate ?? "1" }, before);
  return { ...named, ...amounts, notes: [...rateNotes, ...amounts.notes] };
}

/** Without a rule only the council's own figure counts, in whole rupees. @source money.md 3 "What it cannot say is an officer's override with a reason" */
function overrideWithoutRule({ assessed }: CostFacts, claimedPaise: Paise | null): Pick<CostLine, "notes"> & Partial<CostLine> {
  if (assessed?.admissiblePaise === undefined || assessed.reason === "" || claimedPaise === null) return { notes: [] };
  const admissiblePaise = Math.min(assessed.admissiblePaise, claimedPaise);
  return { notes: ["override"], admissiblePaise, recommendedPaise: roundLine(BigInt(admissiblePaise) * 10_000n, "rupee_half_up", admissiblePaise) };
}

const nothing = { admissiblePaise: null, sharePercent: null, capPaise: null, recommendedPaise: null } as const;

const rateFor = ({ currency }: CostFacts, day: string | undefined, rateOn: RateOn): string | undefined => {
  if (currency === rupee) return "1";
  return currency === undefined || day === undefined ? undefined : rateOn(currency, day);
};

const paiseIn = (amount: string | undefined, { currency }: CostFacts, rate: string | undefined): Paise | null =>
  amount === undefined || currency === undefined || rate === undefined ? null : inPaise(amount, currency, rate);

type Amounts = Pick<CostLine, "admissiblePaise" | "sharePercent" | "capPaise" | "capLeftPaise" | "recommendedPaise" | "notes" | "sources">;
type Known = Surroundings & { readonly claimedPaise: Paise; readonly checks: readonly Check[]; readonly rate: string };

function amountsOf(terms: RuleTerms, cost: CostFacts, known: Known, before: Before): Amounts {
  const notes: LineNote[] = [];
  const sources: string[] = [];
  const { share, needsSize } = shareFor(terms, cost, known.claim);
  if (needsSize) notes.push("size_missing");
  else if (share === undefined) notes.push("no_share");
  if (share !== undefined) sources.push(share.source);
  const reason = cost.assessed?.reason ?? "";
  const stops = known.checks.filter(({ outcome }) => outcome === "blocks" || (outcome === "needs_reason" && reason === ""));
  const firsts = firstsFor(terms, cost, known.claim, before);
  const beyond = firsts.filter(({ term, paid }) => paid >= term.count);
  const isBeyondFirst = beyond.length > 0;
  sources.push(...beyond.map(({ term }) => term.source));
  let admissible = known.claimedPaise;
  const tax = terms.netOfTax ? (paiseIn(cost.tax, cost, known.rate) ?? 0) : 0;
  admissible -= tax;
  if (tax > 0) notes.push("net_of_tax");
  if (stops.length > 0) notes.push("blocked");
  if (isBeyondFirst) notes.push("first");
  if (stops.length > 0 || isBeyondFirst || share === undefined) admissible = 0;
  // While the share is unknown, a figure of the council gives no amount. Zero gives zero at every share, so it counts.
  const set = cost.assessed?.admissiblePaise;
  const own = share === undefined && needsSize && set !== 0 ? undefined : set;
  if (own !== undefined && reason !== "" && !stops.some(({ outcome }) => outcome === "blocks")) {
    admissible = Math.min(own, known.claimedPaise);
    notes.push("override");
  }
  const shared = shareOf(admissible, share?.percent ?? "100");
  const caps = capsFor(terms, cost, known.claim, before);
  const lowest = caps.toSorted((a, b) => a.leftPaise - b.leftPaise)[0];
  const isCapped = lowest !== undefined && BigInt(lowest.leftPaise) * 10_000n < shared;
  if (isCapped) {
    notes.push(lowest.term.per === "firm_year" ? "drawn" : "cap");
    sources.push(lowest.term.source);
  }
  const exact = isCapped ? BigInt(lowest.leftPaise) * 10_000n : shared;
  const recommended = roundLine(exact, terms.rounding, Math.min(admissible, lowest?.leftPaise ?? admissible));
  return {
    admissiblePaise: admissible,
    sharePercent: share?.percent ?? null,
    capPaise: lowest?.mostPaise ?? null,
    ...(isCapped && { capLeftPaise: lowest.leftPaise }),
    recommendedPaise: recommended,
    notes,
    sources: [...new Set(sources)],
  };
}

/** The share of an amount, in ten-thousandths of a paisa: exact. */
const shareOf = (amount: Paise, percent: string): bigint => BigInt(amount) * toMinorUnits(percent, 2);

/** Rounds once, half up; a result above the most that may be paid is rounded down instead. @source money.md 1 "Rounding" */
function roundLine(exact: bigint, rounding: RuleTerms["rounding"], most: Paise): Paise {
  const unit = rounding === "rupee_half_up" ? 100n : 1n;
  const rounded = divideHalfUp(exact, 10_000n * unit) * unit;
  return Number(rounded > BigInt(most) ? (exact / (10_000n * unit)) * unit : rounded);
}

/** A limit for the first costs, with how many of them are paid before: of this year of an event by all claims of the firm, else by this claim. */
type First = { readonly term: RuleTerms["firsts"][number]; readonly paid: number };

/** A cost that gets nothing takes no place of another. */
const firstsFor = (terms: RuleTerms, cost: CostFacts, { drawn }: ClaimFacts, before: Before): First[] =>
  terms.firsts
    .filter((term) => isInScope(term, cost))
    .map((term) => {
      const edition = term.per === "event" ? editionOf(cost) : undefined;
      const others = edition === undefined ? before : [...drawn, ...before].filter((other) => editionOf(other) === edition);
      return { term, paid: others.filter((other) => other.paise > 0 && isInScope(term, other)).length };
    });
