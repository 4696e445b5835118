import { daysAfter, daysFromTo } from "../dates.ts";
import { datesOf, isInScope, standsBefore, type ClaimFacts, type CostFacts, type Surroundings } from "./facts.ts";
import { endOfProgramme } from "./programme.ts";
import { regionOf } from "./regions.ts";
import type { IntentTerm, RuleTerms, ViolationOutcome } from "./terms.ts";
import { countEarlierVisits, isInOtherRegion } from "./visits.ts";
import { lastDayOf } from "./windows.ts";

export type CheckName = "no_rule" | "window" | "intent" | "ceiling" | "period" | "membership" | "same_event_ever" | "events_in_year";

/** The result of one rule for one cost. `figures` are what the sentence says: dates, counts and paise. */
export type Check = {
  readonly name: CheckName;
  /** `unknown`: a fact is missing. */
  readonly outcome: "met" | "unknown" | ViolationOutcome;
  readonly figures: Readonly<Record<string, string | number>>;
  readonly source: string;
};

/** Every rule that is for a cost, with its result. An unknown fact is no violation. @source money.md 3 */
export function checksOf(terms: RuleTerms, cost: CostFacts, around: Surroundings): Check[] {
  const { claim } = around;
  return [
    ...windowChecks(terms, cost, around),
    ...(terms.period === undefined ? [] : [periodCheck(terms.period, cost)]),
    ...(terms.intent === undefined ? [] : [intentCheck(terms.intent, cost, claim)]),
    ...(terms.ceiling === undefined ? [] : [ceilingCheck(terms.ceiling, claim)]),
    ...(terms.membership === undefined ? [] : [membershipCheck(terms.membership, claim)]),
    ...terms.counts.map((term) => countCheck(term, cost, claim)),
  ];
}

const outcomeOf = (isMet: boolean | undefined, outcome: ViolationOutcome): Check["outcome"] =>
  isMet === undefined ? "unknown" : isMet ? "met" : outcome;

/** The windows of a cost: a window for its country stands before a general one. */
export function windowsFor(terms: RuleTerms, cost: CostFacts): RuleTerms["windows"] {
  const inScope = terms.windows.filter((term) => isInScope(term, cost));
  return inScope.filter((term) => !inScope.some((other) => standsBefore(other, term)));
}

function windowChecks(terms: RuleTerms, cost: CostFacts, { claim, holidays }: Surroundings): Check[] {
  return windowsFor(terms, cost).map((window): Check => {
    const from = datesOf(cost, claim)[window.from];
    const { source, days, counts } = window;
    if (from === undefined) return { name: "window", outcome: "unknown", figures: { from: window.from, days }, source };
    const lastOn = lastDayOf(window, from, holidays);
    const countedTo = lastDayOf({ ...window, onHoliday: "stays" }, from, holidays);
    // An event ends on its first day or later: what is in time from the first day is in time from the last.
    const isEndUnknown = window.from === "event_ended" && cost.isEventEndKnown === false;
    const passed = daysFromTo(from, claim.filedOn);
    const figures = {
      from: window.from,
      fromOn: from,
      filedOn: claim.filedOn,
      passed,
      days,
      counts,
      lastOn,
      ...(window.countsFirstDay && { countsFirstDay: 1 }),
      ...(countedTo !== lastOn && { movedFrom: countedTo }),
      ...(isEndUnknown && { isEndUnknown: 1 }),
    };
    return { name: "window", outcome: outcomeOf(claim.filedOn <= lastOn, window.outcome), figures, source };
  });
}

/**
 * What is known of a cost without a rule: the programme that has no rule for it may be over.
 * @source money.md 3 "claims whose cost is later say so at once and point to the Export Promotion Mission"
 */
export function checksWithoutRule(cost: CostFacts): Check[] {
  const period = periodCheck(endOfProgramme, cost);
  return period.outcome === endOfProgramme.outcome ? [period] : [];
}

/** Whether a cost was paid within a period. */
export function periodCheck(period: NonNullable<RuleTerms["period"]>, { paidOn }: Pick<CostFacts, "paidOn">): Check {
  const { costsFrom, costsUntil, source } = period;
  const isMet =
    paidOn === undefined ? undefined : (costsFrom === undefined || costsFrom <= paidOn) && (costsUntil === undefined || paidOn <= costsUntil);
  const figures = {
    ...(paidOn !== undefined && { paidOn }),
    ...(costsFrom !== undefined && { costsFrom }),
    ...(costsUntil !== undefined && { costsUntil }),
  };
  return { name: "period", outcome: outcomeOf(isMet, period.outcome), figures, source };
}

function intentCheck(intent: IntentTerm, { paidOn, eventFrom }: CostFacts, { intentFiledOn, noticeGivenOn }: ClaimFacts): Check {
  const { daysBefore, validDays, source } = intent;
  const isOfEvent = intent.before === "event_began";
  const day = isOfEvent ? eventFrom : paidOn;
  const known = { daysBefore, ...(isOfEvent && { before: "event_began" }) };
  if (day === undefined) return { name: "intent", outcome: "unknown", figures: known, source };
  const figures = { ...known, ...(isOfEvent ? { eventFrom: day } : { paidOn: day }) };
  // Notice of an event is given outside of the portal: until an officer states its day, nothing is known of it.
  const statedOn = isOfEvent ? noticeGivenOn : intentFiledOn;
  if (statedOn === undefined) return { name: "intent", outcome: isOfEvent ? "unknown" : intent.outcome, figures, source };
  const isMet = daysAfter(statedOn, daysBefore) <= day && day <= daysAfter(statedOn, validDays);
  // Stored sheets name either day like this.
  return { name: "intent", outcome: outcomeOf(isMet, intent.outcome), figures: { ...figures, validDays, intentFiledOn: statedOn }, source };
}

function ceilingCheck(ceiling: NonNullable<RuleTerms["ceiling"]>, { turnoverPaise }: ClaimFacts): Check {
  const isMet = turnoverPaise === undefined ? undefined : turnoverPaise <= ceiling.amountPaise;
  const figures = { ceilingPaise: ceiling.amountPaise, ...(turnoverPaise !== undefined && { turnoverPaise }) };
  return { name: "ceiling", outcome: outcomeOf(isMet, ceiling.outcome), figures, source: ceiling.source };
}

/** Only a member files. A membership that starts after the filing came after a break: the facts do not include the one before it. */
function membershipCheck(term: NonNullable<RuleTerms["membership"]>, { filedOn, memberSince, memberUntil }: ClaimFacts): Check {
  const { months, source } = term;
  const isMet =
    memberSince === undefined || memberSince > filedOn
      ? undefined
      : addMonths(memberSince, months) <= filedOn && (memberUntil === undefined || filedOn <= memberUntil);
  const figures = { months, filedOn, ...(memberSince !== undefined && { memberSince }), ...(memberUntil !== undefined && { memberUntil }) };
  return { name: "membership", outcome: outcomeOf(isMet, term.outcome), figures, source };
}

/** The same day some months later; the last day of the month where it has no such day. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

function countCheck(term: RuleTerms["counts"][number], cost: CostFacts, claim: ClaimFacts): Check {
  const { of: name, source } = term;
  const special = claim.isSpecialGroup === true ? term.special : undefined;
  const limit = special?.limit ?? term.limit;
  const before = countEarlierVisits(name, cost, claim);
  if (before === undefined) return { name, outcome: "unknown", figures: { limit, missing: cost.event === undefined ? "event" : "days" }, source };
  const number = before + 1;
  const figures = { limit, number, ...(special?.otherRegion === true && { regionsAbove: term.limit }) };
  if (special?.otherRegion !== true || number <= term.limit || number > limit)
    return { name, outcome: outcomeOf(number <= limit, term.outcome), figures, source };
  const [region, isMet] = [regionOf(cost.country), isInOtherRegion(name, cost, claim)];
  const found: Check["figures"] = isMet === undefined || region === undefined ? { missing: "country" } : { region };
  return { name, outcome: outcomeOf(isMet, term.outcome), figures: { ...figures, ...found }, source };
}
