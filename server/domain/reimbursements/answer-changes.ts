import { givenItems, type Answers } from "./answers.ts";
import { allAnswers, answerRows, fieldRows, type AnswerRow } from "./derive.ts";
import { itemChanges } from "./item-changes.ts";
import { factsOfKind, itemKinds, itemLabel, type Item } from "./items.ts";
import { itemsName, type Scheme } from "./scheme.ts";
import { proofText } from "./sheet.ts";

/** The step number under which the items of a claim are kept as they were; its answers are `items`. */
export const stepOfItems = 0;

/**
 * What a step held when the council received it last, kept since the member changed it. Kept costs have the council's assessments with them.
 * `submission` is the version of the claim with that submission, or with the fresh look or reopening after it.
 */
export type EarlierAnswers = { readonly submission: number; readonly step: number; readonly answers: Answers };

/** A submission or a reply: the version of the claim with it, and when. */
export type Submission = { readonly version: number; readonly at: Date };

/** An answer or a fact of a cost that was changed; values are as in `AnswerRow`. */
export type AnswerChange = Pick<AnswerRow, "name" | "label" | "kind"> & {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Who changed it: the member with a reply, or the council, which corrected a cost. */
  readonly by: "member" | "council";
  /** When a reply brought it to the council, or the council saved it. */
  readonly at: Date;
};

/** The costs before the council changed some: the version of the claim with that change, and when. */
export type CostsCorrection = { readonly version: number; readonly at: Date; readonly itemsBefore: readonly Item[] };

/** The answers of a claim by step, its items among them. */
type State = ReadonlyMap<number, Answers>;

/**
 * What the member changed from each submission to the next one, and which costs the council corrected between them, newest first, and in
 * the order of the scheme. What the member changed and has not sent yet is left out.
 * @param earlier by submission, oldest first
 * @param submissions oldest first
 * @param corrections oldest first
 * @source desks-and-more.md 2 "two versions side by side"; money.md 2 "versions and history like every other answer"
 */
export function answerChanges(
  scheme: Scheme,
  now: { readonly steps: readonly { readonly step: number; readonly answers: Answers }[]; readonly items: readonly Item[] },
  earlier: readonly EarlierAnswers[],
  submissions: readonly Submission[],
  corrections: readonly CostsCorrection[] = [],
): AnswerChange[] {
  if (earlier.length + corrections.length === 0) return [];
  const changes: AnswerChange[] = [];
  let later: State = new Map([...now.steps.map(({ step, answers }) => [step, answers] as const), [stepOfItems, { [itemsName]: now.items }]]);
  submissions.toReversed().forEach(({ version }, place, newestFirst) => {
    const next = newestFirst[place - 1];
    // A fresh look and a reopening begin a version, too. What is kept at it is newer than what is kept at the submission before it.
    const kept = earlier.filter(({ submission }) => submission >= version && (next === undefined || submission < next.version));
    const before: State = new Map([...later, ...kept.map(({ step, answers }) => [step, answers] as const)]);
    if (next !== undefined) changes.push(...rowChanges(scheme, before, later).map((change) => ({ ...change, by: "member" as const, at: next.at })));
    later = before;
    // The council corrects what it received before the member may change it.
    const corrected = corrections.filter((one) => one.version > version && (next === undefined || one.version < next.version));
    for (const { itemsBefore, at } of corrected.toReversed()) {
      const received: State = new Map([...later, [stepOfItems, { [itemsName]: itemsBefore }]]);
      // What the council completes from the documents corrects nothing of the firm's.
      const corrects = rowChanges(scheme, received, later).filter(({ before: stated }) => stated !== undefined);
      changes.push(...corrects.map((change) => ({ ...change, by: "council" as const, at })));
      later = received;
    }
  });
  return changes;
}

type RowChange = Omit<AnswerChange, "by" | "at">;

function rowChanges(scheme: Scheme, before: State, after: State): RowChange[] {
  const rowsOf = (state: State): AnswerRow[] =>
    answerRows(scheme, allAnswers([...state].flatMap(([step, answers]) => (step === stepOfItems ? [] : [{ answers }]))), "");
  const itemsOf = (state: State): readonly Item[] => givenItems(state.get(stepOfItems) ?? {});
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const costs = itemChanges(old, now).flatMap((change) => {
    const item = change.after ?? change.before ?? {};
    const place = (change.after === undefined ? old : now).findIndex(({ id }) => id === item["id"]) + 1;
    const cost = `${itemLabel(scheme, item)} (cost ${place}${change.after === undefined ? ", removed" : ""})`;
    return changesOf(factRows(scheme, change.before), factRows(scheme, change.after)).map(({ name, label, ...values }) => ({
      ...values,
      name: `${item["id"]}.${name}`,
      label: `${cost}: ${label}`,
    }));
  });
  return [...changesOf(rowsOf(before), rowsOf(after)), ...costs];
}

/** Rows whose value differs, and those that only one side has. */
function changesOf(before: readonly AnswerRow[], after: readonly AnswerRow[]): RowChange[] {
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [old, now] = [before, after].map((rows) => rows.find((row) => row.name === name));
    const row = now ?? old;
    if (row === undefined || old?.value === now?.value) return [];
    return [{ name, label: row.label, kind: row.kind, before: old?.value, after: now?.value }];
  });
}

/** The facts of a cost and its proof, as answers. */
function factRows(scheme: Scheme, item: Item | undefined): AnswerRow[] {
  const kind = itemKinds(scheme).find((one) => one.kind === item?.["kind"]);
  if (item === undefined || kind === undefined) return [];
  const proof = { step: stepOfItems, name: "document", label: "Document that proves it", kind: "text", value: proofText(scheme, item) } as const;
  return [...factsOfKind(kind).flatMap((fact) => fieldRows(fact, item)), proof];
}
