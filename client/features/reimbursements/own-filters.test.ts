import { expect, it } from "vitest";
import { readOwnFilters, writeOwnFilters } from "./own-filters.ts";

const atFirst = { scheme: undefined, state: undefined, amountFrom: "", amountTo: "", order: "changed", page: 1 };

it.each([
  ["", atFirst, ""],
  ["scheme=plant&state=action&page=3", { ...atFirst, scheme: "plant", state: "action", page: 3 }, "scheme=plant&state=action&page=3"],
  ["amountFrom=500&order=amount", { ...atFirst, amountFrom: "500", order: "amount" }, "amountFrom=500&order=amount"],
  ["scheme=none&state=toString&page=-2&amountTo=x&order=none", atFirst, ""],
  ["page=x", atFirst, ""],
])("%j is read and written", (address, filters, written) => {
  expect(readOwnFilters(new URLSearchParams(address))).toEqual(filters);
  expect(writeOwnFilters(readOwnFilters(new URLSearchParams(address))).toString()).toBe(written);
});
