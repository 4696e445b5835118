import type { FieldErrors } from "../errors.ts";
import { labelInSentence } from "../label-in-sentence.ts";
import { groupEntries, groupFieldName, type Answer, type Answers } from "./answers.ts";
import { reimbursementMessages } from "./messages.ts";
import type { SchemeDocumentField, Field, Scheme, SimpleField, Step } from "./scheme.ts";

/** How much of each document has arrived: files and pages, keyed by wire name. An image counts as one page. */
export type StoredDocuments = Readonly<Record<string, { readonly files: number; readonly pages: number }>>;

type CountedDocument = { readonly fieldName: string; readonly files: readonly { readonly pages: number }[]; readonly isCurrent?: boolean };

/** Counts the files and pages of each document; versions that are not current do not count. */
export const storedDocuments = (documents: readonly CountedDocument[]): StoredDocuments =>
  Object.fromEntries(
    documents
      .filter(({ isCurrent }) => isCurrent !== false)
      .map(({ fieldName, files }) => [fieldName, { files: files.length, pages: files.reduce((sum, { pages }) => sum + pages, 0) }]),
  );

/** The answers of all steps in one record. */
export const allAnswers = (steps: readonly { readonly answers: Answers }[]): Answers =>
  Object.assign({}, ...steps.map(({ answers }) => answers)) as Answers; // every part is Answers

/** A document of a scheme with the step that asks for it. */
export type SchemeDocument = {
  readonly field: SchemeDocumentField;
  readonly step: number;
  /** The yes/no that makes it needed, if any. */
  readonly onlyIf: string | undefined;
};

/** Steps that ask something, plus the last screen, which submits. Steps count from 1. */
export const stepCount = (scheme: Scheme): number => scheme.steps.length + 1;

/** The title of the last screen, which asks nothing. */
export const lastStepTitle = "Review and submit";

/** The step with this number, or undefined for the last screen and for numbers out of range. */
export const findStep = (scheme: Scheme, number: number): Step | undefined => scheme.steps[number - 1];

/** Titles of all steps, the last screen included, in order. */
export const stepTitles = (scheme: Scheme): string[] => [...scheme.steps.map((step) => step.title), lastStepTitle];

function documentsOf(field: Field, step: number, onlyIf: string | undefined): SchemeDocument[] {
  if (field.type === "document") return [{ field, step, onlyIf }];
  if (field.type === "yesNo") return field.whenYes.flatMap((inner) => documentsOf(inner, step, field.name));
  return [];
}

const documentsByScheme = new WeakMap<Scheme, readonly SchemeDocument[]>();

/** Every document that a scheme can ask for, in the order of the review and the dossier. Computed once per scheme: lists call it for every row. */
export function reviewDocuments(scheme: Scheme): readonly SchemeDocument[] {
  const known =
    documentsByScheme.get(scheme) ?? scheme.steps.flatMap((step, index) => step.fields.flatMap((field) => documentsOf(field, index + 1, undefined)));
  documentsByScheme.set(scheme, known);
  return known;
}

/** The document with this wire name, or undefined. */
export const findDocument = (scheme: Scheme, name: string): SchemeDocument | undefined =>
  reviewDocuments(scheme).find((document) => document.field.name === name);

/** Wire names of the answers that are prefilled with the last answer of the firm. */
export const sharedDocuments = (scheme: Scheme): string[] =>
  scheme.steps.flatMap((step) => step.fields.filter(({ askOnce, type }) => askOnce && type !== "document").map(({ name }) => name));

/** False when the answer "No" makes the document unnecessary. */
export const isApplicable = (document: SchemeDocument, answers: Answers): boolean =>
  document.onlyIf === undefined || answers[document.onlyIf] === true;

/** True for a step that asks for one file, with its costs or without: the file's arrival completes it. */
export const isOneFileStep = ({ fields: [field, ...others] }: Step): boolean =>
  field?.type === "document" && field.maxFiles === 1 && others.every(({ type }) => type === "items");

/** The documents that these answers make necessary. */
export const applicableDocuments = (scheme: Scheme, answers: Answers): SchemeDocument[] =>
  reviewDocuments(scheme).filter((document) => isApplicable(document, answers));

/** The file fields of a multipart call with the number of files each may carry. */
export const multipartFields = (scheme: Scheme): { name: string; maxCount: number }[] =>
  reviewDocuments(scheme).map(({ field }) => ({ name: field.name, maxCount: field.maxFiles }));

type Missing = [name: string, text: string];

const askFor = (field: SimpleField): string => {
  const action = field.type === "select" ? "Select" : field.type === "mapsLink" ? "Paste" : "Enter";
  return `${action} the ${labelInSentence(field.nameInMessages ?? field.label)}`;
};

function missingDocument(field: SchemeDocumentField, stored: StoredDocuments): Missing[] {
  const have = stored[field.name];
  if (have === undefined || have.files === 0) return [[field.name, `Select the ${field.noun}`]];
  if (have.pages < field.minPages) return [[field.name, `Add more ${field.noun}: ${have.pages} of at least ${field.minPages}`]];
  return [];
}

function missingOf(field: Field, answers: Answers, stored: StoredDocuments): Missing[] {
  // A question that may be left out asks for what belongs to its answer.
  if (field.optional && (field.type !== "yesNo" || answers[field.name] === undefined)) return [];
  switch (field.type) {
    case "document":
      return missingDocument(field, stored);
    case "yesNo":
      if (answers[field.name] === undefined) return [[field.name, "Select Yes or No"]];
      return answers[field.name] === true ? field.whenYes.flatMap((inner) => missingOf(inner, answers, stored)) : [];
    // An item that is not finished is saved like any other answer; it is asked for before it is forwarded.
    case "items":
      return [];
    case "group":
      return groupEntries(answers[field.name]).flatMap((entry, place) =>
        field.fields.flatMap((part) =>
          missingOf(part, entry, stored).map(([name, text]): Missing => [groupFieldName(field.name, place, name), text]),
        ),
      );
    default:
      if (field.type === "text" && field.fromFirm) return [];
      return answers[field.name] === undefined ? [[field.name, askFor(field)]] : [];
  }
}

const toFieldErrors = (missing: Missing[]): FieldErrors => Object.fromEntries(missing.map(([name, text]) => [name, [text]]));

/** The missing fields of a step with their texts; empty when the step is complete. @source specification 4 "Step complete rules" */
export const missingFields = (step: Step, answers: Answers, stored: StoredDocuments): FieldErrors =>
  toFieldErrors(step.fields.flatMap((field) => missingOf(field, answers, stored)));

/** True when the step has all that it needs; the last screen, which is no `Step`, is always complete. */
export const isStepComplete = (step: Step, answers: Answers, stored: StoredDocuments): boolean =>
  Object.keys(missingFields(step, answers, stored)).length === 0;

/** The missing fields of all steps, with the texts of the specification for submission. */
export function missingForSubmission(scheme: Scheme, answers: Answers, stored: StoredDocuments): FieldErrors {
  const missing = scheme.steps.flatMap((step) => Object.entries(missingFields(step, answers, stored)));
  return Object.fromEntries(missing.map(([name, texts]) => [name, missingTexts(scheme, name, texts, stored)]));
}

function missingTexts(scheme: Scheme, name: string, texts: readonly string[], stored: StoredDocuments): readonly string[] {
  const document = findDocument(scheme, name)?.field;
  if (document === undefined || (stored[name]?.files ?? 0) > 0) return texts;
  return [reimbursementMessages.fileMissing(document.missing, document.noun)];
}

/** Step numbers that still need something, in order. */
export const incompleteSteps = (scheme: Scheme, answers: Answers, stored: StoredDocuments): number[] =>
  scheme.steps.flatMap((step, index) => (isStepComplete(step, answers, stored) ? [] : [index + 1]));

/** What looks wrong in answers that are right one by one, as sentences. Nothing is refused for it: the figures may be of different years. */
export function doubts({ steps }: Scheme, answers: Answers): string[] {
  const amounts = steps.flatMap(({ fields }) => fields.filter((field) => field.type === "amount"));
  return amounts.flatMap((field) => {
    const part = amounts.find(({ name }) => name === field.includes);
    const [whole, figure] = [answers[field.name], answers[part?.name ?? ""]];
    if (part === undefined || typeof whole !== "string" || typeof figure !== "string" || whole === "" || Number(whole) >= Number(figure)) return [];
    return [reimbursementMessages.lessThanPart(field.nameInMessages ?? field.label, part.nameInMessages ?? part.label)];
  });
}

/** An applicable question with its answer; `kind` says how to format `value`. */
export type AnswerRow = {
  readonly step: number;
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "amount" | "date" | "yesNo";
  /** As stored (decimal string, YYYY-MM-DD); undefined when not answered. */
  readonly value: string | undefined;
};

function rowsOf(field: Field, step: number, answers: Answers, firmName: string): AnswerRow[] {
  if (field.type === "document" || field.type === "items") return [];
  const given: Answer | undefined = answers[field.name];
  if (field.type === "yesNo") {
    const said = given === undefined ? undefined : given === true ? "Yes" : "No";
    const more = given === true ? field.whenYes.flatMap((inner) => rowsOf(inner, step, answers, firmName)) : [];
    return [{ step, name: field.name, label: field.label, kind: "yesNo", value: said }, ...more];
  }
  if (field.type === "group") {
    const entries = groupEntries(given);
    return entries.flatMap((entry, place) =>
      field.fields
        .flatMap((part) => rowsOf(part, step, entry, firmName))
        .map((row) => ({
          ...row,
          name: groupFieldName(field.name, place, row.name),
          label: entries.length === 1 ? row.label : `${field.label} ${place + 1}: ${labelInSentence(row.label)}`,
        })),
    );
  }
  const kind = field.type === "amount" || field.type === "date" ? field.type : "text";
  return [{ step, name: field.name, label: field.label, kind, value: shownValue(field, given, firmName) }];
}

function shownValue(field: SimpleField, given: Answer | undefined, firmName: string): string | undefined {
  if (field.type === "text" && field.fromFirm) return firmName;
  if (typeof given !== "string") return undefined;
  return field.type === "select" ? (field.options.find((option) => option.value === given)?.label ?? given) : given;
}

/** The question of one field with its answer, as `answerRows` has them. */
export const fieldRows = (field: Field, answers: Answers): AnswerRow[] => rowsOf(field, 0, answers, "");

/** Every applicable question with its answer, in scheme order: for "Check your answers", the review and the cover sheet. */
export const answerRows = (scheme: Scheme, answers: Answers, firmName: string): AnswerRow[] =>
  scheme.steps.flatMap((step, index) => step.fields.flatMap((field) => rowsOf(field, index + 1, answers, firmName)));
