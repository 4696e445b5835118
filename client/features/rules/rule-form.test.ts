import { expect, it } from "vitest";
import { blankDraft, RuleDraft } from "#domain/rules/rule-draft.ts";
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

it("a limit for a named group asks for the group", () => {
  const row = emptyRow(ruleLists(scheme).counts.fields);
  const counts = [{ ...row, values: { ...row.values, "special.limit": "5" } }];
  expect(problemsOf({ ...blank, lists: { ...blank.lists, counts } }).get("terms.counts.0.special.group")).toBe("Enter the group");
});
