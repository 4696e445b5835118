import { describe, expect, test } from "vitest";
import { evaluateClaim } from "./evaluate.ts";
import type { ClaimFacts, CostFacts, DrawnCost, RateOn } from "./facts.ts";
import { regionOf } from "./regions.ts";
import { startingRules } from "./starting-rules.ts";
import { RuleTerms, type IntentTerm, type RuleVersion } from "./terms.ts";
import { visitsOf } from "./visits.ts";

const starting = startingRules.find(({ scheme }) => scheme === "exhibition");
const source = "Order of the test";
const versionWith = (terms: Partial<RuleTerms>): RuleVersion => ({
  id: "v",
  number: 1,
  scheme: "exhibition",
  effectiveFrom: "2020-01-01",
  effectiveTo: null,
  terms: RuleTerms.parse({
    ...starting?.terms,
    chosenBy: "filed",
    windows: [],
    counts: [],
    firsts: [],
    caps: [],
    period: undefined,
    ceiling: undefined,
    membership: undefined,
    intent: undefined,
    capYear: "financial_year_filed",
    netOfTax: false,
    shares: [{ percent: "100", source }],
    ...terms,
  }),
});
const cost = (id: string, over: Partial<CostFacts> = {}): CostFacts => ({
  id,
  kind: "stall",
  currency: "INR",
  amount: "1000.00",
  paidOn: "2024-05-01",
  ...over,
});
const drawn = (paise: number, over: Partial<DrawnCost> = {}): DrawnCost => ({ id: "d", kind: "stall", filedOn: "2024-04-10", paise, ...over });

function linesBy(versions: readonly RuleVersion[], claim: Partial<ClaimFacts>, rateOn: RateOn = () => undefined) {
  const all = { scheme: "exhibition", filedOn: "2024-06-01", isFirstClaim: false, drawn: [], visits: { claimed: [], attended: [] }, costs: [] };
  return evaluateClaim(versions, {
    claim: { ...all, ...claim },
    rateOn,
    holidays: { weekends: [], dates: new Set() },
  }).lines;
}
const linesOf = (terms: Partial<RuleTerms> | undefined, claim: Partial<ClaimFacts>) =>
  linesBy(terms === undefined ? [] : [versionWith(terms)], claim);
const paid = (terms: Partial<RuleTerms>, claim: Partial<ClaimFacts>) => linesOf(terms, claim).map(({ recommendedPaise }) => recommendedPaise);

test("a foreign amount is converted to the paisa, and its share is computed from that and rounded once", () => {
  // 2,410.00 at 82.987965 are 2,00,000.99565; half of 2,00,001.00 is 1,00,000.50.
  const abroad = cost("a", { currency: "USD", amount: "2410.00" });
  const [line] = linesBy([versionWith({ shares: [{ percent: "50", source }] })], { costs: [abroad] }, () => "82.987965");
  expect(line).toMatchObject({ claimedPaise: 200_001_00, admissiblePaise: 200_001_00, recommendedPaise: 100_001_00 });
});

describe("a cap counts what the firm's other claims have drawn of it", () => {
  test("of a year, for one kind of cost: other kinds take nothing away", () => {
    const caps = [{ per: "firm_year" as const, kinds: ["stall"], amountPaise: 1_500_00, source }];
    expect(paid({ caps }, { costs: [cost("a")], drawn: [drawn(1_000_00, { kind: "air_fare" })] })).toEqual([1_000_00]);
    expect(paid({ caps }, { costs: [cost("a")], drawn: [drawn(1_000_00)] })).toEqual([500_00]);
  });

  test("of a year, for some countries: the cap for all countries holds beside it", () => {
    const caps = [
      { per: "firm_year" as const, countries: ["KE"], amountPaise: 900_00, source },
      { per: "firm_year" as const, amountPaise: 1_500_00, source },
    ];
    expect(paid({ caps }, { costs: [cost("a", { country: "KE" })], drawn: [drawn(1_000_00, { country: "US" })] })).toEqual([500_00]);
  });

  test("of a year by the day of payment: each cost in its own year", () => {
    const terms = { capYear: "financial_year_paid" as const, caps: [{ per: "firm_year" as const, amountPaise: 1_500_00, source }] };
    const others = [drawn(0, { paidOn: "2024-03-01" }), drawn(1_000_00, { paidOn: "2024-04-02" })];
    expect(paid(terms, { costs: [cost("a")], drawn: others })).toEqual([500_00]);
  });

  test("of a certificate and of an event", () => {
    const known = { country: "KE", certificateNo: "7", event: "medic" };
    for (const per of ["certificate", "event"] as const) {
      const caps = [{ per, amountPaise: 1_500_00, source }];
      expect(paid({ caps }, { costs: [cost("a", known)], drawn: [drawn(1_000_00, known)] })).toEqual([500_00]);
      expect(paid({ caps }, { costs: [cost("a", known)], drawn: [drawn(1_000_00, { ...known, certificateNo: "8", event: "other" })] })).toEqual([
        1_000_00,
      ]);
    }
  });

  test("of a certificate, however its number is written", () => {
    const caps = [{ per: "certificate" as const, amountPaise: 1_500_00, source }];
    const inKenya = (certificateNo: string) => ({ country: "KE", certificateNo });
    for (const [one, other] of [
      ["PPB/MD/2201", "ppb-md 2201"],
      ["na", " NA "],
    ] as const)
      expect(paid({ caps }, { costs: [cost("a", inKenya(one))], drawn: [drawn(1_000_00, inKenya(other))] })).toEqual([500_00]);
    // These are two certificates.
    const [one, other] = [inKenya("MD/1/234"), inKenya("MD/12/34")];
    expect(paid({ caps }, { costs: [cost("a", one)], drawn: [drawn(1_000_00, other)] })).toEqual([1_000_00]);
  });

  test("the first costs of an event are counted over all claims; one for which nothing was given does not count", () => {
    const firsts = [{ per: "event" as const, count: 2, source }];
    const event = { event: "medic" };
    const others = [drawn(1_000_00, event), drawn(0, event)];
    expect(paid({ firsts }, { costs: [cost("a", event), cost("b", event)], drawn: others })).toEqual([1_000_00, 0]);
    // The first gets nothing, so the two after it are the first two.
    const refused = cost("a", { ...event, assessed: { admissiblePaise: 0, reason: "double" } });
    expect(paid({ firsts }, { costs: [refused, cost("b", event), cost("c", event)] })).toEqual([0, 1_000_00, 1_000_00]);
  });

  test("the costs of one claim draw what they would in two, also where two versions write the cap for other kinds", () => {
    const event = { event: "medic" };
    const capOf = (kinds?: string[]) => [{ per: "event" as const, kinds, amountPaise: 1_500_00, source }];
    const [old, now] = [
      versionWith({ chosenBy: "cost_paid", caps: capOf(["stall", "air_fare"]) }),
      versionWith({ chosenBy: "cost_paid", caps: capOf() }),
    ];
    const versions = [
      { ...old, id: "old", effectiveTo: "2024-03-31" },
      { ...now, effectiveFrom: "2024-04-01" },
    ];
    const [first, second] = [cost("a", { ...event, paidOn: "2024-03-20" }), cost("b", { ...event, kind: "air_fare" })];
    const paidOf = (claim: Partial<ClaimFacts>) => linesBy(versions, claim).map(({ recommendedPaise }) => recommendedPaise);
    expect(paidOf({ costs: [second], drawn: [drawn(1_000_00, first)] })).toEqual([500_00]);
    expect(paidOf({ costs: [first, second] })).toEqual([1_000_00, 500_00]);
  });

  test("another year of an event has its own cap and its own first costs", () => {
    const [last, now] = [
      { event: "medic", eventTo: "2023-05-01" },
      { event: "medic", eventTo: "2024-05-01" },
    ];
    const caps = [{ per: "event" as const, amountPaise: 1_500_00, source }];
    const firsts = [{ per: "event" as const, count: 1, source }];
    expect(paid({ caps, firsts }, { costs: [cost("a", now)], drawn: [drawn(1_500_00, last)] })).toEqual([1_000_00]);
    expect(paid({ caps, firsts }, { costs: [cost("a", now)], drawn: [drawn(1_500_00, now)] })).toEqual([0]);
  });
});

describe("a line says what was done", () => {
  test("a cap for each person is that of all persons", () => {
    const caps = [{ per: "person" as const, amountPaise: 400_00, source }];
    expect(linesOf({ caps }, { costs: [cost("a", { persons: 2 })] })).toMatchObject([{ capPaise: 800_00, recommendedPaise: 800_00 }]);
  });

  test("a cap for each person is one for all costs of a traveller at an event", () => {
    const caps = [{ per: "person" as const, amountPaise: 90_000_00, source }];
    const fare = (id: string, amount: string, over: Partial<CostFacts> = {}) =>
      cost(id, { amount, traveller: "Sunil Rao", event: "medic", eventTo: "2024-05-01", ...over });
    const [out, back] = [fare("a", "80000.00"), fare("b", "70000.00")];
    expect(linesOf({ caps }, { costs: [out, back] })).toMatchObject([
      { recommendedPaise: 80_000_00, notes: [] },
      { capPaise: 90_000_00, recommendedPaise: 10_000_00, notes: ["cap"] },
    ]);
    const afterFirst = (over: Partial<CostFacts>) => paid({ caps }, { costs: [out, { ...back, ...over }] })[1];
    expect(afterFirst({ traveller: "RAO, Sunil" })).toBe(10_000_00);
    expect(afterFirst({ traveller: "Asha Rao" })).toBe(70_000_00);
    expect(afterFirst({ event: "arab health" })).toBe(70_000_00);
    expect(afterFirst({ eventTo: "2025-05-01" })).toBe(70_000_00);
    // The other ticket of the journey in an earlier claim.
    const { traveller, event, eventTo } = out;
    expect(paid({ caps }, { costs: [back], drawn: [drawn(33_333_33, { traveller, event, eventTo })] })).toEqual([56_666_00]);
  });

  test("a cap for each official is one for all costs of an inspection, however many costs state their number", () => {
    const caps = [{ per: "person" as const, amountPaise: 75_000_00, source }];
    const travel = (id: string, over: Partial<CostFacts>) => cost(id, { country: "KE", certificateNo: "GMP/7", ...over });
    const [hotel, flight] = [travel("a", { amount: "99999.49" }), travel("b", { amount: "60000.00", persons: 2 })];
    expect(linesOf({ caps }, { costs: [hotel, flight] })).toMatchObject([
      { capPaise: 150_000_00, recommendedPaise: 99_999_00 },
      { capPaise: 150_000_00, recommendedPaise: 50_001_00, notes: ["cap"] },
    ]);
    expect(paid({ caps }, { costs: [hotel, { ...flight, certificateNo: "GMP/8" }] })).toEqual([75_000_00, 60_000_00]);
    const others = [drawn(40_000_00, { country: "KE", certificateNo: "gmp-7", persons: 2 })];
    expect(paid({ caps }, { costs: [hotel], drawn: others })).toEqual([99_999_00]);
    expect(paid({ caps }, { costs: [hotel, flight], drawn: others })).toEqual([99_999_00, 10_001_00]);
  });

  test("a second inspection under the same number has its own cap and its own officials", () => {
    const caps = [{ per: "person" as const, amountPaise: 75_000_00, source }];
    const inspection = { country: "KE", certificateNo: "GMP/7" };
    const hotel = cost("a", { ...inspection, issuedOn: "2024-02-18", amount: "99999.00" });
    const after = (over: Partial<DrawnCost>) => paid({ caps }, { costs: [hotel], drawn: [drawn(75_000_00, { ...inspection, ...over })] });
    expect(after({ issuedOn: "2021-02-18", persons: 4 })).toEqual([75_000_00]);
    expect(after({ issuedOn: "2024-02-18" })).toEqual([0]);
    expect(after({})).toEqual([0]);
    const again = cost("b", { ...inspection, issuedOn: "2024-04-02", amount: "60000.00", persons: 2 });
    expect(paid({ caps }, { costs: [hotel, again] })).toEqual([75_000_00, 60_000_00]);
  });

  test("that the share depends on the size of the firm, which is not stated", () => {
    const small = { percent: "95", firmClasses: ["micro" as const, "small" as const], source };
    const medium = { percent: "80", firmClasses: ["medium" as const], source };
    const lineOf = (shares: RuleTerms["shares"], claim: Partial<ClaimFacts> = {}) => linesOf({ shares }, { costs: [cost("a")], ...claim })[0];
    const own = [cost("a", { assessed: { admissiblePaise: 800_00, reason: "By hand" } })];
    const unknown = { sharePercent: null, admissiblePaise: 0, recommendedPaise: 0, notes: ["size_missing"] };
    expect(lineOf([small, medium])).toMatchObject(unknown);
    expect(lineOf([small, medium], { costs: own })).toMatchObject(unknown);
    // Zero stays zero at every share, also when the size is stated later.
    const none = { costs: [cost("a", { assessed: { admissiblePaise: 0, reason: "There is no receipt" } })] };
    expect(lineOf([small, medium], none)).toMatchObject({ ...unknown, notes: ["size_missing", "override"] });
    expect(lineOf([small, medium], { ...none, firmClass: "small" })).toMatchObject({ recommendedPaise: 0, notes: ["override"] });
    expect(lineOf([small, medium], { firmClass: "small" })).toMatchObject({ sharePercent: "95", recommendedPaise: 950_00, notes: [] });
    expect(lineOf([small, medium], { firmClass: "medium", costs: own })).toMatchObject({ recommendedPaise: 640_00, notes: ["override"] });
    expect(lineOf([small, medium], { firmClass: "other" })).toMatchObject({ sharePercent: null, notes: ["no_share"] });
    // A share for all sizes comes after the others, or before them.
    const all = { percent: "50", source };
    expect(lineOf([small, all])).toMatchObject({ sharePercent: "50", recommendedPaise: 500_00, notes: ["size_missing"] });
    expect(lineOf([all, small])).toMatchObject({ sharePercent: "50", notes: [] });
    // A share that does not fit the cost or the claim asks for no size.
    expect(lineOf([{ ...small, kinds: ["air_fare"] }, all])).toMatchObject({ sharePercent: "50", notes: [] });
    expect(lineOf([{ ...small, firstClaimOnly: true }, all])).toMatchObject({ sharePercent: "50", notes: [] });
    expect(lineOf([{ ...small, firstClaimOnly: true }, all], { isFirstClaim: true })).toMatchObject({ notes: ["size_missing"] });
  });

  test("that a cost after the period of the programme is not paid, also with a figure of the council, unlike one without a share", () => {
    const later = cost("a", { paidOn: "2028-04-01", assessed: { admissiblePaise: 800_00, reason: "By hand" } });
    const period = { costsUntil: "2028-03-31", outcome: "blocks" as const, source };
    expect(linesOf({ shares: [], period }, { costs: [later] })).toMatchObject([{ recommendedPaise: 0, notes: ["no_share", "blocked"] }]);
    expect(paid({ shares: [] }, { costs: [later] })).toEqual([800_00]);
  });

  test("that tax is not paid only where there is some", () => {
    const notesFor = (tax: string) => linesOf({ netOfTax: true }, { costs: [cost("a", { tax })] })[0]?.notes;
    expect([notesFor("0"), notesFor("180.00")]).toEqual([[], ["net_of_tax"]]);
  });
});

describe("visits are counted by the day on which they ended", () => {
  const counts = [{ of: "events_in_year" as const, limit: 3, outcome: "needs_reason" as const, source }];
  const fairs = ["2024-05-01", "2024-07-01", "2024-09-01", "2024-11-01"].map((eventTo, place) => ({ event: `fair ${place}`, eventTo }));
  const numbersOf = (claim: Partial<ClaimFacts>) => linesOf({ counts }, claim).map(({ checks }) => checks[0]?.figures["number"]);

  test("four events in one claim are the first to the fourth, in whatever order they stand", () => {
    expect(numbersOf({ costs: fairs.toReversed().map((fair) => cost(fair.event, fair)) })).toEqual([4, 3, 2, 1]);
  });

  test("of the fairs that the firm attended only the earlier ones count", () => {
    const visits = { claimed: [], attended: visitsOf(fairs) };
    expect(fairs.map((fair) => numbersOf({ costs: [cost("a", fair)], visits })[0])).toEqual([1, 2, 3, 4]);
  });

  test("of a named group, each event above the limit is in another region: all orders of five events in five countries", () => {
    const special = { limit: 4, group: "Women entrepreneurs", otherRegion: true };
    const inRegions = [{ of: "events_in_year" as const, limit: 2, special, outcome: "blocks" as const, source }];
    const places = ["DE", "FR", "AE", "KE", "US"];
    const orders = Array.from({ length: places.length ** 5 }, (_, number) =>
      Array.from({ length: 5 }, (__, place) => places[Math.floor(number / places.length ** place) % places.length] ?? ""),
    );
    const isPaid = (order: readonly string[], place: number): boolean => {
      if (place < 2) return true;
      return place < 4 && !order.slice(0, place).some((country) => regionOf(country) === regionOf(order[place]));
    };
    for (const order of orders) {
      const costs = order.map((country, place) => cost(`${place}`, { event: `fair ${place}`, eventTo: `2024-0${5 + place}-01`, country }));
      const expected = order.map((_, place) => (isPaid(order, place) ? 1_000_00 : 0));
      expect(paid({ counts: inRegions }, { isSpecialGroup: true, costs }), order.join()).toEqual(expected);
    }
  });

  test("an attended fair has a region, too, and one that the firm claims as well has the country of either", () => {
    const special = { limit: 5, group: "Women entrepreneurs", otherRegion: true };
    const inRegions = [{ of: "events_in_year" as const, limit: 2, special, outcome: "blocks" as const, source }];
    const [first, second, third] = fairs;
    const outcomeOf = (attended: Parameters<typeof visitsOf>[0], claimed: Parameters<typeof visitsOf>[0]) =>
      linesOf(
        { counts: inRegions },
        {
          isSpecialGroup: true,
          costs: [cost("a", { ...third, country: "KE" })],
          visits: { claimed: visitsOf(claimed), attended: visitsOf(attended) },
        },
      )[0]?.checks[0]?.outcome;
    const german = { ...first, country: "DE" };
    expect(outcomeOf([german, { ...second, country: "ZA" }], [])).toBe("blocks");
    expect(outcomeOf([german, { ...second, country: "AE" }], [])).toBe("met");
    expect(outcomeOf([german, { ...second }], [])).toBe("unknown");
    expect(outcomeOf([german, { ...second }], [{ ...second, country: "AE" }])).toBe("met");
    expect(outcomeOf([], [german, { ...second, country: "AE" }, { ...second }])).toBe("met");
  });

  test("a visit without its event or its last day has no number, and says which is missing", () => {
    const checkOf = (over: Partial<CostFacts>) => linesOf({ counts }, { costs: [cost("a", over)] })[0]?.checks[0];
    expect(checkOf({ event: "fair 1" })).toMatchObject({ outcome: "unknown", figures: { missing: "days" } });
    expect(checkOf({ eventTo: "2024-05-01" })).toMatchObject({ outcome: "unknown", figures: { missing: "event" } });
  });

  test("what the firm claimed before counts, also where it ended later", () => {
    const [first, ...others] = fairs;
    expect(numbersOf({ costs: [cost("a", first)], visits: { claimed: visitsOf(others), attended: visitsOf(fairs) } })).toEqual([4]);
  });
});

describe("an intent", () => {
  const intent = { daysBefore: 14, validDays: 30, outcome: "needs_reason" as const, source };
  const checkWith = (over: Partial<IntentTerm>, stated: Pick<ClaimFacts, "intentFiledOn" | "noticeGivenOn">, one: Partial<CostFacts>) =>
    linesOf({ intent: { ...intent, ...over } }, { ...stated, costs: [cost("a", one)] })[0]?.checks[0];
  const checkOf = (over: Partial<IntentTerm>, intentFiledOn: string | undefined, one: Partial<CostFacts>) => checkWith(over, { intentFiledOn }, one);
  const known = { paidOn: "2024-05-15", eventFrom: "2024-07-15" };

  test("is counted to the payment where its term says no other day, with the figures of earlier releases", () => {
    expect(checkOf({}, "2024-05-01", known)?.figures).toEqual({
      daysBefore: 14,
      validDays: 30,
      intentFiledOn: "2024-05-01",
      paidOn: "2024-05-15",
    });
    expect(checkOf({}, undefined, known)).toMatchObject({ outcome: "needs_reason", figures: { daysBefore: 14, paidOn: "2024-05-15" } });
    expect(checkOf({}, "2024-05-01", { ...known, paidOn: undefined })).toEqual({
      name: "intent",
      outcome: "unknown",
      figures: { daysBefore: 14 },
      source,
    });
    for (const before of [undefined, "cost_paid"] as const)
      expect(["2024-05-01", "2024-05-02", "2024-04-15", "2024-04-14"].map((filedOn) => checkOf({ before }, filedOn, known)?.outcome)).toEqual([
        "met",
        "needs_reason",
        "met",
        "needs_reason",
      ]);
  });

  test("is counted to the first day of the event where its term says so", () => {
    const outcomes = (days: readonly string[], over: Partial<IntentTerm> = {}) =>
      days.map((noticeGivenOn) => checkWith({ before: "event_began", ...over }, { noticeGivenOn }, known)?.outcome);
    expect(outcomes(["2024-07-01", "2024-07-02", "2024-06-15", "2024-06-14"])).toEqual(["met", "needs_reason", "met", "needs_reason"]);
    expect(outcomes(["2024-07-15", "2024-07-16"], { daysBefore: 0 })).toEqual(["met", "needs_reason"]);
    expect(checkWith({ before: "event_began" }, { noticeGivenOn: "2024-07-01" }, { ...known, paidOn: undefined })?.outcome).toBe("met");
    // Neither counts as the other, nor does a notice choose the rules of an intent.
    expect(checkWith({ before: "event_began" }, { intentFiledOn: "2024-07-01" }, known)?.outcome).toBe("unknown");
    expect(checkWith({}, { noticeGivenOn: "2024-05-01" }, known)).toEqual(checkWith({}, {}, known));
    const versionOf = (stated: Partial<ClaimFacts>) => linesOf({ chosenBy: "intent_filed" }, { ...stated, costs: [cost("a", known)] })[0]?.version;
    expect([versionOf({ noticeGivenOn: "2024-07-01" }), versionOf({ intentFiledOn: "2024-07-01" })]).toEqual([undefined, { id: "v", number: 1 }]);
  });
});

test("without a rule, too, a cost whose rate is missing says so", () => {
  expect(linesOf(undefined, { costs: [cost("a", { currency: "USD" }), cost("b")] }).map(({ notes }) => notes)).toEqual([["rate_missing"], []]);
});

test("a cost without the date of its certificate has the rate of the day of the payment, and says so", () => {
  const byCertificate = [versionWith({ rateDay: "certificate_issued" })];
  const abroad = cost("a", { currency: "USD", amount: "10.00" });
  const rates = new Map([
    ["2024-05-01", "80.5"],
    ["2024-05-20", "82"],
  ]);
  const rateOn: RateOn = (_currency, date) => rates.get(date);
  const lineOf = (one: CostFacts, rate: RateOn = rateOn) => linesBy(byCertificate, { costs: [one] }, rate)[0];
  const noCertificate = { rateDay: "2024-05-01", notes: ["rate_of_payment"] };
  expect(lineOf(abroad)).toMatchObject({ ...noCertificate, rate: { rate: "80.5", on: "2024-05-01" }, recommendedPaise: 805_00 });
  expect(lineOf({ ...abroad, issuedOn: "2024-05-20" })).toMatchObject({ rate: { on: "2024-05-20" }, recommendedPaise: 820_00, notes: [] });
  expect(lineOf(abroad, () => undefined)).toMatchObject({ rateDay: "2024-05-01", notes: ["rate_missing", "rate_of_payment"] });
  expect(lineOf(cost("a"))).toMatchObject({ recommendedPaise: 1_000_00, notes: [] });
});
