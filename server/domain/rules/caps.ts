import { financialYearLabel } from "../dates.ts";
import { totalPaiseOf, type Paise } from "./amounts.ts";
import { isInScope, standsBefore, type ClaimFacts, type CostFacts, type DrawnCost, type Scoped } from "./facts.ts";
import { wordsInOrder } from "./normalised-name.ts";
import { numberInParts } from "./normalised-number.ts";
import type { CapTerm, RuleTerms, RuleVersion } from "./terms.ts";
import { editionOf } from "./visits.ts";

/** The financial year ("2026-27") whose cap a cost uses. @param claim the day on which its claim was filed */
export const capYearOf = ({ capYear }: RuleTerms, { paidOn }: Pick<CostFacts, "paidOn">, { filedOn }: Pick<ClaimFacts, "filedOn">): string =>
  financialYearLabel(capYear === "financial_year_paid" ? (paidOn ?? filedOn) : filedOn);

/** What a firm has drawn of a year ("2026-27") for the costs of a scope, counted as the rules say. */
export const drawnInYear = (terms: RuleTerms, year: string, { drawn }: Pick<ClaimFacts, "drawn">, scope: Scoped = {}): Paise =>
  totalPaiseOf(drawn.filter((other) => isInScope(scope, other) && capYearOf(terms, other, other) === year).map(({ paise }) => paise));

const findGeneralCap = ({ caps }: RuleTerms): CapTerm | undefined =>
  caps.find(({ per, kinds, countries }) => per === "firm_year" && kinds === undefined && countries === undefined);

/** The cap of a firm's year for every kind of cost and country; null without one. */
export const capOfYear = (terms: RuleTerms): Paise | null => findGeneralCap(terms)?.amountPaise ?? null;

/** The caps of a firm's year beside that of `capOfYear`. */
export const otherCapsOfYear = (terms: RuleTerms): CapTerm[] =>
  terms.caps.filter((term) => term.per === "firm_year" && term !== findGeneralCap(terms));

/** The cap of a financial year ("2026-27") by a version, with what the firm drew of that year before a claim. `version` is its number. */
export type CapOfYear = { readonly year: string; readonly version: number; readonly capPaise: Paise; readonly drawnPaise: Paise };

/** A cost with the version of the rules that is chosen for it. */
export type RuledCost = { readonly cost: CostFacts; readonly version: RuleVersion };

/** The caps of years that the costs of a claim use, each once, in the order of the costs. */
export function capsOfYears(costs: readonly RuledCost[], claim: ClaimFacts): CapOfYear[] {
  const used = costs.flatMap(({ cost, version: { number, terms } }) => {
    const [year, capPaise] = [capYearOf(terms, cost, claim), capOfYear(terms)];
    return capPaise === null ? [] : [{ year, version: number, capPaise, drawnPaise: drawnInYear(terms, year, claim) }];
  });
  const isSame = (one: CapOfYear, other: CapOfYear): boolean =>
    one.year === other.year && one.capPaise === other.capPaise && one.drawnPaise === other.drawnPaise;
  return used.filter((one, place) => used.findIndex((other) => isSame(one, other)) === place);
}

/** A cap with what it gives in all, for all persons whom its costs are for, and what is left of that. */
type Cap = { readonly term: CapTerm; readonly mostPaise: Paise; readonly leftPaise: Paise };

/** True when one cap stands before another, for a cost that both are for: of those for a firm and year each holds. */
export const capStandsBefore = (one: CapTerm, other: CapTerm): boolean =>
  other.per !== "firm_year" && one.per === other.per && standsBefore(one, other);

/**
 * The caps of a cost with what the lines before it and the firm's other claims leave of each. The lines of two versions share a cap, and a
 * line counts for each cap that it is in the scope of.
 */
export function capsFor(terms: RuleTerms, cost: CostFacts, claim: ClaimFacts, before: readonly DrawnCost[]): Cap[] {
  const inScope = terms.caps.filter((term) => isInScope(term, cost));
  const standing = inScope.filter((term) => !inScope.some((other) => capStandsBefore(other, term)));
  return standing.map((term) => {
    const unit = unitOf(term, cost, capYearOf(terms, cost, claim));
    const shares = (other: Sharer, year: string): boolean =>
      isInScope(term, other) && unitOf(term, other, year) === unit && (term.per !== "person" || canBeOfOneDay(cost, other));
    const drawn = [...claim.drawn, ...before].filter((other) => shares(other, capYearOf(terms, other, other)));
    const ofClaim = claim.costs.filter((other) => shares(other, capYearOf(terms, other, claim)));
    const mostPaise = term.per === "person" ? term.amountPaise * mostPersons([cost, ...drawn, ...ofClaim]) : term.amountPaise;
    return { term, mostPaise, leftPaise: Math.max(0, mostPaise - totalPaiseOf(drawn.map(({ paise }) => paise))) };
  });
}

type Sharer = Omit<DrawnCost, "filedOn" | "paise">;

/** A plant is inspected again under the same number. The day may be stated in one cost of an inspection only. */
const canBeOfOneDay = (one: Sharer, other: Sharer): boolean =>
  one.issuedOn === undefined || other.issuedOn === undefined || one.issuedOn === other.issuedOn;

/** The officials of one inspection, who may be stated in one of its costs only. */
const mostPersons = (costs: readonly Sharer[]): number => Math.max(...costs.map(({ persons }) => persons ?? 1));

/** What a cap is counted for: the same words in each cost that shares it. */
function unitOf({ per }: CapTerm, cost: Sharer, year: string): string {
  if (per === "firm_year") return year;
  if (per === "certificate") return certificateUnit(cost) ?? cost.id;
  if (per === "event") return editionOf(cost) ?? cost.id;
  return (per === "person" ? personUnit(cost) : undefined) ?? cost.id;
}

const certificateUnit = ({ country = "", certificateNo }: Sharer): string | undefined =>
  certificateNo === undefined ? undefined : `${country} ${numberInParts(certificateNo)}`;

/** A traveller at one year of an event. Officials have no names: they are those of one number, and `canBeOfOneDay` tells its inspections apart. */
function personUnit(cost: Sharer): string | undefined {
  const [traveller, edition] = [wordsInOrder(cost.traveller), editionOf(cost)];
  if (traveller === undefined) return certificateUnit(cost);
  return edition === undefined ? undefined : `${edition} ${traveller}`;
}
