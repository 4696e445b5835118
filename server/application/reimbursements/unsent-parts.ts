import { answerChanges } from "#domain/reimbursements/answer-changes.ts";
import { isDecided } from "#domain/reimbursements/decisions.ts";
import { isOpenForMember } from "#domain/reimbursements/deficiencies.ts";
import type { AnswerRow } from "#domain/reimbursements/derive.ts";
import { documentsWithFurtherPapers } from "#domain/reimbursements/further-papers.ts";
import { lastReceipt, receivedAnswers } from "#domain/reimbursements/received-answers.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { DocumentVersion } from "#db/queries/documents.ts";
import type { Reimbursement } from "#db/queries/reimbursement-parts.ts";

/** What the firm had prepared for a reply or a fresh look and can no longer send. Its written answers are read beside their remarks. */
export type UnsentParts = {
  readonly documents: readonly { readonly label: string; readonly files: DocumentVersion["files"] }[];
  /** Answers and facts of costs that were changed or added, as they were typed. */
  readonly answers: readonly Pick<AnswerRow, "label" | "kind" | "value">[];
};

/** Whether the firm can send nothing of a filed claim, so that it reads what the council received. A discarded draft was never filed. */
export const isSendingOver = ({ state, submittedAt }: Reimbursement["row"]): boolean => isDecided(state) && submittedAt !== null;

/** The further documents of a fresh look that can still be asked for go with it. */
function unsentDocuments(stored: Reimbursement, today: string): DocumentVersion[] {
  const isInTime = today <= (stored.row.freshLookUntil ?? "");
  return stored.documents.filter(({ fieldName, wasSubmitted }) => !wasSubmitted && !(isInTime && isOpenForMember(stored, fieldName)));
}

/**
 * A claim as its firm reads it. Of one that is decided: documents, answers and costs as the council received them, and the further documents
 * of a fresh look as long as it can be asked for.
 * @param today YYYY-MM-DD in India
 */
export function ownParts(stored: Reimbursement, today: string): Reimbursement {
  if (!isSendingOver(stored.row)) return stored;
  const unsent = unsentDocuments(stored, today);
  const documents = stored.documents.filter((version) => !unsent.includes(version));
  // Within a field the newest version stands first.
  const newest = new Map(documents.toReversed().map(({ fieldName, id }) => [fieldName, id]));
  const asReceived = documents.map((version) => ({ ...version, isCurrent: newest.get(version.fieldName) === version.id }));
  return { ...stored, ...receivedAnswers(stored), documents: asReceived };
}

/** What `ownParts` leaves out; undefined where that is nothing. */
export function unsentParts(stored: Reimbursement, today: string): UnsentParts | undefined {
  if (!isSendingOver(stored.row)) return undefined;
  const unsent = unsentDocuments(stored, today);
  const documents = documentsWithFurtherPapers(schemeOf(stored.row.scheme), unsent).flatMap(({ field: { name, label } }) => {
    const version = unsent.find(({ fieldName }) => fieldName === name);
    return version === undefined ? [] : [{ label, files: version.files }];
  });
  const answers = unsentAnswers(stored);
  return documents.length + answers.length === 0 ? undefined : { documents, answers };
}

/** The changes since the council received the answers last. What was removed has no words to give again. */
function unsentAnswers({ row, steps, items, earlierAnswers, history }: Reimbursement): UnsentParts["answers"] {
  const receipt = lastReceipt({ earlierAnswers, history });
  if (receipt === undefined) return [];
  const now = { steps, items: items.map(({ item }) => item) };
  const next = { version: Number.MAX_SAFE_INTEGER, at: row.updatedAt };
  return answerChanges(schemeOf(row.scheme), now, receipt.kept, [receipt, next]).flatMap(({ label, kind, after }) =>
    after === undefined ? [] : [{ label, kind, value: after }],
  );
}
