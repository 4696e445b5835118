import { expect, it } from "vitest";
import { startingRules } from "#domain/rules/starting-rules.ts";
import type { RuleTerms } from "#domain/rules/terms.ts";
import { saysProgrammeEnd } from "./load.ts";

it("the notice about the end of the programme stands only while every rule in force says the same", () => {
  const rule = startingRules.findLast(({ scheme }) => scheme === "product");
  if (rule === undefined) throw new Error("no rule");
  const ending = (period: RuleTerms["period"]) => ({ terms: { ...rule.terms, period } });
  expect(saysProgrammeEnd([rule, rule])).toBe(true);
  expect(saysProgrammeEnd([rule, ending({ costsUntil: "2031-03-31", outcome: "needs_reason", source: "Order" })])).toBe(false);
  expect(saysProgrammeEnd([ending({ costsUntil: "2026-03-31", outcome: "blocks", source: "Order" })])).toBe(false);
  expect(saysProgrammeEnd([])).toBe(false);
});
