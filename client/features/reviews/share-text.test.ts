import { expect, test } from "vitest";
import { noteSentence } from "#domain/rules/sentences.ts";
import { openShareText } from "./share-text.ts";

test("a cost whose share waits for the size of the firm is named with the share by which it counts", () => {
  const open = { sharePercent: null, reasons: [noteSentence("size_missing")], checks: [] };
  expect(openShareText(open)).toBe("it counts zero");
  expect(openShareText({ ...open, sharePercent: "50" })).toBe("it counts by the share for all firms, 50 percent");
  expect(openShareText({ ...open, reasons: [] })).toBeUndefined();
  const forbidden = { name: "period", outcome: "blocks", source: "", sentence: "" } as const;
  expect(openShareText({ ...open, checks: [forbidden] })).toBeUndefined();
});
