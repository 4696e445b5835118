import { expect, it } from "vitest";
import { hasNarrower, pageSources } from "./page-picture.ts";

it("knows the narrowest picture of a page", () => {
  const { srcSet } = pageSources((widthPx) => `/files/PRD-2627-00001/f/pages/1?width=${widthPx}`);
  const narrowerThan = (widthPx: number) => hasNarrower(srcSet, `https://portal.example/files/PRD-2627-00001/f/pages/1?width=${widthPx}`);
  expect([800, 1200, 1800].map(narrowerThan)).toEqual([false, true, true]);
});
