import { expect, test } from "vitest";
import { startingRules } from "../rules/starting-rules.ts";
import { RuleTerms, type RuleVersion } from "../rules/terms.ts";
import { visitsOf } from "../rules/visits.ts";
import { previewRules, type FilingRules } from "./preview-rules.ts";

const versions = startingRules
  .filter(({ scheme }) => scheme === "exhibition")
  .map(({ terms, ...rule }, index): RuleVersion => ({ ...rule, id: String(index), number: index + 1, terms: RuleTerms.parse(terms) }));
const earlier = ["DE", "FR", "IT"].map((country, place) => ({ event: `fair ${place}`, eventTo: `2025-0${5 + place}-10`, country }));
const rules: FilingRules = {
  scheme: "exhibition",
  versions,
  firm: {
    scheme: "exhibition",
    filedOn: "2025-11-20",
    isFirstClaim: false,
    drawn: [],
    visits: { claimed: visitsOf(earlier), attended: [] },
    isSpecialGroup: true,
  },
  holidays: { weekends: [], dates: [] },
};
const typed = (country: string, eventFrom: string) => ({
  id: "1",
  kind: "space",
  event: "Medica",
  country,
  event_from: eventFrom,
  event_to: "2025-11-17",
});
const saidOf = (country: string, eventFrom = "2025-11-14") =>
  previewRules(rules, [typed(country, eventFrom)]).flatMap(({ checks }) => checks.map(({ name, outcome }) => `${name}: ${outcome}`));

test("a firm reads before filing that a fourth event in the region of the others needs a reason", () => {
  const others = ["window: met", "same_event_ever: met"];
  expect(saidOf("DE")).toEqual([...others, "events_in_year: needs_reason"]);
  expect(saidOf("AE")).toEqual([...others, "events_in_year: met"]);
  // A first day that is being typed is not known yet.
  expect(saidOf("AE", "2025-11-1")).toEqual(["window: met", "same_event_ever: met", "events_in_year: met"]);
});

test("a firm reads before filing that a cost without a rule lies after the programme", () => {
  const saidOn = (paid_on: string) => previewRules({ ...rules, versions: [] }, [{ id: "1", kind: "space", paid_on }]);
  expect(saidOn("2026-03-31")).toEqual([]);
  expect(saidOn("2026-04-01")).toMatchObject([{ checks: [{ name: "period", outcome: "needs_reason" }] }]);
});
