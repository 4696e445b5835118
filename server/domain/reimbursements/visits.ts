import { financialYearLabel } from "../dates.ts";
import type { ClaimFacts } from "../rules/facts.ts";
import { costOf, type Item } from "./items.ts";

/** A visit to an event: `key` is the same for each cost of it. */
export type Visit = { readonly event: string; readonly key: string; readonly year: string };

/** The visits that some items are for. A visit is an event of a year, however many costs of it are claimed. */
export const visitsOf = (items: readonly Item[]): Visit[] => [
  ...new Map(
    items.flatMap((item) => {
      const { event, eventTo } = costOf(item);
      if (event === undefined || eventTo === undefined) return [];
      const key = `${event} ${eventTo.slice(0, 4)}`;
      return [[key, { event, key, year: financialYearLabel(eventTo) }] as const];
    }),
  ).values(),
];

/** The firm's other visits, counted by event and by financial year. @param earlier those of its other claims */
export function countVisits(items: readonly Item[], earlier: readonly Visit[]): Pick<ClaimFacts, "visits" | "eventsInYear"> {
  const own = new Set(visitsOf(items).map(({ key }) => key));
  const others = earlier.filter(({ key }) => !own.has(key));
  const count = (words: readonly string[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
    return counts;
  };
  return { visits: count(others.map(({ event }) => event)), eventsInYear: count(others.map(({ year }) => year)) };
}
