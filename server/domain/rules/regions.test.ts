import { expect, test } from "vitest";
import { countries } from "../members/countries.ts";
import { regionOf, regions } from "./regions.ts";

test("each country is in one region, but for Antarctica", () => {
  const listed = Object.values(regions).flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect([...listed, "AQ"].toSorted()).toEqual(countries.map(({ iso2 }) => iso2).toSorted());
  expect(["DE", "AE", "KE", "US", "AU", "AQ", undefined].map(regionOf)).toEqual([
    "europe",
    "asia",
    "africa",
    "americas",
    "oceania",
    undefined,
    undefined,
  ]);
});
