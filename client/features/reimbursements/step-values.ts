import type { FieldErrors } from "#domain/errors.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { stepInput, type Answer, type Answers } from "#domain/reimbursements/answers.ts";
import { missingFields, storedDocuments, type StoredDocuments } from "#domain/reimbursements/derive.ts";
import type { Field, SimpleField, Step } from "#domain/reimbursements/scheme.ts";
import type { ReimbursementView } from "./views.ts";

/** The values of a step's fields, as typed. */
export type StepValues = Answers;

const flat = (field: Field): Field[] => (field.type === "yesNo" ? [field, ...field.whenYes] : [field]);

/** The fields of a step, with those that a Yes asks for. */
export const allFields = (step: Step): Field[] => step.fields.flatMap(flat);

function presetOf(field: Field): [string, Answer][] {
  if (field.type === "select" && field.preset !== undefined) return [[field.name, field.preset]];
  if (field.type !== "group") return [];
  const inner = field.fields.flatMap((part) => (part.type === "select" && part.preset !== undefined ? [[part.name, part.preset]] : []));
  return inner.length === 0 ? [] : [[field.name, Object.fromEntries(inner)]];
}

/** What the fields begin with: what this browser kept, else what the server has, else what the firm gave before or the scheme proposes. */
export function startValues(step: Step, saved: Answers, kept: Answers | undefined, known: Answers = {}): StepValues {
  const fields = allFields(step).filter(({ type }) => type !== "document");
  const presets = Object.fromEntries(fields.flatMap(presetOf));
  const before = fields.flatMap(({ name, askOnce }) => (askOnce !== true || known[name] === undefined ? [] : [[name, known[name]] as const]));
  const own = fields.flatMap(({ name }) => (saved[name] === undefined ? [] : [[name, saved[name]] as const]));
  return { ...presets, ...Object.fromEntries(before), ...Object.fromEntries(own), ...kept };
}

/** How much of each document the server has. */
export const documentsOnServer = (view: Pick<ReimbursementView, "documents"> | undefined): StoredDocuments =>
  storedDocuments((view?.documents ?? []).flatMap(({ fieldName, current }) => (current === undefined ? [] : [{ fieldName, files: current.files }])));

export type CheckedStep = { readonly answers: Answers; readonly errors: FieldErrors };

/** The step's values as the server takes them, and what is wrong or missing, in the order of the fields. `today` is YYYY-MM-DD in India. */
export function checkStep(step: Step, values: StepValues, stored: StoredDocuments, today: string): CheckedStep {
  const parsed = stepInput(step, today).safeParse(values);
  const texts = parsed.success ? {} : firstFieldErrorsOf(parsed.error, (path) => String(path.at(-1)));
  const wrong: FieldErrors = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]]));
  const missing = missingFields(step, parsed.success ? parsed.data : values, stored);
  return { answers: parsed.success ? parsed.data : {}, errors: inOrder(step, { ...missing, ...wrong }) };
}

/** The wire names of a step's inputs from top to bottom. */
export const fieldNames = (step: Step): string[] =>
  allFields(step).flatMap((field) => (field.type === "group" ? field.fields.map(({ name }: SimpleField) => name) : [field.name]));

function inOrder(step: Step, errors: FieldErrors): FieldErrors {
  const places = fieldNames(step);
  return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => places.indexOf(one) - places.indexOf(other)));
}

/** True when saving would change nothing that the server has of this step. */
export function isSaved(step: Step, values: StepValues, saved: Answers, today: string): boolean {
  const parsed = stepInput(step, today).safeParse(values);
  if (!parsed.success) return false;
  return allFields(step).every(({ name, type }) => type === "document" || sameAnswer(parsed.data[name], saved[name]));
}

const sameAnswer = (one: Answer | undefined, other: Answer | undefined): boolean => canonical(one) === canonical(other);
const canonical = (answer: Answer | undefined): string =>
  JSON.stringify(typeof answer === "object" ? Object.entries(answer).toSorted(([one], [other]) => one.localeCompare(other)) : (answer ?? null));
