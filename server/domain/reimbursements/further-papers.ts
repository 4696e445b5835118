import type { Answers } from "./answers.ts";
import { applicableDocuments, reviewDocuments, type SchemeDocument } from "./derive.ts";
import { document, type Scheme, type SchemeDocumentField } from "./scheme.ts";

/** The field of a further paper that is added; the server stores it as `further_paper_1` and so on. */
export const newPaperName = "further_paper";
/** No step of a scheme asks for a further paper. */
export const furtherPaperStep = 0;

const numbered = /^further_paper_(\d{1,4})$/;
const numberOf = (fieldName: string): number => Number(numbered.exec(fieldName)?.[1] ?? 0);

/** True for the field of a further paper that is stored, as `further_paper_1`. */
export const isFurtherPaper = (fieldName: string): boolean => numbered.test(fieldName);

/** The field of a further paper, whose name is the member's own. */
export const furtherPaperField = (fieldName: string, name: string): SchemeDocumentField =>
  document(fieldName, `Further paper: ${name}`, name, { nameInMessages: name });

/** The field under which the next further paper is stored. */
export const nextFurtherPaperField = (documents: readonly { readonly fieldName: string }[]): string =>
  `${newPaperName}_${Math.max(0, ...documents.map(({ fieldName }) => numberOf(fieldName))) + 1}`;

/** A version of a document; `name` is null unless it is a further paper. */
export type NamedVersion = { readonly fieldName: string; readonly name: string | null };

/**
 * The further papers of a reimbursement as documents, in the order in which they came.
 * @param documents the newest version first within a field
 */
export function furtherPapers(documents: readonly NamedVersion[]): SchemeDocument[] {
  const names = new Map<string, string>();
  for (const { fieldName, name } of documents) if (name !== null && !names.has(fieldName)) names.set(fieldName, name);
  return [...names]
    .sort(([a], [b]) => numberOf(a) - numberOf(b))
    .map(([fieldName, name]) => ({ field: furtherPaperField(fieldName, name), step: furtherPaperStep, onlyIf: undefined }));
}

/** Every document of a reimbursement: those of its scheme, then the further papers. */
export const documentsWithFurtherPapers = (scheme: Scheme, documents: readonly NamedVersion[]): SchemeDocument[] => [
  ...reviewDocuments(scheme),
  ...furtherPapers(documents),
];

/** The documents that count: those that the answers make necessary, then the further papers. */
export const documentsThatCount = (scheme: Scheme, answers: Answers, documents: readonly NamedVersion[]): SchemeDocument[] => [
  ...applicableDocuments(scheme, answers),
  ...furtherPapers(documents),
];
