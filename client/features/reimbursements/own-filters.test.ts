import { expect, it } from "vitest";
import { readOwnFilters, writeOwnFilters } from "./own-filters.ts";

it.each([
  ["", { scheme: undefined, state: undefined, page: 1 }, ""],
  ["scheme=plant&state=action&page=3", { scheme: "plant", state: "action", page: 3 }, "scheme=plant&state=action&page=3"],
  ["scheme=none&state=toString&page=-2", { scheme: undefined, state: undefined, page: 1 }, ""],
  ["page=x", { scheme: undefined, state: undefined, page: 1 }, ""],
])("%j is read and written", (address, filters, written) => {
  expect(readOwnFilters(new URLSearchParams(address))).toEqual(filters);
  expect(writeOwnFilters(readOwnFilters(new URLSearchParams(address))).toString()).toBe(written);
});
