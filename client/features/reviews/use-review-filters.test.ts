import { expect, test } from "vitest";
import { isListNarrowed, readReviewFilters, unknownFilters, withoutNarrowing, writeReviewFilters } from "./use-review-filters.ts";

const noNarrowing = { age: undefined, firm: undefined, owner: undefined, country: undefined, fair: "", due: undefined } as const;
const atFirst = { page: 1, show: "needs_me", state: undefined, search: "", amountFrom: "", amountTo: "", ...noNarrowing, order: undefined } as const;

test("an address without filters shows what needs me now, from the first page", () => {
  expect(readReviewFilters(new URLSearchParams(""))).toEqual(atFirst);
});

test("a wrong address is read as if it said nothing", () => {
  expect(readReviewFilters(new URLSearchParams("page=-3&show=mine&state=DRAFT&order=random&amountFrom=-1&amountTo=many"))).toEqual(atFirst);
});

test("filters come back from the address as they were", () => {
  const amounts = { amountFrom: "1,50,000", amountTo: "200000.50" } as const;
  const narrowing = {
    age: "16-30",
    firm: "018f0000-0000-7000-8000-000000000001",
    owner: "me",
    country: "KE",
    fair: "medica",
    due: "overdue",
  } as const;
  const filters = { ...narrowing, page: 3, show: "all", state: "APPROVED_DGFT", search: "Śrī & Co", ...amounts, order: "firm_back" } as const;
  expect(readReviewFilters(new URLSearchParams(writeReviewFilters(filters).toString()))).toEqual(filters);
});

test("what is as at first is left out, the order of what is shown too", () => {
  expect(writeReviewFilters(atFirst).toString()).toBe("");
  expect(writeReviewFilters({ ...atFirst, order: "longest" }).toString()).toBe("");
  expect(writeReviewFilters({ ...atFirst, show: "all", order: "longest" }).toString()).toBe("show=all&order=longest");
});

test("an address names what this list does not know, or not so", () => {
  expect(unknownFilters(new URLSearchParams("show=all&owner=me&page=2&fair="))).toEqual([]);
  expect(unknownFilters(new URLSearchParams("show=all&owner=toString&stall=4&country=XX&due=late"))).toEqual(["owner", "stall", "country", "due"]);
  expect(unknownFilters(new URLSearchParams("firm=018f0000-0000-7000-8000-00000000000x&owner=018f0000-0000-0000-0000-000000000001"))).toEqual([
    "firm",
    "owner",
  ]);
});

test.each(["due=overdue", "owner=me", "age=16-30", "country=KE", "fair=medica", "amountTo=5", "state=APPROVED_DGFT"])(
  "%s narrows a list",
  (filter) => {
    const filters = readReviewFilters(new URLSearchParams(`show=all&search=Asha&order=firm&page=2&${filter}`));
    expect(isListNarrowed(filters)).toBe(true);
    expect(writeReviewFilters(withoutNarrowing(filters)).toString()).toBe("show=all&search=Asha&order=firm");
  },
);

test("the search, the order and the chosen view are not filters", () => {
  expect(isListNarrowed(readReviewFilters(new URLSearchParams("show=all&search=Asha&order=firm&page=2")))).toBe(false);
});
