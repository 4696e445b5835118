import { expect, test } from "vitest";
import { readFilters, writeFilters } from "./use-list-filters.ts";

test("an address without filters shows what needs me now, from the first page", () => {
  expect(readFilters(new URLSearchParams(""))).toEqual({ page: 1, show: "needs_me", search: "" });
});

test("a wrong address is read as if it said nothing", () => {
  expect(readFilters(new URLSearchParams("page=-3&show=mine"))).toEqual({ page: 1, show: "needs_me", search: "" });
});

test("filters come back from the address as they were", () => {
  const filters = { page: 3, show: "all", search: "Śrī & Co" } as const;
  expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
  expect(writeFilters({ page: 1, show: "needs_me", search: "" }).toString()).toBe("");
});
