import { expect, test } from "vitest";
import { startingRules } from "../rules/starting-rules.ts";
import { RuleTerms, violationOutcomes } from "../rules/terms.ts";
import type { RuleVersion, ViolationOutcome } from "../rules/terms.ts";
import { computeSheet, ruleOutcomeOf, withoutWordFigures, type SheetInput } from "./sheet.ts";
import { product } from "./schemes/product.ts";
import { claimedText, rateText, sheetTable } from "./sheet-table.ts";

const starting = startingRules.find(({ scheme }) => scheme === "product");
const terms = RuleTerms.parse({
  ...starting?.terms,
  chosenBy: "filed",
  windows: [],
  counts: [],
  firsts: [],
  period: undefined,
  ceiling: undefined,
  membership: undefined,
  intent: undefined,
  shares: [{ percent: "50", source: "Order" }],
  caps: [{ per: "firm_year", amountPaise: 60_000_00, source: "Order" }],
});
const version: RuleVersion = { id: "v", scheme: "product", number: 1, effectiveFrom: "2026-04-01", effectiveTo: null, terms };
const item = (id: string, amount: string) => ({ id, kind: "registration", currency: "INR", amount, paid_on: "2026-05-01" });

const input: SheetInput = {
  claim: { scheme: "product", filedOn: "2026-06-01", isFirstClaim: true, drawn: [], visits: { claimed: [], attended: [] } },
  items: [item("a", "100000.00"), item("b", "100000.00")],
  assessments: [],
  rateOn: () => undefined,
  holidays: { weekends: [], dates: new Set() },
};
const recommended = (incomplete: readonly string[]) =>
  computeSheet([version], { ...input, incomplete: new Set(incomplete) }).lines.map(({ costId, recommendedPaise }) => [costId, recommendedPaise]);

test("an item that is not complete counts zero, keeps its place and uses nothing of a cap", () => {
  expect(recommended([])).toEqual([
    ["a", 50_000_00],
    ["b", 10_000_00],
  ]);
  expect(recommended(["a"])).toEqual([
    ["a", 0],
    ["b", 50_000_00],
  ]);
  expect(computeSheet([version], { ...input, incomplete: new Set(["a"]) })).toMatchObject({ claimedPaise: 200_000_00, recommendedPaise: 50_000_00 });
});

test("a sheet without a complete item recommends nothing", () => {
  const sheet = computeSheet([version], { ...input, incomplete: new Set(["a", "b"]) });
  expect(sheet).toMatchObject({ claimedPaise: 200_000_00, recommendedPaise: 0 });
  expect(sheet.lines.map(({ notes }) => notes)).toEqual([["incomplete"], ["incomplete"]]);
});

test("sheets are compared without what is missing of an event: an earlier release does not say it", () => {
  const counts = [{ of: "same_event_ever" as const, limit: 3, outcome: "needs_reason" as const, source: "Order" }];
  const sheet = computeSheet([{ ...version, terms: { ...terms, counts } }], input);
  const figuresOf = ({ lines }: typeof sheet) => lines[0]?.checks.map(({ figures }) => figures);
  expect(figuresOf(sheet)).toEqual([{ limit: 3, missing: "event" }]);
  expect(figuresOf(withoutWordFigures(sheet))).toEqual([{ limit: 3 }]);
});

test("sheets are compared without the region of an event and from which event on it counts", () => {
  const special = { limit: 5, group: "Women entrepreneurs", otherRegion: true };
  const counts = [{ of: "events_in_year" as const, limit: 1, special, outcome: "needs_reason" as const, source: "Order" }];
  const fairs = ["DE", "AE"].map((country, place) => ({ ...item(country, "1.00"), country, event: country, event_to: `2026-05-0${place + 1}` }));
  const claim = { ...input.claim, isSpecialGroup: true };
  const sheet = computeSheet([{ ...version, terms: { ...terms, counts } }], { ...input, claim, items: fairs });
  const figuresOf = ({ lines }: typeof sheet) => lines.map(({ checks }) => checks[0]?.figures);
  expect(figuresOf(sheet)).toEqual([
    { limit: 5, number: 1, regionsAbove: 1 },
    { limit: 5, number: 2, regionsAbove: 1, region: "asia" },
  ]);
  expect(figuresOf(withoutWordFigures(sheet))).toEqual([
    { limit: 5, number: 1 },
    { limit: 5, number: 2 },
  ]);
});

test("a line that a shared cap limits says in the dossier what was drawn of it; sheets are compared without that", () => {
  const sheet = computeSheet([version], input);
  const [first, second] = sheetTable(product, sheet, []).rows.map(({ notes }) => notes);
  const limited = "Limited by the firm's cap of Rs 60,000.00 for the year, of which other costs have drawn Rs 50,000.00.";
  expect(second).toContain(limited);
  expect(first?.some((note) => note.startsWith("Limited"))).toBe(false);
  const leftIn = ({ lines }: typeof sheet) => lines.map((line) => line.capLeftPaise);
  expect([leftIn(sheet), leftIn(withoutWordFigures(sheet))]).toEqual([
    [undefined, 10_000_00],
    [undefined, undefined],
  ]);
});

test("sheets are compared without the end of the programme beside a cost without a rule: an earlier release does not say it", () => {
  const namesIn = (sheet: ReturnType<typeof computeSheet>) => sheet.lines[0]?.checks.map(({ name }) => name);
  const sheet = computeSheet([], { ...input, items: [{ ...item("a", "1.00"), paid_on: "2026-04-01" }] });
  expect([namesIn(sheet), namesIn(withoutWordFigures(sheet))]).toEqual([["no_rule", "period"], ["no_rule"]]);
});

test("the worst outcome of a sheet is told, without what a reason of the council settles", () => {
  const counting = { from: "cost_paid", days: 1, counts: "calendar_days", countsFirstDay: false, onHoliday: "stays" } as const;
  const period = { costsUntil: "2026-04-30", outcome: "warn" as const, source: "Order" };
  const sheetBy = (outcome: ViolationOutcome, reasoned: readonly string[] = []) => {
    const windows = [{ ...counting, outcome, source: "Order" }];
    const assessments = reasoned.map((itemId) => ({ itemId, admissiblePaise: null, reasonCode: null, reason: "The authority was late." }));
    return computeSheet([{ ...version, terms: { ...terms, period, windows } }], { ...input, assessments });
  };
  expect(violationOutcomes.map((outcome) => ruleOutcomeOf(sheetBy(outcome)))).toEqual(["warn", "needs_reason", "blocks"]);
  expect([["a"], ["a", "b"]].map((reasoned) => ruleOutcomeOf(sheetBy("needs_reason", reasoned)))).toEqual(["needs_reason", "warn"]);
  expect(ruleOutcomeOf(sheetBy("blocks", ["a", "b"]))).toBe("blocks");
  expect(ruleOutcomeOf(computeSheet([version], input))).toBeNull();
});

test("each year whose cap the costs use has its own rows", () => {
  const byPayment: RuleVersion = { ...version, terms: { ...terms, capYear: "financial_year_paid" } };
  const drawn = [{ id: "d", kind: "registration", filedOn: "2026-01-10", paidOn: "2026-01-05", paise: 55_000_00 }];
  const claim = { ...input.claim, drawn };
  // 50,000.00 by the share; of 2025-26 are 5,000.00 left.
  const items = [
    { ...item("a", "100000.00"), paid_on: "2026-03-20" },
    { ...item("b", "100000.00"), paid_on: "2026-04-05" },
  ];
  const totalsBy = (versions: readonly RuleVersion[], { sheet = computeSheet(versions, { ...input, claim, items }) } = {}) =>
    sheetTable(product, sheet, []).totals.map(({ label, value }) => `${label}: ${value.split("\n")[0]}`);
  const earlier = ["Cap of 2025-26: Rs 60,000.00", "Drawn in 2025-26 before in this portal: Rs 55,000.00"];
  const later = ["Cap of 2026-27: Rs 60,000.00", "Drawn in 2026-27 before in this portal: Rs 0.00"];
  const [claimed, recommendedText] = ["Claimed: Rs 2,00,000.00", "Recommended: Rs 55,000.00"];
  expect(totalsBy([byPayment])).toEqual([claimed, ...earlier, ...later, recommendedText]);
  // Without a rule for the first cost the cap that holds for the second one is named.
  const chosenByPayment: RuleVersion = { ...byPayment, terms: { ...byPayment.terms, chosenBy: "cost_paid" } };
  expect(totalsBy([chosenByPayment])).toEqual([claimed, ...later, "Recommended: Rs 50,000.00"]);
  // Two versions with a cap each for one year: 50,000.00 of the first cost, then all that the second cap leaves.
  const byFiling = { ...terms, chosenBy: "cost_paid" as const };
  const caps = [{ per: "firm_year" as const, amountPaise: 90_000_00, source: "Order" }];
  const before: RuleVersion = { ...version, id: "u", effectiveFrom: "2025-04-01", effectiveTo: "2026-03-31", terms: byFiling };
  const after: RuleVersion = { ...version, number: 2, terms: { ...byFiling, caps } };
  expect(totalsBy([before, after])).toEqual([
    claimed,
    "Cap of 2026-27, rule version 1: Rs 60,000.00",
    "Drawn in 2026-27 before in this portal, rule version 1: Rs 0.00",
    "Cap of 2026-27, rule version 2: Rs 90,000.00",
    "Drawn in 2026-27 before in this portal, rule version 2: Rs 0.00",
    "Recommended: Rs 90,000.00",
  ]);
  const { years: _years, ...ofEarlierRelease } = computeSheet([byPayment], { ...input, claim, items });
  const old = ["Cap of the year: Rs 60,000.00", "Drawn this year before in this portal: Rs 55,000.00"];
  expect(totalsBy([], { sheet: ofEarlierRelease })).toEqual([claimed, ...old, recommendedText]);
});

test("a figure of the council says how it stands to what the rules propose", () => {
  const notesWith = (admissiblePaise: number | null, rule = version) => {
    const assessments = [{ itemId: "a", admissiblePaise, reasonCode: null, reason: "As the receipt says." }];
    const [row] = sheetTable(product, computeSheet([rule], { ...input, assessments }), []).rows;
    return row?.notes.filter((note) => /^Admissible|^The rules propose|^EPCMD set/.test(note));
  };
  expect(notesWith(80_000_00)).toEqual([
    "Admissible: Rs 80,000.00",
    "The rules propose Rs 1,00,000.00 as admissible, which gives Rs 50,000.00; EPCMD set it lower.",
  ]);
  expect(notesWith(80_000_00, { ...version, terms: { ...terms, shares: [] } })).toEqual([
    "Admissible: Rs 80,000.00",
    "The rules propose Rs 0.00 as admissible, which gives Rs 0.00; EPCMD set it higher.",
  ]);
  expect(notesWith(null)).toEqual([]);
  const bySize: RuleVersion = { ...version, terms: { ...terms, shares: [{ percent: "50", firmClasses: ["micro"], source: "Order" }] } };
  expect(notesWith(0, bySize)).toEqual(["Admissible: Rs 0.00", "The rules propose no amount without the size of the firm; EPCMD set zero."]);
  const noCount = ["Admissible: Rs 0.00", "EPCMD set Rs 80,000.00 as admissible; it does not count."];
  expect(notesWith(80_000_00, bySize)).toEqual(noCount);
  const ended: RuleVersion = { ...version, terms: { ...terms, period: { costsUntil: "2026-04-30", outcome: "blocks", source: "Order" } } };
  expect(notesWith(80_000_00, ended)).toEqual(noCount);
});

test("a rate of the day of the payment says so where the rate stands", () => {
  const rate = { rate: "83.12", on: "2024-05-01" };
  const abroad = { currency: "USD", paid_on: "2024-05-01" };
  expect(rateText(abroad, rate)).toBe("Rate 83.12 of 01-05-2024, the day of the payment");
  expect(rateText({ ...abroad, issued_on: "2024-05-01" }, rate)).toBe("Rate 83.12 of 01-05-2024");
  expect(rateText({ ...abroad, paid_on: "2024-04-30" }, rate)).toBe("Rate 83.12 of 01-05-2024");
});

test("what is claimed abroad is written as on the pages of the claim", () => {
  const cost = { kind: "registration", currency: "USD", amount: "125000.00" };
  expect([claimedText(cost), claimedText({ ...cost, currency: "INR" }), claimedText({ kind: "registration" })]).toEqual([
    "USD 125,000.00",
    "Rs 1,25,000.00",
    "not known yet",
  ]);
});

test("a line says how a cost was paid, and the tax in it", () => {
  const paid = { ...item("a", "100000.00"), country: "KE", paid_by: "agent", receipt_no: "4711", tax: "15000.00" };
  const rowsOf = (one: SheetInput["items"][number]) => sheetTable(product, computeSheet([version], { ...input, items: [one] }), []).rows;
  expect(rowsOf(paid)).toMatchObject([
    {
      cost: "Registration fee, Kenya, paid 01-05-2026 by its agent abroad, receipt or UTR no. 4711",
      claimed: "Rs 1,00,000.00",
      notes: expect.arrayContaining(["Claimed: Rs 1,00,000.00, of which tax Rs 15,000.00"]),
    },
  ]);
  expect(rowsOf(item("a", "100000.00"))[0]?.notes.filter((note) => note.startsWith("Claimed"))).toEqual([]);
});

test("the total of what is claimed is not known while a rate is missing, as on the page of the claim", () => {
  const sheet = computeSheet([version], { ...input, items: [item("a", "100000.00"), { ...item("b", "1000.00"), currency: "USD" }] });
  expect(sheetTable(product, sheet, []).totals[0]).toEqual({ label: "Claimed", value: "Not known yet" });
});
