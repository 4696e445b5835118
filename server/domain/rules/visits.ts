import { financialYearLabel } from "../dates.ts";
import type { ClaimFacts, CostFacts, Visit } from "./facts.ts";
import { regionOf } from "./regions.ts";
import type { CountTerm } from "./terms.ts";

type OfEvent = Pick<CostFacts, "event" | "eventTo">;
type OfPlace = Pick<CostFacts, "event" | "eventTo" | "country">;

/** One year of an event: the same words in each of its costs. Undefined for a cost of no event. */
export const editionOf = ({ event, eventTo }: OfEvent): string | undefined =>
  event === undefined ? undefined : `${event} ${eventTo?.slice(0, 4) ?? ""}`;

/** The visits that some costs are for, each once. A cost without its event or its last day is for none. */
export function visitsOf(costs: readonly OfPlace[]): Visit[] {
  const visits = new Map<string, Visit>();
  for (const { event, eventTo, country } of costs) {
    const key = editionOf({ event, eventTo });
    if (event === undefined || eventTo === undefined || key === undefined) continue;
    visits.set(key, { event, key, endedOn: eventTo, country: country ?? visits.get(key)?.country });
  }
  return [...visits.values()];
}

type OtherVisits = Pick<ClaimFacts, "visits" | "costs">;

/**
 * The visits of the firm that count before the one of a cost: all that it claimed before, and of this claim and of the fairs that it attended
 * those that ended earlier. One that is claimed and attended is there twice. Undefined while the event or its last day is not known.
 */
function earlierVisits(of: CountTerm["of"], cost: OfEvent, { visits, costs }: OtherVisits): Visit[] | undefined {
  const [own] = visitsOf([cost]);
  if (own === undefined) return undefined;
  const isEarlier = ({ endedOn, key }: Visit): boolean => endedOn < own.endedOn || (endedOn === own.endedOn && key < own.key);
  const earlier = [...visits.claimed, ...[...visits.attended, ...visitsOf(costs)].filter(isEarlier)].filter(({ key }) => key !== own.key);
  const counts = ({ event, endedOn }: Visit): boolean =>
    of === "same_event_ever" ? event === own.event : financialYearLabel(endedOn) === financialYearLabel(own.endedOn);
  return earlier.filter(counts);
}

const countOf = (visits: readonly Visit[]): number => new Set(visits.map(({ key }) => key)).size;

/**
 * How many visits of the firm count before the one of a cost. Undefined while the event or its last day is not known.
 * @source money.md 3 "counts (same fair ever, events a year)"
 */
export function countEarlierVisits(of: CountTerm["of"], cost: OfEvent, facts: OtherVisits): number | undefined {
  const earlier = earlierVisits(of, cost, facts);
  return earlier && countOf(earlier);
}

/**
 * Whether none of the visits that count before the one of a cost was in its region. Undefined while that depends on a country that is not known.
 * @source data/scheme-rules.json "each in another region"
 */
export function isInOtherRegion(of: CountTerm["of"], cost: OfPlace, facts: OtherVisits): boolean | undefined {
  const region = regionOf(cost.country);
  const earlier = earlierVisits(of, cost, facts);
  if (region === undefined || earlier === undefined) return undefined;
  const placed = earlier.filter(({ country }) => regionOf(country) !== undefined);
  if (placed.some(({ country }) => regionOf(country) === region)) return false;
  return countOf(placed) === countOf(earlier) ? true : undefined;
}
