import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hasNarrower, pageSizes, pageSources } from "./page-picture.ts";

it("knows the narrowest picture of a page", () => {
  const { srcSet } = pageSources((widthPx) => `/files/PRD-2627-00001/f/pages/1?width=${widthPx}`);
  const narrowerThan = (widthPx: number) => hasNarrower(srcSet, `https://portal.example/files/PRD-2627-00001/f/pages/1?width=${widthPx}`);
  expect([800, 1200, 1800].map(narrowerThan)).toEqual([false, true, true]);
});

it("uses the same window size as the style sheet of the panes", () => {
  const sheet = readFileSync(new URL("two-panes.module.css", import.meta.url), "utf8");
  const [condition = ""] = /(?<=@media ).*(?= \{)/.exec(sheet) ?? [];
  expect(pageSizes(1)).toBe(`${condition} 56vw, 100vw`);
});
