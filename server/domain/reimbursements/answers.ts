import type { Item } from "./items.ts";
import { itemsName } from "./scheme.ts";

/** The answers of a group, by wire name. */
export type GroupAnswers = Readonly<Record<string, string>>;
/**
 * One answer as it is stored: text, amount, date and link are strings, a yes/no is a boolean. A group is its own answers, or a list of
 * them when it was answered more than once.
 */
export type Answer = string | boolean | GroupAnswers | readonly GroupAnswers[];
/** The answers of one or several steps, keyed by wire name; what was not answered is absent. */
export type Answers = Readonly<Record<string, Answer>>;

/** The entries of a group, at least one; each holds the answers that were given. */
export function groupEntries(answer: Answer | undefined): readonly [GroupAnswers, ...GroupAnswers[]] {
  if (typeof answer !== "object") return [{}];
  const [first = {}, ...more] = Array.isArray(answer) ? (answer as readonly GroupAnswers[]) : [answer as GroupAnswers]; // isArray does not narrow a readonly list
  return [first, ...more];
}

/** The items among answers. */
export const givenItems = ({ [itemsName]: answer }: Answers): readonly Item[] =>
  answer === undefined ? [] : groupEntries(answer).filter((item) => Object.keys(item).length > 0);

/** Entries of a group as they are stored: one by itself, several as a list. */
export const asGroupAnswer = (entries: readonly GroupAnswers[]): GroupAnswers | readonly GroupAnswers[] =>
  entries.length > 1 ? entries : (entries[0] ?? {});

/** The name of a field of a group in messages: its wire name, with group and place from the second entry on. */
export const groupFieldName = (group: string, place: number, name: string): string =>
  place === 0 && group !== itemsName ? name : `${group}.${place}.${name}`;

/** The name in messages of what a schema refused. @param path as zod gives it: names, and places in lists */
export function fieldOfPath(path: readonly PropertyKey[]): string | undefined {
  const [group, place, name] = path;
  if (typeof place === "number" && name !== undefined) return groupFieldName(String(group), place, String(name));
  const last = path.findLast((part) => typeof part === "string");
  return last === undefined ? undefined : String(last);
}
