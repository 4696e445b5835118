import { expect, test } from "vitest";
import { daysAfter } from "../dates.ts";
import { startingRules } from "../rules/starting-rules.ts";
import { RuleTerms, type RuleVersion } from "../rules/terms.ts";
import { longestWindowDays } from "../rules/windows.ts";
import {
  answersOfExpected,
  dueFilingReminder,
  ExpectedClaimInput,
  expectedDateProblem,
  filingDayOf,
  filingDaysText,
  outsidePeriodOf,
} from "./expected-claims.ts";

const versions: RuleVersion[] = startingRules
  .filter(({ state }) => state === "published")
  .map(({ terms, ...rule }, index) => ({ ...rule, id: String(index), number: index + 1, terms: RuleTerms.parse(terms) }));
const noHolidays = { weekends: [], dates: new Set<string>() };
const product = { scheme: "product" as const, kind: "registration", country: "BR" };
const dayFor = (expected: Parameters<typeof filingDayOf>[2], today = "2022-01-01") => filingDayOf(versions, noHolidays, expected, today);

test("the last day follows the rules in force for the date", () => {
  expect(dayFor({ ...product, expectedOn: "2025-01-10" })).toMatchObject({ lastOn: "2025-04-10", days: 90, outsidePeriod: undefined });
  expect(dayFor({ ...product, expectedOn: "2022-05-01" })).toMatchObject({ lastOn: "2022-06-15", days: 45 });
  expect(dayFor({ scheme: "exhibition", kind: "stall", country: "DE", expectedOn: "2025-11-20" })).toMatchObject({ lastOn: "2026-01-04", days: 45 });
});

test("rules that are published and begin within the window end it, or prolong it while one may still file", () => {
  const [latest] = versions.filter(({ scheme, effectiveTo }) => scheme === "product" && effectiveTo === null);
  if (latest === undefined) throw new Error("no endless version");
  const lastDay = (days: number) => {
    const windows = latest.terms.windows.map((window) => ({ ...window, days }));
    const next = { ...latest, id: "next", number: 99, effectiveFrom: "2026-11-01", terms: { ...latest.terms, windows } };
    return filingDayOf([...versions, next], noHolidays, { ...product, expectedOn: "2026-10-10" }, "2026-10-12");
  };
  const cut = lastDay(15);
  expect(cut).toMatchObject({ lastOn: "2026-10-31", days: 90, before: "2026-11-01" });
  expect(cut && filingDaysText(cut)).toBe("90 days and before 01-11-2026, when other rules begin");
  const ending = filingDayOf([{ ...latest, effectiveTo: "2026-10-31" }], noHolidays, { ...product, expectedOn: "2026-10-10" }, "2026-10-12");
  expect(ending).toMatchObject({ lastOn: "2026-10-31", days: 90 });
  expect(ending && filingDaysText(ending)).toBe("90 days and by 31-10-2026, the last day of these rules");
  expect(lastDay(30)).toMatchObject({ lastOn: "2026-11-09", days: 30 });
  expect(lastDay(30)).not.toHaveProperty("before");
  expect(dayFor({ ...product, expectedOn: "2023-06-10" })).toMatchObject({ lastOn: "2023-09-08", days: 90 });
  expect(dayFor({ ...product, expectedOn: "2023-05-11" })).toMatchObject({ lastOn: "2023-08-09", days: 90 });
  // These 45 days end before the day before the new rules: after a break nothing is prolonged.
  expect(dayFor({ ...product, expectedOn: "2023-05-10" })).toMatchObject({ lastOn: "2023-06-24", days: 45 });
});

test("a window of working days says so beside its number", () => {
  const working = versions.map(({ terms, ...version }) => ({
    ...version,
    terms: { ...terms, windows: terms.windows.map((window) => ({ ...window, counts: "working_days" as const })) },
  }));
  const weekends = { weekends: [{ fromOn: "2022-01-01", weekdays: [0, 6] }], dates: new Set<string>() };
  const filing = filingDayOf(working, weekends, { ...product, expectedOn: "2022-05-02" }, "2022-01-01");
  expect(filing).toMatchObject({ lastOn: "2022-07-04", days: 45, counts: "working_days" });
  expect(filing && filingDaysText(filing)).toBe("45 working days");
  expect(filingDaysText({ days: 1, counts: "calendar_days" })).toBe("1 day");
});

test("nothing that is expected before the longest window can still be filed, also where its working days are few", () => {
  const [latest] = versions.filter(({ scheme, effectiveTo }) => scheme === "product" && effectiveTo === null);
  if (latest === undefined) throw new Error("no endless version");
  const today = "2026-12-01";
  const weekends = { weekends: [{ fromOn: "2020-01-01", weekdays: [0, 5, 6] }], dates: new Set<string>() };
  for (const counts of ["calendar_days", "working_days"] as const) {
    const windows = latest.terms.windows.map((window) => ({ ...window, counts, days: 60 }));
    const rules = [{ ...latest, terms: { ...latest.terms, windows } }];
    const lastOf = (daysAgo: number) => filingDayOf(rules, weekends, { ...product, expectedOn: daysAfter(today, -daysAgo) }, today)?.lastOn ?? "";
    expect(longestWindowDays(rules)).toBe(counts === "working_days" ? 151 : 91);
    expect(lastOf(longestWindowDays(rules) + 1) < today).toBe(true);
    expect(lastOf(60) >= today).toBe(true);
  }
});

test.each(["KE", "TZ", "UG", "ZM", "CH"])("a retention in %s counts from its payment, by the term of its own", (country) => {
  expect(dayFor({ scheme: "product", kind: "retention", country, expectedOn: "2025-01-10" })).toMatchObject({
    lastOn: "2025-04-10",
    source: "Pharmexcil Cir-148/2021-22",
  });
});

test("of a date after the programme the rules say what they do, and a scheme without a published rule has no last day", () => {
  expect(dayFor({ ...product, expectedOn: "2026-03-31" })).toMatchObject({ outsidePeriod: undefined });
  expect(dayFor({ ...product, expectedOn: "2026-04-01" })).toMatchObject({ outsidePeriod: "needs_reason" });
  expect(dayFor({ scheme: "plant", kind: "inspection", country: "BR", expectedOn: "2025-01-10" })).toBeUndefined();
});

test("a planned cost after the end of the programme says so, without a rule and by a rule without a window", () => {
  const outsideBy = (rules: readonly RuleVersion[], expectedOn: string) => outsidePeriodOf(rules, { scheme: "plant", expectedOn }, "2026-01-10");
  expect([outsideBy(versions, "2026-03-31"), outsideBy(versions, "2026-04-01")]).toEqual([undefined, "needs_reason"]);
  const [draft] = startingRules.filter(({ scheme }) => scheme === "plant");
  const terms = RuleTerms.parse({ ...draft?.terms, period: { costsUntil: "2027-03-31", outcome: "blocks", source: "Order of the test" } });
  const own: RuleVersion[] = [{ id: "p", number: 1, scheme: "plant", effectiveFrom: "2026-01-01", effectiveTo: null, terms }];
  expect([outsideBy(own, "2027-03-31"), outsideBy(own, "2027-04-01")]).toEqual([undefined, "blocks"]);
});

test("each reminder is due once, the latest whose day has come, and none after the last day", () => {
  const due = (today: string, reminded: number | null) => dueFilingReminder(today, "2027-03-31", reminded);
  expect(due("2027-02-28", null)).toBeUndefined();
  expect(due("2027-03-01", null)).toBe(30);
  expect(due("2027-03-02", 30)).toBeUndefined();
  expect(due("2027-03-17", 30)).toBe(14);
  expect(due("2027-03-29", null)).toBe(3);
  expect(due("2027-03-31", 14)).toBe(3);
  expect(due("2027-03-31", 3)).toBeUndefined();
  expect(due("2027-04-01", null)).toBeUndefined();
});

test("what is not a country, a kind or a date is refused with a sentence", () => {
  const entry = { ...product, name: "Gloves", expectedOn: "10-01-2027" };
  const problemsOf = (changed: object) =>
    ExpectedClaimInput.safeParse({ ...entry, ...changed }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(ExpectedClaimInput.parse(entry)).toEqual({ ...entry, expectedOn: "2027-01-10" });
  expect(problemsOf({ country: "XX" })).toEqual([["country", "Select the country from the list"]]);
  expect(problemsOf({ kind: "stall" })).toEqual([["kind", "Select the kind of cost from the list"]]);
  expect(problemsOf({ name: " " })).toEqual([["name", "Enter the name"]]);
  expect(problemsOf({ expectedOn: "" })).toEqual([["expectedOn", "Enter the expected date"]]);
  expect(problemsOf({ expectedOn: "31-02-2027" })).toHaveLength(1);
  expect(expectedDateProblem("2023-11-23", "2026-11-23")).toContain("Enter a date from 24-11-2023 to");
  expect(expectedDateProblem("2099-01-01", "2026-11-23")).toContain("to 27-11-2031");
  expect(expectedDateProblem("2026-11-23", "2026-11-23")).toBeUndefined();
});

test("a claim that is started from an entry begins with what the entry says, and with no date of the future", () => {
  const answers = (entry: Partial<Parameters<typeof answersOfExpected>[0]>) =>
    answersOfExpected({ scheme: "plant", kind: "plant_inspection", name: "Unit 2", country: "DE", expectedOn: "2026-05-02", ...entry }, "2026-05-01");
  expect(answers({})).toEqual({ country_of_plant: "Germany", "items.kind": "plant_inspection", "items.country": "DE" });
  expect(["US", "GB", "IN"].map((country) => answers({ country })["country_of_plant"])).toEqual(["USA", "UK", "India"]);
  expect(answers({ country: "KE", expectedOn: "2026-05-01" })).toEqual({
    country_of_plant: "Other",
    "items.kind": "plant_inspection",
    "items.country": "KE",
    "items.inspected_on": "2026-05-01",
  });
  expect(answers({ scheme: "exhibition", kind: "stall", name: "MEDICA", expectedOn: "2026-04-30" })).toEqual({
    exhibition_name: "MEDICA",
    "items.kind": "stall",
    "items.event": "MEDICA",
    "items.country": "DE",
    "items.event_to": "2026-04-30",
  });
  // A yearly fee has a date of payment, not of a certificate.
  expect(answers({ scheme: "product", kind: "retention", name: "Gloves", expectedOn: "2026-04-30" })).not.toHaveProperty(["items.issued_on"]);
});
