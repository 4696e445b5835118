import { readCurrencyAmount, paiseOf, rupeesOf } from "#domain/rules/amounts.ts";
import type { RuleDraft } from "#domain/rules/rule-draft.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import {
  ruleGroupNames,
  ruleGroups,
  ruleListNames,
  ruleLists,
  ruleSections,
  type RuleField,
  type RuleGroupName,
  type RuleListName,
} from "./rule-fields.ts";

/** What a field holds: text as it was typed, a tick, or what was chosen of a list. */
export type RuleValue = string | boolean | readonly string[];
export type RuleValues = Readonly<Record<string, RuleValue>>;
/** A row of a list; its key stays while rows before it are removed. */
export type RuleRow = { readonly key: number; readonly values: RuleValues };
export type RuleForm = {
  readonly base: RuleValues;
  readonly lists: Readonly<Record<RuleListName, readonly RuleRow[]>>;
  readonly groups: Readonly<Record<RuleGroupName, { readonly isOn: boolean; readonly values: RuleValues }>>;
};

const baseFields: readonly RuleField[] = Object.values(ruleSections).flat();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const valueAt = (from: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), from);

function shownValue({ type }: RuleField, value: unknown): RuleValue {
  if (type === "check") return value === true;
  if (type === "many") return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
  if (typeof value === "number") return type === "rupees" ? rupeesOf(value).replace(/\.00$/, "") : String(value);
  return typeof value === "string" ? value : "";
}

const shownValues = (fields: readonly RuleField[], from: unknown): RuleValues =>
  Object.fromEntries(fields.map((field) => [field.name, shownValue(field, valueAt(from, field.name))]));

let lastKey = 0;
/** A new row with empty fields. */
export const emptyRow = (fields: readonly RuleField[]): RuleRow => ({ key: (lastKey += 1), values: shownValues(fields, undefined) });

/** The form of a draft. */
export function ruleFormOf(scheme: SchemeKind, draft: RuleDraft): RuleForm {
  const specs = ruleLists(scheme);
  const rowsOf = (name: RuleListName): RuleRow[] =>
    draft.terms[name].map((term) => ({ key: (lastKey += 1), values: shownValues(specs[name].fields, term) }));
  const groupOf = (name: RuleGroupName) => ({
    isOn: draft.terms[name] !== undefined,
    values: shownValues(ruleGroups[name].fields, draft.terms[name]),
  });
  return {
    base: shownValues(baseFields, draft),
    lists: {
      shares: rowsOf("shares"),
      caps: rowsOf("caps"),
      windows: rowsOf("windows"),
      counts: rowsOf("counts"),
      firsts: rowsOf("firsts"),
      documents: rowsOf("documents"),
    },
    groups: {
      ceiling: groupOf("ceiling"),
      membership: groupOf("membership"),
      period: groupOf("period"),
      intent: groupOf("intent"),
      recovery: groupOf("recovery"),
    },
  };
}

/** What a field stands for in the draft; a number that cannot be read is NaN, which the schema refuses in words. */
function readValue({ type, isOptional, blank }: RuleField, value: RuleValue | undefined): unknown {
  if (typeof value === "boolean") return value || isOptional !== true ? value : undefined;
  if (typeof value !== "string") return value === undefined || value.length === 0 ? undefined : value;
  const text = value.trim();
  if (text === "") return isOptional === true ? blank : type === "rupees" || type === "number" ? Number.NaN : "";
  if (type === "number") return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (type !== "rupees") return value;
  const { amount } = { amount: undefined, ...readCurrencyAmount(text, "INR") };
  return amount === undefined ? Number.NaN : paiseOf(amount);
}

function readValues(fields: readonly RuleField[], values: RuleValues): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const field of fields) {
    const value = readValue(field, values[field.name]);
    if (value !== undefined) put(read, field.name.split("."), value);
  }
  return read;
}

function put(into: Record<string, unknown>, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inner: Record<string, unknown> = { ...(isRecord(into[name]) ? into[name] : {}) };
  put(inner, rest, value);
  into[name] = inner;
}

/** The draft that a form stands for, to be parsed by `RuleDraft`. */
export function draftIn(scheme: SchemeKind, { base, lists, groups }: RuleForm): unknown {
  const draft = readValues(baseFields, base);
  const specs = ruleLists(scheme);
  const terms: Record<string, unknown> = { ...(isRecord(draft["terms"]) ? draft["terms"] : {}) };
  for (const name of ruleListNames) terms[name] = lists[name].map(({ values }) => readValues(specs[name].fields, values));
  for (const name of ruleGroupNames) if (groups[name].isOn) terms[name] = readValues(ruleGroups[name].fields, groups[name].values);
  return { ...draft, terms };
}

/** The id of the field that a path in the draft leads to. */
export const ruleFieldId = (path: string): string => `rule-${path.replaceAll(".", "-")}`;
