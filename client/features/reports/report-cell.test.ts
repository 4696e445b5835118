import { expect, test } from "vitest";
import { cellText, chartText } from "./report-cell.ts";

test.each([null, undefined])("a chart shows a dash for %s, as its table does", (value) => {
  for (const isMoney of [false, true]) expect([cellText({ isMoney }, value), chartText({ isMoney }, value)]).toEqual(["–", "–"]);
});

test("a zero is a figure", () => {
  expect([cellText({}, 0), chartText({}, 0)]).toEqual(["0", "0"]);
});
