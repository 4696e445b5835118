import type { Answers } from "#domain/reimbursements/answers.ts";
import { allAnswers, applicableDocuments, storedDocuments } from "#domain/reimbursements/derive.ts";
import { isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import { missingFacts, type Item } from "#domain/reimbursements/items.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { AnswersOf } from "#db/queries/claim-facts.ts";
import type { Reimbursement } from "#db/queries/reimbursement-parts.ts";

/** What of a claim decides whether its items are proved. `documents` are the wire names of those that have a file. */
type Proofs = { readonly scheme: SchemeKind; readonly answers: Answers; readonly documents: readonly string[] };

/** The ids of the items that lack a fact, or a proof that the claim needs and has. @source rest-api.md "Rulings of 23-11-2026": "Complete means …" */
export function incompleteItems(items: readonly Item[], { scheme: kind, answers, documents }: Proofs): ReadonlySet<string> {
  const scheme = schemeOf(kind);
  const needed = applicableDocuments(scheme, answers).map(({ field }) => field.name);
  const proofs = documents.filter((name) => needed.includes(name) || isFurtherPaper(name));
  return new Set(items.flatMap((item) => (missingFacts(scheme, item, proofs).length > 0 ? [item["id"] ?? ""] : [])));
}

/** The same of a claim that was read. @param of `received` leaves out the documents that the firm has not sent yet */
export function incompleteItemsOf(
  { row, steps, documents, items }: Pick<Reimbursement, "row" | "steps" | "documents" | "items">,
  of: AnswersOf,
): ReadonlySet<string> {
  // Of the versions that the council received the newest stands first.
  const received = documents.filter(({ wasSubmitted }) => wasSubmitted).map((version) => ({ ...version, isCurrent: true }));
  const stored = Object.entries(storedDocuments(of === "saved" ? documents : received.toReversed())).flatMap(([name, { files }]) =>
    files > 0 ? [name] : [],
  );
  return incompleteItems(
    items.map(({ item }) => item),
    { scheme: row.scheme, answers: allAnswers(steps), documents: stored },
  );
}
