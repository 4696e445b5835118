import { measureOf, type Criterion, type MeasureName, type RankingFacts } from "./criteria.ts";

/** An application as it is ranked. */
export type RankedInput = { readonly id: string; readonly facts: RankingFacts };

/** Points by criterion, their sum, and the place from 1. */
export type Ranked = {
  readonly id: string;
  readonly rank: number;
  readonly total: number;
  readonly points: Readonly<Partial<Record<MeasureName, number>>>;
};

/**
 * Ranks applications by the published criteria. Points are whole numbers, rounded down. Equal sums are ordered by the time of the
 * application, then by its id, so that the same facts always give the same list.
 * @source desks-and-more.md 3 "ranking recomputed from published criteria and reproducible"
 */
export function rankApplications(criteria: readonly Criterion[], applyUntil: Date, applications: readonly RankedInput[]): Ranked[] {
  return applications
    .map(({ id, facts }) => ({ id, appliedAt: facts.appliedAt, ...pointsOf(criteria, applyUntil, facts) }))
    .toSorted((a, b) => b.total - a.total || compare(a.appliedAt, b.appliedAt) || compare(a.id, b.id))
    .map(({ id, total, points }, place) => ({ id, rank: place + 1, total, points }));
}

/** The points of one application by criterion, and their sum. */
export function pointsOf(criteria: readonly Criterion[], applyUntil: Date, facts: RankingFacts): Pick<Ranked, "total" | "points"> {
  const given = criteria.map(({ measure, weight, fullAt }): [MeasureName, number] => {
    const { numerator, denominator } = measureOf(measure).fraction(facts, Math.max(1, fullAt ?? 1), applyUntil);
    return [measure, Math.floor((weight * numerator) / denominator)];
  });
  return { points: Object.fromEntries(given), total: given.reduce((sum, [, points]) => sum + points, 0) };
}

type StoredRank = RankedInput & { readonly rank: number };

/** Whether the stored ranks are those that the criteria give for the stored facts. */
export function isReproduced(criteria: readonly Criterion[], applyUntil: Date, stored: readonly StoredRank[]): boolean {
  const again = new Map(rankApplications(criteria, applyUntil, stored).map(({ id, rank }) => [id, rank]));
  return stored.every(({ id, rank }) => again.get(id) === rank);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
