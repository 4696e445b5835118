import { expect, test } from "vitest";
import { findOnPages, hasTextLayer } from "./file-text.ts";

test("words are counted on each page, whatever their capitals, blanks and broken lines", () => {
  const pages = ["UDIN: 26123456\nThe Udin  number", "nothing", "certi-\nficate and o\uFB03ce", "a UDIN\u00a0number"];
  expect(findOnPages(pages, "udin")).toEqual([
    { page: 1, hits: 2 },
    { page: 4, hits: 1 },
  ]);
  expect(findOnPages(pages, "  udin number ")).toEqual([
    { page: 1, hits: 1 },
    { page: 4, hits: 1 },
  ]);
  expect(findOnPages(pages, "certificate")).toEqual([{ page: 3, hits: 1 }]);
  expect(findOnPages(pages, "office")).toEqual([{ page: 3, hits: 1 }]);
  expect(findOnPages(pages, "a.b (c")).toEqual([]);
  expect(findOnPages(pages, " ")).toEqual([]);
});

test("a file without letters and numbers is a scan", () => {
  expect(hasTextLayer([])).toBe(false);
  expect(hasTextLayer(["  ", "12 \u2022 - x"])).toBe(false);
  expect(hasTextLayer(["", "Certificate of registration"])).toBe(true);
});
