import { financialYearLabel } from "../dates.ts";
import type { ClaimFacts, CostFacts, Visit } from "./facts.ts";
import type { CountTerm } from "./terms.ts";

type OfEvent = Pick<CostFacts, "event" | "eventTo">;

/** One year of an event: the same words in each of its costs. Undefined for a cost of no event. */
export const editionOf = ({ event, eventTo }: OfEvent): string | undefined =>
  event === undefined ? undefined : `${event} ${eventTo?.slice(0, 4) ?? ""}`;

/** The visits that some costs are for, each once. A cost without its event or its last day is for none. */
export const visitsOf = (costs: readonly OfEvent[]): Visit[] => [
  ...new Map(
    costs.flatMap(({ event, eventTo }) => {
      const key = editionOf({ event, eventTo });
      if (event === undefined || eventTo === undefined || key === undefined) return [];
      return [[key, { event, key, endedOn: eventTo }] as const];
    }),
  ).values(),
];

/**
 * How many visits of the firm count before the one of a cost: all that it claimed before, and of this claim and of the fairs that it
 * attended those that ended earlier. Undefined while the event or its last day is not known.
 * @source money.md 3 "counts (same fair ever, events a year)"
 */
export function countEarlierVisits(of: CountTerm["of"], cost: OfEvent, { visits, costs }: Pick<ClaimFacts, "visits" | "costs">): number | undefined {
  const [own] = visitsOf([cost]);
  if (own === undefined) return undefined;
  const isEarlier = ({ endedOn, key }: Visit): boolean => endedOn < own.endedOn || (endedOn === own.endedOn && key < own.key);
  const earlier = [...visits.claimed, ...[...visits.attended, ...visitsOf(costs)].filter(isEarlier)].filter(({ key }) => key !== own.key);
  const counts = ({ event, endedOn }: Visit): boolean =>
    of === "same_event_ever" ? event === own.event : financialYearLabel(endedOn) === financialYearLabel(own.endedOn);
  return new Set(earlier.filter(counts).map(({ key }) => key)).size;
}
