import { expect, it } from "vitest";
import { ruleMessages } from "#domain/rules/messages.ts";
import { blankDraft, RuleDraft } from "#domain/rules/rule-draft.ts";
import type { IntentTerm } from "#domain/rules/terms.ts";
import { ruleGroupNames, ruleListNames, ruleLists } from "./rule-fields.ts";
import { draftIn, emptyRow, ruleFormOf, type RuleForm } from "./rule-form.ts";

const scheme = "exhibition";
const blank = ruleFormOf(scheme, blankDraft);

/** What is said of a form, by the path of the field. */
const problemsOf = (form: RuleForm): Map<string, string> => {
  const { error } = RuleDraft.safeParse(draftIn(scheme, form));
  return new Map(error?.issues.map(({ path, message }) => [path.join("."), message]));
};

it("each field that is left empty says what to do, in words of the form", () => {
  const emptied = Object.fromEntries(Object.entries(blank.base).map(([name, value]) => [name, typeof value === "string" ? "" : value]));
  const lists = Object.fromEntries(ruleListNames.map((name) => [name, [emptyRow(ruleLists(scheme)[name].fields)]]));
  const groups = Object.fromEntries(ruleGroupNames.map((name) => [name, { ...blank.groups[name], isOn: true }]));
  const problems = problemsOf({ base: emptied, lists: { ...blank.lists, ...lists }, groups: { ...blank.groups, ...groups } });
  expect(problems.get("terms.windows.0.counts")).toBe("Choose which days are counted");
  expect(problems.get("terms.windows.0.outcome")).toBe("Choose what happens if it is not met");
  expect(problems.get("terms.payer")).toBe("Choose who pays");
  expect([...problems].filter(([, message]) => /^Invalid|expected/.test(message))).toEqual([]);
});

it("other regions are asked for of the events of a year alone, and a tick that is not set is left out", () => {
  const special = { limit: 5, group: "Women entrepreneurs", otherRegion: true };
  const term = { of: "events_in_year" as const, limit: 3, special, outcome: "warn" as const, source: "Order" };
  const formOf = (counts: readonly (typeof term)[]) => ruleFormOf(scheme, { ...blankDraft, terms: { ...blankDraft.terms, counts: [...counts] } });
  expect(draftIn(scheme, formOf([term]))).toMatchObject({ terms: { counts: [term] } });
  const [row] = formOf([term]).lists.counts;
  if (row === undefined) throw new Error("no row");
  const withRow = (values: typeof row.values) => ({
    ...blank,
    lists: { ...blank.lists, counts: [{ ...row, values: { ...row.values, ...values } }] },
  });
  expect(draftIn(scheme, withRow({ "special.otherRegion": false }))).toMatchObject({ terms: { counts: [{ special: { limit: 5 } }] } });
  expect(JSON.stringify(draftIn(scheme, withRow({ "special.otherRegion": false })))).not.toContain("otherRegion");
  const known = { effectiveFrom: "2027-04-01", sourceName: "Order" };
  const refused = withRow({ of: "same_event_ever" });
  const problems = problemsOf({ ...refused, base: { ...refused.base, ...known } });
  expect([...problems]).toEqual([["terms.counts.0.special.otherRegion", ruleMessages.regionOfYear]]);
});

it("an intent is filed before the payment, unless its form says before the event", () => {
  const term = { daysBefore: 14, validDays: 730, outcome: "warn" as const, source: "Order" };
  const readBack = (intent: IntentTerm) => draftIn(scheme, ruleFormOf(scheme, { ...blankDraft, terms: { ...blankDraft.terms, intent } }));
  expect(readBack(term)).toHaveProperty("terms.intent", term);
  expect(readBack({ ...term, before: "event_began" })).toHaveProperty("terms.intent", { ...term, before: "event_began" });
});

it("a limit for a named group asks for the group", () => {
  const row = emptyRow(ruleLists(scheme).counts.fields);
  const counts = [{ ...row, values: { ...row.values, "special.limit": "5" } }];
  expect(problemsOf({ ...blank, lists: { ...blank.lists, counts } }).get("terms.counts.0.special.group")).toBe("Enter the group");
});
