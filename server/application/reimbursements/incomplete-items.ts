import { allAnswers, applicableDocuments, storedDocuments } from "#domain/reimbursements/derive.ts";
import { missingFacts } from "#domain/reimbursements/items.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Reimbursement } from "#db/queries/reimbursements.ts";

/** The ids of the items that lack a fact, or a proof that the claim needs and has. @source rest-api.md "Rulings of 23-11-2026": "Complete means …" */
export function incompleteItems({ row, steps, documents, items }: Pick<Reimbursement, "row" | "steps" | "documents" | "items">): ReadonlySet<string> {
  const scheme = schemeOf(row.scheme);
  const stored = storedDocuments(documents);
  const proofs = applicableDocuments(scheme, allAnswers(steps)).flatMap(({ field }) => ((stored[field.name]?.files ?? 0) > 0 ? [field.name] : []));
  return new Set(items.flatMap(({ item }) => (missingFacts(scheme, item, proofs).length > 0 ? [item["id"] ?? ""] : [])));
}
