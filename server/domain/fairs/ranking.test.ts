import { expect, test } from "vitest";
import { startingCriteria, type RankingFacts } from "./criteria.ts";
import { isReproduced, pointsOf, rankApplications } from "./ranking.ts";

const until = new Date("2027-01-31T23:59:59.999+05:30");
const facts: RankingFacts = {
  exportsInr: 50_000_000,
  earlierVisits: 0,
  firmClass: "small",
  leadership: "women",
  overdueReplies: 0,
  appliedAt: "2027-01-10T04:30:00.000Z",
};

test("each criterion gives its points by the facts, rounded down", () => {
  expect(pointsOf(startingCriteria, until, facts)).toEqual({
    points: { exports: 15, first_visit: 25, small_firm: 15, special_group: 10, claims_in_order: 10, timely: 10 },
    total: 85,
  });
  const late = { ...facts, exportsInr: 333_333, earlierVisits: 2, firmClass: "medium", leadership: "other", overdueReplies: 1 } as const;
  expect(pointsOf(startingCriteria, until, { ...late, appliedAt: "2027-01-31T18:29:59.999Z" })).toEqual({
    points: { exports: 0, first_visit: 0, small_firm: 7, special_group: 0, claims_in_order: 0, timely: 0 },
    total: 7,
  });
  expect(pointsOf(startingCriteria, until, { ...facts, exportsInr: 900_000_000, firmClass: "other" }).points).toMatchObject({
    exports: 30,
    small_firm: 0,
  });
});

test("points in proportion are computed with whole numbers", () => {
  const [criterion] = startingCriteria;
  if (criterion === undefined) throw new Error("no criterion");
  const exportPoints = (weight: number, fullAt: number, exportsInr: number): number =>
    pointsOf([{ ...criterion, measure: "exports", weight, fullAt }], until, { ...facts, exportsInr }).total;
  expect(exportPoints(50, 100_000_000, 58_000_000)).toBe(29);
  expect(exportPoints(100, 100_000_000, 29_000_000)).toBe(29);
  for (const fullAt of [7, 30_000_000, 100_000_000, 1_000_000_000_000])
    for (let weight = 1; weight <= 100; weight += 1)
      for (const percent of [1, 7, 29, 33, 57, 58, 99]) {
        const exportsInr = Math.floor((fullAt * percent) / 100);
        expect(exportPoints(weight, fullAt, exportsInr)).toBe(Number((BigInt(weight) * BigInt(exportsInr)) / BigInt(fullAt)));
      }
});

test("equal points are ordered by the time of the application, then by its id, whatever the order of the input", () => {
  const later = { ...facts, appliedAt: "2027-01-11T04:30:00.000Z" };
  const applications = [
    { id: "c", facts },
    { id: "a", facts: later },
    { id: "b", facts },
    { id: "d", facts: { ...later, exportsInr: 100_000_000 } },
  ];
  const ranks = rankApplications(startingCriteria, until, applications).map(({ id }) => id);
  expect(ranks).toEqual(["d", "b", "c", "a"]);
  expect(rankApplications(startingCriteria, until, applications.toReversed()).map(({ id }) => id)).toEqual(ranks);
});

test("a stored list is reproduced by its facts, and not by others", () => {
  const stored = [
    { id: "a", rank: 1, facts },
    { id: "b", rank: 2, facts: { ...facts, leadership: "other" as const } },
  ];
  expect(isReproduced(startingCriteria, until, stored)).toBe(true);
  expect(isReproduced(startingCriteria, until, [{ id: "a", rank: 1, facts: { ...facts, earlierVisits: 1 } }, ...stored.slice(1)])).toBe(false);
});

test("500 applications are ranked within a second", () => {
  const applications = Array.from({ length: 500 }, (_, place) => ({
    id: String(place).padStart(4, "0"),
    facts: { ...facts, exportsInr: (place * 7_919) % 120_000_000, earlierVisits: place % 3 },
  }));
  const begun = performance.now();
  const ranked = rankApplications(startingCriteria, until, applications);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(ranked.map(({ rank }) => rank)).toEqual(applications.map((_, place) => place + 1));
});
