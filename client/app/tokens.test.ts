import { describe, expect, test } from "vitest";
import { contrastOf } from "../lib/contrast.ts";
import { contrastPairs, schemeTokens } from "./tokens.ts";

test("the ratio is the one that WCAG gives", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(["light", "dark"] as const)("in %s", (scheme) => {
  test.each(contrastPairs)("$front on $back reaches $atLeast", ({ front, back, atLeast }) => {
    expect(contrastOf(schemeTokens[scheme][front], schemeTokens[scheme][back])).toBeGreaterThanOrEqual(atLeast);
  });
});
