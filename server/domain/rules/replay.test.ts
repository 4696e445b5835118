import { describe, expect, it, test } from "vitest";
import { evaluateClaim } from "./evaluate.ts";
import type { CostFacts, RateOn } from "./facts.ts";
import { addToReport, emptyReport, replayLine, replaySummary } from "./replay.ts";
import { blankDraft } from "./rule-draft.ts";
import { RuleTerms, type RuleVersion } from "./terms.ts";
import { visitsOf } from "./visits.ts";

const source = "Order of the test";
const version = (number: number, effectiveFrom: string, terms: Partial<RuleTerms>): RuleVersion => ({
  id: `v${number}`,
  number,
  scheme: "product",
  effectiveFrom,
  effectiveTo: null,
  terms: RuleTerms.parse({ ...blankDraft.terms, shares: [{ percent: "50", source }], ...terms }),
});
const published = version(1, "2026-01-01", {});
const byFiling = version(2, "2026-05-01", { rateDay: "filed" });

const inRupees: CostFacts = { id: "a", kind: "registration", currency: "INR", amount: "1000.00", paidOn: "2026-04-01" };
const inDollars: CostFacts = { ...inRupees, id: "b", currency: "USD", amount: "10.00" };
const rateOf =
  (day: string): RateOn =>
  (_currency, date) =>
    date === day ? "80" : undefined;

function lineOf(costs: readonly CostFacts[], drafts: readonly RuleVersion[], rateOn: RateOn) {
  const computed = (versions: readonly RuleVersion[]) =>
    evaluateClaim(versions, {
      claim: { scheme: "product", filedOn: "2026-06-01", isFirstClaim: false, drawn: [], visits: { claimed: [], attended: [] }, costs },
      rateOn,
      holidays: { weekends: [], dates: new Set() },
    });
  return replayLine("claim", computed([published]), computed([published, ...drafts]));
}

test("a draft that asks for other regions says of a claim in the same region that it could not be paid, and why", () => {
  const group = { limit: 5, group: "Women entrepreneurs" };
  const countsOf = (special: typeof group & { otherRegion?: boolean }): Partial<RuleTerms> => ({
    counts: [{ of: "events_in_year", limit: 1, special, outcome: "needs_reason", source }],
  });
  const [before, after] = [version(1, "2026-01-01", countsOf(group)), version(2, "2026-05-01", countsOf({ ...group, otherRegion: true }))];
  const event = { event: "medica", eventTo: "2026-05-20", country: "DE" };
  const visits = { claimed: visitsOf([{ event: "fime", eventTo: "2026-04-20", country: "FR" }]), attended: [] };
  const facts = { scheme: "product", filedOn: "2026-06-01", isFirstClaim: false, drawn: [], visits, isSpecialGroup: true };
  const claim = { ...facts, costs: [{ ...inRupees, ...event }] };
  const computed = (versions: readonly RuleVersion[]) =>
    evaluateClaim(versions, { claim, rateOn: () => undefined, holidays: { weekends: [], dates: new Set() } });
  expect(replayLine("claim", computed([before]), computed([before, after]))).toMatchObject({
    outcome: "cannot",
    before: 500_00,
    after: 0,
    why: expect.stringContaining("one before it was in Europe."),
  });
});

describe("a claim that waits for an exchange rate", () => {
  const rateMissing = "The exchange rate of the day is not entered yet.";

  it("with the draft alone: what it would get cannot be told", () => {
    const line = lineOf([inDollars], [byFiling], rateOf("2026-04-01"));
    expect(line).toMatchObject({ outcome: "unknown", before: 400_00, after: null, why: rateMissing });
    const report = addToReport(emptyReport({ publication: 1, beginsOn: null }), [line]);
    expect(report).toMatchObject({ total: 1, unknown: 1, cannot: 0 });
    expect(replaySummary(report)).toBe("1 open claim: 1 cannot be told: the size of the firm or an exchange rate is missing");
    // The part in rupees is not what it would get.
    expect(lineOf([inRupees, inDollars], [byFiling], rateOf("2026-04-01"))).toMatchObject({ outcome: "unknown", before: 900_00, after: null });
  });
  it("without the draft alone: what it gets until now cannot be told", () => {
    const line = lineOf([inRupees, inDollars], [byFiling], rateOf("2026-06-01"));
    expect(line).toMatchObject({ outcome: "unknown", before: null, after: 900_00 });
  });
  it("with and without the draft: it is the same only where the draft is for none of its costs", () => {
    const never: RateOn = () => undefined;
    expect(lineOf([inDollars], [version(2, "2026-05-01", { shares: [{ percent: "40", source }] })], never)).toMatchObject({
      outcome: "unknown",
      before: null,
      after: null,
      why: rateMissing,
    });
    expect(lineOf([inDollars], [version(2, "2026-07-01", {})], never)).toMatchObject({ outcome: "same" });
  });
  it("and that the draft does not pay at all: it could not be paid", () => {
    const windows: RuleTerms["windows"] = [
      { from: "cost_paid", days: 30, counts: "calendar_days", countsFirstDay: false, onHoliday: "stays", outcome: "blocks", source },
    ];
    const line = lineOf([inDollars], [version(2, "2026-05-01", { rateDay: "filed", windows })], rateOf("2026-04-01"));
    expect(line).toMatchObject({ outcome: "cannot", before: 400_00 });
  });
});
