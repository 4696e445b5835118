import type { Answers } from "#domain/reimbursements/answers.ts";
import { applicableDocuments } from "#domain/reimbursements/derive.ts";
import { isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import type { DocumentView } from "./views.ts";

/** The documents that may prove a cost: those that the answers make necessary, then the further documents. */
export const provingDocuments = (
  scheme: Scheme,
  answers: Answers,
  documents: readonly Pick<DocumentView, "fieldName" | "label">[],
): { readonly name: string; readonly label: string }[] => [
  ...applicableDocuments(scheme, answers).map(({ field: { name, label } }) => ({ name, label })),
  ...documents.flatMap(({ fieldName, label }) => (isFurtherPaper(fieldName) ? [{ name: fieldName, label }] : [])),
];
