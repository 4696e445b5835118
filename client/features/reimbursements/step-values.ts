import type { FieldErrors } from "#domain/errors.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { stepInput } from "#domain/reimbursements/answers-input.ts";
import {
  asGroupAnswer,
  fieldOfPath,
  givenItems,
  groupEntries,
  groupFieldName,
  type Answer,
  type Answers,
  type GroupAnswers,
} from "#domain/reimbursements/answers.ts";
import { fieldRows, missingFields, storedDocuments, type StoredDocuments } from "#domain/reimbursements/derive.ts";
import { factsOfKind, itemsOfField, type Item } from "#domain/reimbursements/items.ts";
import type { Field, SchemeGroupField, SchemeItemsField, Step } from "#domain/reimbursements/scheme.ts";
import type { VersionDifference } from "../../components/two-versions.tsx";
import { answerText } from "./answer-text.ts";
import { itemText } from "./item-text.ts";
import type { ReimbursementView } from "./views.ts";

/** The values of a step's fields, as typed. */
export type StepValues = Answers;

const flat = (field: Field): Field[] => (field.type === "yesNo" ? [field, ...field.whenYes] : [field]);

/** The fields of a step, with those that a Yes asks for. */
export const allFields = (step: Step): Field[] => step.fields.flatMap(flat);

function presetOf(field: Field): [string, Answer][] {
  if (field.type === "items") return [[field.name, []]];
  if (field.type === "select" && field.preset !== undefined) return [[field.name, field.preset]];
  if (field.type !== "group") return [];
  const inner = field.fields.flatMap((part) => (part.type === "select" && part.preset !== undefined ? [[part.name, part.preset]] : []));
  return inner.length === 0 ? [] : [[field.name, Object.fromEntries(inner)]];
}

/** What the fields begin with: what this browser kept, else what the server has, else what the firm gave before or the scheme proposes. */
export function startValues(step: Step, saved: Answers, kept: Answers | undefined, known: Answers = {}): StepValues {
  const fields = allFields(step).filter(({ type }) => type !== "document");
  const presets = Object.fromEntries(fields.flatMap(presetOf));
  const before = fields.flatMap(({ name, askOnce, fromExpected, fromFair }) =>
    (askOnce !== true && fromExpected === undefined && fromFair !== true) || known[name] === undefined ? [] : [[name, known[name]] as const],
  );
  const own = Object.entries(savedAnswersOf(step, saved));
  return { ...presets, ...Object.fromEntries([...before, ...paidBefore(step, known)]), ...Object.fromEntries(own), ...kept };
}

/** Yes to a question about earlier claims of which this portal paid some, with an entry for each. */
const paidBefore = (step: Step, known: Answers): [string, Answer][] =>
  step.fields.flatMap((field): [string, Answer][] => {
    if (field.type !== "yesNo" || field.fromPaid === undefined || known[field.name] !== "yes") return [];
    const groups = field.whenYes.flatMap((inner) => (inner.type === "group" ? [inner] : []));
    return [[field.name, true], ...groups.map((group): [string, Answer] => [group.name, asGroupAnswer(knownEntries(group, known))])];
  });

const knownEntries = ({ name: group, fields, maxEntries }: SchemeGroupField, known: Answers): GroupAnswers[] =>
  Array.from({ length: maxEntries }, (_, place) =>
    Object.fromEntries(
      fields.flatMap(({ name }) => {
        const value = known[groupFieldName(group, place, name)];
        return typeof value === "string" ? [[name, value] as const] : [];
      }),
    ),
  ).filter((entry) => Object.keys(entry).length > 0);

/** What the firm gave before, for a step that was never saved: what it left empty or deleted there stays so. */
export const knownForStep = (view: Pick<ReimbursementView, "steps"> | undefined, number: number, known: Answers | undefined): Answers | undefined =>
  view?.steps.some((step) => step.number === number && step.savedAt !== undefined) ? undefined : known;

/** How much of each document the server has. */
export const documentsOnServer = (view: Pick<ReimbursementView, "documents"> | undefined): StoredDocuments =>
  storedDocuments((view?.documents ?? []).flatMap(({ fieldName, current }) => (current === undefined ? [] : [{ fieldName, files: current.files }])));

export type CheckedStep = { readonly answers: Answers; readonly errors: FieldErrors };

/** The step's values as the server takes them, and what is wrong or missing, in the order of the fields. `today` is YYYY-MM-DD in India. */
export function checkStep(step: Step, values: StepValues, stored: StoredDocuments, today: string): CheckedStep {
  const parsed = stepInput(step, today).safeParse(withoutHiddenErrors(step, values, today));
  const texts = parsed.success ? {} : firstFieldErrorsOf(parsed.error, (path) => fieldOfPath(path) ?? "");
  const wrong: FieldErrors = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]]));
  const missing = missingFields(askedInWizard(step), parsed.success ? parsed.data : values, stored);
  return { answers: parsed.success ? parsed.data : {}, errors: inOrder(step, values, { ...missing, ...wrong }) };
}

/** Leaves out wrong values of fields that a No hides: the user does not see them and cannot correct them. */
function withoutHiddenErrors(step: Step, values: StepValues, today: string): StepValues {
  const hidden = step.fields.flatMap((field) => (field.type === "yesNo" && values[field.name] !== true ? field.whenYes : []));
  const wrong = hidden.filter((field) => !stepInput({ ...step, fields: [field] }, today).safeParse(values).success).map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.includes(name)));
}

/** The step as the wizard asks it: some fields that clients of the REST API may leave out are needed here. */
const askedInWizard = (step: Step): Step => ({
  ...step,
  fields: step.fields.map((field) => (field.isAskedInWizard === true ? { ...field, optional: false } : field)),
});

/** The names of a step's inputs in messages, from top to bottom. */
export const fieldNames = (step: Step, values: StepValues = {}): string[] =>
  allFields(step).flatMap((field) => {
    if (field.type === "items") return itemsOfField(field, givenItems(values)).flatMap((item, place) => itemInputNames(field, item, place));
    if (field.type === "group")
      return groupEntries(values[field.name]).flatMap((_, place) => field.fields.map(({ name }) => groupFieldName(field.name, place, name)));
    return [field.name];
  });

/** The names in messages of the inputs of one item. */
function itemInputNames({ name: group, kinds }: SchemeItemsField, item: Item, place: number): string[] {
  const kind = kinds.find((one) => one.kind === item["kind"]);
  const names = ["kind", ...(kind === undefined ? [] : factsOfKind(kind)).map(({ name }) => name), "document", "page"];
  return names.map((name) => groupFieldName(group, place, name));
}

/** The names in messages of one field's inputs. */
const inputNames = (step: Step, name: string, values: StepValues): string[] =>
  fieldNames({ ...step, fields: allFields(step).filter((field) => field.name === name && field.type !== "yesNo") }, values);

/** What was refused, with the values of that moment. `isOwnCheck`: by this browser's own check, not by the server. */
export type RefusedStep = { readonly errors: FieldErrors; readonly values: StepValues; readonly isOwnCheck: boolean };

/**
 * What is still wrong of what was refused: a field that was filled in since is left out, and its text is that of now. What only the server
 * knows stands until the field is changed.
 */
export function stillWrong(step: Step, refused: RefusedStep, now: StepValues, errors: FieldErrors): FieldErrors {
  const changed = allFields(step).flatMap((field) =>
    sameAnswer(field, now, refused.values) ? [] : [field.name, ...inputNames(step, field.name, now)],
  );
  const kept = Object.entries(refused.errors).flatMap(([name, texts]) => {
    const current = errors[name] ?? (refused.isOwnCheck || changed.includes(name) ? undefined : texts);
    return current === undefined ? [] : [[name, current] as const];
  });
  return Object.fromEntries(kept);
}

function inOrder(step: Step, values: StepValues, errors: FieldErrors): FieldErrors {
  const places = fieldNames(step, values);
  return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => places.indexOf(one) - places.indexOf(other)));
}

/** True when saving would change nothing that the server has of this step. */
export function isSaved(step: Step, values: StepValues, saved: Answers, today: string): boolean {
  const parsed = stepInput(step, today).safeParse(withoutHiddenErrors(step, values, today));
  if (!parsed.success) return false;
  return allFields(step).every((field) => field.type === "document" || sameAnswer(field, parsed.data, saved));
}

/** Of items, those of the field; having none is not to have answered. */
function answerTo(field: Field, answers: Answers): Answer | undefined {
  if (field.type !== "items") return answers[field.name];
  const own = itemsOfField(field, givenItems(answers));
  return own.length === 0 ? undefined : own;
}

const sameAnswer = (field: Field, one: Answers, other: Answers): boolean => canonical(answerTo(field, one)) === canonical(answerTo(field, other));
const canonical = (answer: Answer | undefined): string =>
  JSON.stringify(
    typeof answer === "object"
      ? groupEntries(answer).map((entry) => Object.entries(entry).toSorted(([one], [other]) => one.localeCompare(other)))
      : (answer ?? null),
  );

/** The answers of one step. */
export const savedAnswersOf = (step: Step, answers: Answers): Answers =>
  Object.fromEntries(
    allFields(step).flatMap((field) => {
      const answer = answerTo(field, answers);
      return answer === undefined ? [] : [[field.name, answer]];
    }),
  );

/** True when both have the same answers to the step. */
export const isSameStep = (step: Step, one: Answers, other: Answers): boolean =>
  allFields(step).every((field) => field.type === "document" || sameAnswer(field, one, other));

/** The fields that were answered differently here and there, each in words. */
export const stepDifferences = (step: Step, mine: StepValues, theirs: Answers): VersionDifference[] =>
  allFields(step)
    .filter((field) => field.type !== "document" && !sameAnswer(field, mine, theirs))
    .map((field) => ({ key: field.name, label: field.label, mine: inWords(field, mine), theirs: inWords(field, theirs) }));

function inWords(field: Field, answers: Answers): string {
  if (field.type === "items") return itemsOfField(field, givenItems(answers)).map(itemText).join("\n") || "Nothing";
  const alone: Field = field.type === "yesNo" ? { ...field, whenYes: [] } : field;
  const rows = fieldRows(alone, answers);
  const texts = rows.map((row) => {
    const text = answerText(row) ?? "Nothing";
    return rows.length === 1 ? text : `${row.label}: ${text}`;
  });
  return texts.join("\n") || "Nothing";
}
