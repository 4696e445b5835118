import { expect, it } from "vitest";
import { pagesOf, pagesWithout } from "./document-pages.ts";

const file = (id: string, pages: number) => ({ id, name: `${id}.pdf`, mediaType: "application/pdf", sizeBytes: 1, pages });
const document = {
  current: { version: 1, uploadedAt: new Date("2026-11-21T09:00:00Z"), uploadedBy: "Asha", files: [file("a", 2), file("b", 1)] },
};

it("counts the pages of a document through its files", () => {
  expect(pagesOf(document).map(({ file: { id }, page }) => `${id} ${page}`)).toEqual(["a 1", "a 2", "b 1"]);
});

it("tells how many pages there are where a cost names one that is not there", () => {
  expect(["7", "3", "", undefined].map((page) => pagesWithout(document, page))).toEqual([3, undefined, undefined, undefined]);
  // A document that is not stored yet may get the page.
  expect(pagesWithout({ current: undefined }, "7")).toBeUndefined();
});
