import { describe, expect, test } from "vitest";
import { evaluateClaim } from "./evaluate.ts";
import type { ClaimFacts, CostFacts } from "./facts.ts";
import { checkSentence, lineReasons } from "./sentences.ts";
import { startingRules } from "./starting-rules.ts";
import { RuleTerms, type RuleVersion } from "./terms.ts";
import { visitsOf } from "./visits.ts";

const versions: RuleVersion[] = startingRules
  .filter(({ state }) => state === "published")
  .map(({ scheme, effectiveFrom, effectiveTo, terms }, index) => ({
    id: `${scheme} from ${effectiveFrom}`,
    number: index + 1,
    scheme,
    effectiveFrom,
    effectiveTo,
    terms: RuleTerms.parse(terms),
  }));
const noHolidays = { weekends: [], dates: new Set<string>() };

function lineOf(claim: Partial<ClaimFacts>, cost: Partial<CostFacts>, rules = versions) {
  const { lines } = evaluateClaim(rules, {
    claim: {
      scheme: "product",
      filedOn: "2024-06-01",
      isFirstClaim: false,
      turnoverPaise: 1_000_000_000,
      memberSince: "2015-04-01",
      drawn: [],
      visits: { claimed: [], attended: [] },
      ...claim,
      costs: [{ id: "1", kind: "registration", currency: "INR", amount: "100000.00", ...cost }],
    },
    rateOn: () => undefined,
    holidays: noHolidays,
  });
  if (lines[0] === undefined) throw new Error("no line");
  return lines[0];
}

const circular = {
  old: "Pharmexcil Cir-005/2021-22 (as it was before the relaxation)",
  relaxed: "Pharmexcil Cir-005/2021-22; thehealthmaster.com 27-03-2021",
  normal: "Pharmexcil Cir-005/2021-22",
  short: "Empowered Committee of 05-10-2021; Pharmexcil Cir-089/2021-22; chemexcil.in 29-12-2021",
  latest: "Pharmexcil Cir-076/2023-24 (OM K-11020/74/2023 of 07-11-2023)",
  retention: "Pharmexcil Cir-148/2021-22",
  fair: "SRTEPC, MAI guideline page",
};

/** Each regime: its last day, the day after it, and the days on which one follows another. Source: data/scheme-rules.json. */
const productWindows: [issuedOn: string, filedOn: string, lastOn: string, outcome: "met" | "needs_reason", source: string][] = [
  ["2019-01-01", "2019-04-01", "2019-04-01", "met", circular.old],
  ["2019-01-01", "2019-04-02", "2019-04-01", "needs_reason", circular.old],
  ["2019-01-06", "2019-04-06", "2019-04-06", "met", circular.old],
  ["2019-01-07", "2019-04-07", "2019-04-07", "met", circular.old],
  ["2019-03-31", "2019-06-29", "2019-06-29", "met", circular.old],
  ["2019-03-31", "2019-06-30", "2019-06-29", "needs_reason", circular.old],
  ["2019-04-01", "2019-09-28", "2019-09-28", "met", circular.relaxed],
  ["2019-04-01", "2019-09-29", "2019-09-28", "needs_reason", circular.relaxed],
  ["2019-09-03", "2020-03-01", "2020-03-01", "met", circular.relaxed],
  ["2021-03-31", "2021-09-27", "2021-09-27", "met", circular.relaxed],
  ["2021-03-31", "2021-09-28", "2021-09-27", "needs_reason", circular.relaxed],
  ["2021-04-01", "2021-06-30", "2021-06-30", "met", circular.normal],
  ["2021-04-01", "2021-07-01", "2021-06-30", "needs_reason", circular.normal],
  ["2021-10-04", "2022-01-02", "2022-01-02", "met", circular.normal],
  ["2021-10-04", "2022-01-03", "2022-01-02", "needs_reason", circular.normal],
  ["2021-10-05", "2021-11-19", "2021-11-19", "met", circular.short],
  ["2021-10-05", "2021-11-20", "2021-11-19", "needs_reason", circular.short],
  ["2022-03-10", "2022-04-24", "2022-04-24", "met", circular.short],
  ["2022-03-11", "2022-04-25", "2022-04-25", "met", circular.short],
  ["2022-03-11", "2022-04-26", "2022-04-25", "needs_reason", circular.short],
  ["2023-05-10", "2023-06-24", "2023-06-24", "met", circular.short],
  ["2023-05-10", "2023-06-25", "2023-06-24", "needs_reason", circular.short],
  // The rule changed between certificate and filing: the day of filing decides.
  ["2023-05-10", "2023-06-26", "2023-08-08", "met", circular.latest],
  ["2023-05-10", "2023-08-08", "2023-08-08", "met", circular.latest],
  ["2023-05-10", "2023-08-09", "2023-08-08", "needs_reason", circular.latest],
  ["2022-12-01", "2023-06-26", "2023-03-01", "needs_reason", circular.latest],
  ["2023-06-26", "2023-09-24", "2023-09-24", "met", circular.latest],
  ["2023-06-26", "2023-09-25", "2023-09-24", "needs_reason", circular.latest],
  ["2023-12-01", "2024-02-29", "2024-02-29", "met", circular.latest],
  ["2023-12-02", "2024-03-01", "2024-03-01", "met", circular.latest],
  ["2025-04-11", "2025-05-12", "2025-07-10", "met", circular.latest],
  ["2026-03-31", "2026-06-29", "2026-06-29", "met", circular.latest],
  ["2026-03-31", "2026-06-30", "2026-06-29", "needs_reason", circular.latest],
];

describe("the filing window of a product registration", () => {
  test.each(productWindows)("certificate of %s, filed %s: until %s, %s", (issuedOn, filedOn, lastOn, outcome, source) => {
    const { checks } = lineOf({ filedOn }, { issuedOn, paidOn: issuedOn });
    expect(checks.find(({ name }) => name === "window")).toMatchObject({ outcome, figures: { lastOn, fromOn: issuedOn, filedOn }, source });
  });

  test("says how many days passed and how many are allowed", () => {
    const { checks } = lineOf({ filedOn: "2025-05-12" }, { issuedOn: "2025-04-11", paidOn: "2025-04-01" });
    expect(checks[0]).toMatchObject({
      name: "window",
      outcome: "met",
      figures: { passed: 31, days: 90, counts: "calendar_days" },
      source: circular.latest,
    });
  });

  test("has no rule before 2019", () => {
    expect(lineOf({ filedOn: "2019-01-20" }, { issuedOn: "2018-12-31" }).checks).toMatchObject([{ name: "no_rule", outcome: "needs_reason" }]);
  });

  test("is unknown while the certificate has no date", () => {
    expect(lineOf({ filedOn: "2025-05-12" }, { paidOn: "2025-04-01" }).checks[0]).toMatchObject({ name: "window", outcome: "unknown" });
  });
});

describe("yearly retention", () => {
  test.each([
    ["KE", "2024-01-10", "2024-04-09", "met"],
    ["KE", "2024-01-10", "2024-04-10", "needs_reason"],
    ["TZ", "2024-01-10", "2024-04-09", "met"],
    ["UG", "2024-01-10", "2024-04-10", "needs_reason"],
    ["ZM", "2025-03-01", "2025-05-30", "met"],
    ["CH", "2025-03-01", "2025-05-31", "needs_reason"],
  ])("of %s paid %s and filed %s is counted from the payment: %s", (country, paidOn, filedOn, outcome) => {
    const { checks } = lineOf({ filedOn }, { kind: "retention", country, paidOn, issuedOn: "2010-01-01" });
    expect(checks.filter(({ name }) => name === "window")).toMatchObject([{ outcome, figures: { from: "cost_paid" }, source: circular.retention }]);
  });

  const byCertificate = versions
    .filter(({ scheme, effectiveTo }) => scheme === "product" && effectiveTo === null)
    .map(({ terms, ...version }): RuleVersion => {
      return { ...version, id: "next", number: 100, effectiveFrom: "2027-01-01", terms: { ...terms, chosenBy: "certificate_issued" } };
    });
  test.each([
    ["2026-12-31", undefined, "product from 2023-06-26"],
    ["2027-01-01", undefined, "next"],
    ["2027-01-01", "2026-12-31", "product from 2023-06-26"],
  ])("in Kenya paid %s, with a certificate of %s, has the rules %s where a certificate chooses the next ones", (paidOn, issuedOn, id) => {
    const cost = { kind: "retention", country: "KE", paidOn, issuedOn };
    const { version, checks } = lineOf({ filedOn: "2027-03-31" }, cost, [...versions, ...byCertificate]);
    expect(version?.id).toBe(id);
    expect(checks.find(({ name }) => name === "window")).toMatchObject({ outcome: "met", figures: { from: "cost_paid" } });
  });

  test("of another country is counted from the certificate", () => {
    const { checks } = lineOf({ filedOn: "2024-04-09" }, { kind: "retention", country: "NG", paidOn: "2024-01-10", issuedOn: "2024-01-02" });
    expect(checks[0]).toMatchObject({ outcome: "needs_reason", figures: { from: "certificate_issued" }, source: circular.latest });
  });
});

describe("costs, ceilings and caps of a product registration", () => {
  const inTime = { issuedOn: "2024-05-01", paidOn: "2024-04-01" };
  test.each([
    ["2026-03-31", "met"],
    ["2026-04-01", "needs_reason"],
  ])("a cost paid on %s: the programme's period is %s", (paidOn, outcome) => {
    const { checks } = lineOf({ filedOn: "2026-05-01" }, { issuedOn: "2026-04-10", paidOn });
    expect(checks.find(({ name }) => name === "period")).toMatchObject({ outcome, figures: { costsUntil: "2026-03-31" } });
  });
  test.each([
    [100_000_000_000, "met"],
    [100_000_000_001, "needs_reason"],
    [undefined, "unknown"],
  ])("exports of %s paise: the ceiling of Rs 100 crore is %s", (turnoverPaise, outcome) => {
    const { checks } = lineOf({ turnoverPaise }, inTime);
    expect(checks.find(({ name }) => name === "ceiling")).toMatchObject({ outcome, source: "Pharmexcil Cir-076/2023-24" });
  });
  test("half of the cost is recommended", () => {
    expect(lineOf({}, inTime)).toMatchObject({ claimedPaise: 10_000_000, sharePercent: "50", recommendedPaise: 5_000_000 });
  });
  test("the cap of 2019 changed on 7 January", () => {
    const cost = { amount: "90000000.00", paidOn: "2019-01-01" };
    expect(lineOf({ filedOn: "2019-02-01" }, { ...cost, issuedOn: "2019-01-06" }).recommendedPaise).toBe(50_00_000_00);
    expect(lineOf({ filedOn: "2019-02-01" }, { ...cost, issuedOn: "2019-01-07" }).recommendedPaise).toBe(2_00_00_000_00);
  });
  const registered = { id: "2", kind: "registration", filedOn: "2024-04-01" };
  test("only what is left of the year is recommended", () => {
    const line = lineOf({ drawn: [{ ...registered, paise: 1_99_60_000_00 }] }, inTime);
    expect(line).toMatchObject({ recommendedPaise: 40_000_00, notes: ["drawn"] });
  });
  test("what was drawn in another year takes nothing away", () => {
    expect(lineOf({ drawn: [{ ...registered, filedOn: "2024-03-31", paise: 2_00_00_000_00 }] }, inTime).recommendedPaise).toBe(5_000_000);
  });
});

describe("an exhibition", () => {
  const visit = { kind: "air_fare", country: "KE", event: "medic-east-africa", amount: "80000.00" };
  const claim = { scheme: "exhibition", filedOn: "2024-10-15" };
  test.each([
    ["2024-08-31", "2024-10-15", "met"],
    ["2024-08-31", "2024-10-16", "needs_reason"],
    ["2021-03-31", "2021-05-15", "met"],
    ["2021-03-31", "2021-05-16", "needs_reason"],
    ["2026-02-16", "2026-04-02", "met"],
    ["2026-02-16", "2026-11-15", "needs_reason"],
  ])("that ended on %s, filed %s: %s", (eventTo, filedOn, outcome) => {
    const { checks } = lineOf({ ...claim, filedOn }, { ...visit, eventTo, paidOn: eventTo });
    expect(checks.find(({ name }) => name === "window")).toMatchObject({ outcome, figures: { days: 45 }, source: circular.fair });
  });
  test.each([
    ["2025-12-06", "met"],
    ["2025-12-07", "needs_reason"],
  ])("that ended on 2025-10-22, filed %s: %s", (filedOn, outcome) => {
    const { checks } = lineOf({ ...claim, filedOn }, { ...visit, paidOn: "2025-10-01", eventTo: "2025-10-22", isEventEndKnown: true });
    expect(checks.find(({ name }) => name === "window")).toMatchObject({ outcome, figures: { lastOn: "2025-12-06" } });
  });
  test.each([
    ["2025-12-04", "met", 80_000_00, "Filed 04-12-2025: in time even if the event of 20-10-2025 ended on its first day."],
    [
      "2025-12-05",
      "needs_reason",
      0,
      "Filed 05-12-2025. The last day of the event is missing and has to be entered: 45 days are counted from it. " +
        "From its first day, 20-10-2025, they ended on 04-12-2025.",
    ],
  ])("of which only the first day is given, filed %s: %s", (filedOn, outcome, recommendedPaise, sentence) => {
    const line = lineOf({ ...claim, filedOn }, { ...visit, paidOn: "2025-10-01", eventTo: "2025-10-20", isEventEndKnown: false });
    const window = line.checks.find(({ name }) => name === "window");
    expect([window?.outcome, window?.source, window && checkSentence(window), line.recommendedPaise]).toEqual([
      outcome,
      circular.fair,
      sentence,
      recommendedPaise,
    ]);
  });
  test.each([
    [2, undefined, "met"],
    [3, undefined, "needs_reason"],
    [3, true, "met"],
    [4, true, "met"],
    [5, true, "needs_reason"],
  ])("after %s visits to the same fair, special group %s: %s", (before, isSpecialGroup, outcome) => {
    const earlier = Array.from({ length: before }, (_, years) => ({ event: visit.event, eventTo: `${2023 - years}-09-06` }));
    const { checks } = lineOf(
      { ...claim, visits: { claimed: visitsOf(earlier), attended: [] }, isSpecialGroup },
      { ...visit, eventTo: "2024-09-06", paidOn: "2024-08-01" },
    );
    expect(checks.find(({ name }) => name === "same_event_ever")).toMatchObject({ outcome, figures: { number: before + 1 } });
  });
  test.each([
    ["2021-03-31", 2, "needs_reason"],
    ["2021-04-01", 2, "met"],
    ["2021-04-01", 3, "needs_reason"],
  ])("that ended on %s, after %s others of the year: %s", (eventTo, others, outcome) => {
    const earlier = Array.from({ length: others }, (_, number) => ({ event: `fair ${number}`, eventTo }));
    const visits = { claimed: visitsOf(earlier), attended: [] };
    const { checks } = lineOf({ ...claim, filedOn: "2021-04-20", visits }, { ...visit, eventTo, paidOn: eventTo });
    expect(checks.find(({ name }) => name === "events_in_year")).toMatchObject({ outcome, source: "CMAI circular 37/2021" });
  });
  test.each([
    ["2024-08-20", "met", "Notice of 20-08-2024, event from 03-09-2024; notice has to be given 14 days before its first day."],
    ["2024-08-21", "warn", "Notice of 21-08-2024, event from 03-09-2024; notice has to be given 14 days before its first day."],
    ["2024-09-03", "warn", "Notice of 03-09-2024, event from 03-09-2024; notice has to be given 14 days before its first day."],
    // The source names no end.
    ["2022-01-03", "met", "Notice of 03-01-2022, event from 03-09-2024; notice has to be given 14 days before its first day."],
    [undefined, "unknown", "When notice was given of the event from 03-09-2024 is not stated; notice has to be given 14 days before its first day."],
  ])("that began on 2024-09-03, notice of %s: %s, and the amount stays", (noticeGivenOn, outcome, sentence) => {
    // The payment of 1 August counts for nothing.
    const cost = { ...visit, eventFrom: "2024-09-03", eventTo: "2024-09-06", paidOn: "2024-08-01" };
    const { checks, recommendedPaise } = lineOf({ ...claim, noticeGivenOn }, cost);
    const intents = checks.filter(({ name }) => name === "intent");
    expect(intents).toMatchObject([{ outcome, source: circular.fair }]);
    expect([intents.map(checkSentence), recommendedPaise]).toEqual([[sentence], 80_000_00]);
  });
  test("whose first day is missing leaves the intent open", () => {
    const { checks } = lineOf({ ...claim, noticeGivenOn: "2024-08-20" }, { ...visit, eventTo: "2024-09-06", paidOn: "2024-08-01" });
    const intents = checks.filter(({ name }) => name === "intent");
    expect([intents.map(({ outcome }) => outcome), intents.map(checkSentence)]).toEqual([["unknown"], ["The first day of the event is missing."]]);
  });
  const ofGroup = (isSpecialGroup: boolean | undefined, before: readonly string[], country: string, more: readonly (string | undefined)[] = []) => {
    const months = ["04", "05", "06", "07", "08"];
    const earlier = [...before, ...more].map((place, number) => ({
      event: `fair ${number}`,
      eventTo: `2024-${months[number] ?? ""}-20`,
      country: place,
    }));
    // A visit of the year before, in each of the regions, counts for nothing.
    const lastYear = ["DE", "AE", "KE", "US", "AU"].map((place) => ({ event: `of ${place}`, eventTo: "2024-03-31", country: place }));
    const visits = { claimed: visitsOf([...lastYear, ...earlier]), attended: [] };
    return lineOf({ ...claim, visits, isSpecialGroup }, { ...visit, country, eventTo: "2024-10-02", paidOn: "2024-09-01" });
  };
  test.each([
    // Up to the limit of other firms the region does not matter.
    [true, ["DE", "DE"], "FR", "met"],
    [true, ["DE", "DE", "DE"], "AE", "met"],
    [true, ["DE", "DE", "DE"], "FR", "needs_reason"],
    [true, ["DE", "AE", "DE"], "AE", "needs_reason"],
    [true, ["DE", "AE", "KE"], "US", "met"],
    [true, ["DE", "AE", "US"], "CA", "needs_reason"],
    [true, ["DE", "DE", "DE", "AE"], "KE", "met"],
    [true, ["DE", "DE", "DE", "AE"], "SG", "needs_reason"],
    [true, ["DE", "DE", "DE", "AE"], "GB", "needs_reason"],
    [true, ["DE", "AE", "KE", "US"], "AU", "met"],
    [true, ["DE", "DE", "DE", "AE", "KE"], "US", "needs_reason"],
    [false, ["DE", "DE", "DE"], "AE", "needs_reason"],
    [undefined, ["DE", "DE", "DE"], "AE", "needs_reason"],
  ] as const)("special group %s, after events of the year in %j, in %s: %s", (isSpecialGroup, before, country, outcome) => {
    const { checks } = ofGroup(isSpecialGroup, before, country);
    expect(checks.find(({ name }) => name === "events_in_year")).toMatchObject({ outcome, figures: { number: before.length + 1 } });
  });
  test("the region decides whether a fourth air fare to Africa is paid, and the sentence names it", () => {
    const said = (before: readonly string[]) => {
      const { recommendedPaise, checks } = ofGroup(true, before, "KE");
      return [recommendedPaise, checks.filter(({ name }) => name === "events_in_year").map(checkSentence)];
    };
    const rule = "Known to this portal: event 4 of the financial year; 5 are allowed, each after the first 3 in another region than all before it";
    expect(said(["DE", "AE", "DE"])).toEqual([80_000_00, [`${rule}: none before it was in Africa.`]]);
    expect(said(["DE", "ZA", "DE"])).toEqual([0, [`${rule}: one before it was in Africa.`]]);
  });
  test("an event whose country is not known leaves it open, unless another one decides", () => {
    const outcomeAfter = (before: readonly string[], more: readonly (string | undefined)[]) =>
      ofGroup(true, before, "KE", more).checks.find(({ name }) => name === "events_in_year");
    expect(outcomeAfter(["DE", "DE"], [undefined])).toMatchObject({ outcome: "unknown", figures: { missing: "country" } });
    expect(outcomeAfter(["DE", "ZA"], [undefined])).toMatchObject({ outcome: "needs_reason", figures: { region: "africa" } });
  });
  test.each([
    ["2021-03-31", 30_000_000_000, "met"],
    ["2021-03-31", 30_000_000_001, "needs_reason"],
    ["2021-04-01", 50_000_000_000, "met"],
    ["2021-04-01", 50_000_000_001, "needs_reason"],
  ])("that ended on %s with exports of %s paise: %s", (eventTo, turnoverPaise, outcome) => {
    const { checks } = lineOf({ ...claim, filedOn: "2021-04-20", turnoverPaise }, { ...visit, eventTo, paidOn: eventTo });
    expect(checks.find(({ name }) => name === "ceiling")).toMatchObject({ outcome });
  });
  test("an air fare to Africa is paid up to Rs 90,000 for each traveller", () => {
    const known = { ...visit, eventTo: "2024-09-06", paidOn: "2024-08-01" };
    expect(lineOf(claim, known).recommendedPaise).toBe(80_000_00);
    expect(lineOf(claim, { ...known, amount: "120000.00" })).toMatchObject({ recommendedPaise: 90_000_00, notes: ["cap"] });
    expect(lineOf(claim, { ...known, amount: "250000.00", persons: 2 }).recommendedPaise).toBe(1_80_000_00);
    const outward = { id: "outward", kind: "air_fare", country: visit.country, filedOn: "2024-09-10", paise: 80_000_00 };
    const journey = { event: visit.event, eventTo: known.eventTo, traveller: "Sunil Rao" };
    const back = lineOf({ ...claim, drawn: [{ ...outward, ...journey }] }, { ...known, ...journey, amount: "70000.00" });
    expect(back).toMatchObject({ recommendedPaise: 10_000_00, notes: ["cap"], sources: ["SEPC event circular"] });
    expect(lineReasons(back)).toContain("Limited by the cap of Rs 90,000.00, of which other costs have drawn Rs 80,000.00.");
    expect(lineReasons(lineOf(claim, { ...known, amount: "120000.00" }))).toContain("Limited by the cap of Rs 90,000.00.");
  });
  test("a cost without a share in the rules is recommended only with a figure and a reason of the council", () => {
    const space = { ...visit, kind: "space", eventTo: "2024-09-06", paidOn: "2024-08-01", amount: "300000.00" };
    expect(lineOf(claim, space)).toMatchObject({ recommendedPaise: 0, notes: ["no_share"] });
    expect(lineOf(claim, { ...space, assessed: { admissiblePaise: 1_20_000_00, reason: "approved event" } }).recommendedPaise).toBe(1_20_000_00);
  });
  test("a firm has to be a member for twelve months", () => {
    const known = { ...visit, eventTo: "2024-09-06", paidOn: "2024-08-01" };
    const outcomeSince = (memberSince: string) => lineOf({ ...claim, memberSince }, known).checks.find(({ name }) => name === "membership")?.outcome;
    expect(outcomeSince("2023-10-15")).toBe("met");
    expect(outcomeSince("2023-10-16")).toBe("needs_reason");
    // The membership of the day of filing is over, and another one started after a break.
    expect(outcomeSince("2025-04-01")).toBe("unknown");
  });
});

test("a plant has only a draft, which never computes", () => {
  const line = lineOf({ scheme: "plant" }, { kind: "inspector_travel", paidOn: "2024-05-01" });
  expect(line).toMatchObject({ recommendedPaise: null, checks: [{ name: "no_rule", outcome: "needs_reason" }] });
  const late = lineOf({ scheme: "plant" }, { kind: "inspector_travel", paidOn: "2026-04-01" });
  expect(late.checks).toMatchObject([{ name: "no_rule" }, { name: "period", outcome: "needs_reason", figures: { costsUntil: "2026-03-31" } }]);
  const assessed = { admissiblePaise: 75_000_00, reason: "Cir-042/2015-16" };
  expect(lineOf({ scheme: "plant" }, { kind: "inspector_travel", paidOn: "2024-05-01", assessed }).recommendedPaise).toBe(75_000_00);
});
