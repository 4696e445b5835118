import { flaggedItemId } from "../reimbursements/deficiencies.ts";
import { reviewDocuments } from "../reimbursements/derive.ts";
import { isFurtherPaper, newPaperName } from "../reimbursements/further-papers.ts";
import { schemeOf } from "../reimbursements/schemes/index.ts";
import { schemeKinds } from "../reimbursements/schemes/kinds.ts";

/** The kind of all costs, whatever document proves them. */
export const costKind = "item";

/** What phrases and checklists are kept for: each document of the schemes once, further papers, and costs. */
export const documentKinds: readonly { readonly name: string; readonly label: string }[] = [
  ...new Map(schemeKinds.flatMap((kind) => reviewDocuments(schemeOf(kind)).map(({ field: { name, label } }) => [name, { name, label }]))).values(),
  { name: newPaperName, label: "Further papers" },
  { name: costKind, label: "Costs" },
];

/** The kind of a document or item by the wire name under which it is judged. */
export function documentKindOf(fieldName: string): string {
  if (flaggedItemId(fieldName) !== undefined) return costKind;
  return isFurtherPaper(fieldName) ? newPaperName : fieldName;
}

type ForDocuments = { readonly documents: readonly string[]; readonly position: number; readonly isWithdrawn: boolean };

/** What is offered for a document: rows of its own kind first, then those for every kind, each by position. Withdrawn ones are left out. */
export function offeredFor<T extends ForDocuments>(rows: readonly T[], fieldName: string): T[] {
  const kind = documentKindOf(fieldName);
  const own = rows.filter(({ documents }) => documents.includes(kind));
  const general = rows.filter(({ documents }) => documents.length === 0);
  return [own, general].flatMap((part) => part.filter(({ isWithdrawn }) => !isWithdrawn).toSorted((a, b) => a.position - b.position));
}
