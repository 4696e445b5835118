import { flaggedItemId, isItemChanged } from "#domain/reimbursements/deficiencies.ts";
import type { Problem } from "../../shared/problem.ts";
import { fieldId } from "./field-id.ts";
import type { DeficiencyView, DocumentView, ReimbursementView } from "./views.ts";

/** What the member has written to each remark, by its id. */
export type Replies = Readonly<Record<string, string>>;

type Remarked = Pick<ReimbursementView, "documents" | "generalDeficiencies">;

const remarksOf = (view: Remarked): DeficiencyView[] => [...view.documents.flatMap(({ deficiencies }) => deficiencies), ...view.generalDeficiencies];

/** The remarks that wait for an answer: those on documents in their order, then those on the whole. */
export const openRemarks = (view: Remarked): DeficiencyView[] => remarksOf(view).filter(({ isOpen }) => isOpen);

/** The answers that the server does not have in these words, also to remarks that are closed. */
export function unsentAnswers(view: Remarked, replies: Replies): string[] {
  const stored = new Map(remarksOf(view).map(({ id, answer }) => [id, answer]));
  return Object.entries(replies).flatMap(([id, text]) => (text.trim() === (stored.get(id) ?? "") ? [] : [text]));
}

/** True when a file was put in place after the remark was shared. */
export const isReplaced = (document: DocumentView | undefined, { sharedAt }: DeficiencyView): boolean =>
  document?.current !== undefined && document.current.uploadedAt > sharedAt;

/** True when nothing more is needed for this remark. A remark on the whole is also answered by a new file or a changed cost. */
export function isAnswered(view: Pick<ReimbursementView, "documents" | "items">, remark: DeficiencyView, replies: Replies): boolean {
  if ((replies[remark.id] ?? "").trim() !== "") return true;
  if (isItemChanged(view.items, remark)) return true;
  return view.documents.some(
    (document) => (remark.fieldName === undefined || document.fieldName === remark.fieldName) && isReplaced(document, remark),
  );
}

/** What keeps the reply from being sent, each with the field that mends it. */
export const replyProblems = (view: ReimbursementView, replies: Replies): Problem[] =>
  openRemarks(view)
    .filter((remark) => !isAnswered(view, remark, replies))
    .map((remark) => {
      const document = view.documents.find(({ fieldName }) => fieldName === remark.fieldName);
      return {
        text: document === undefined ? askFor(remark) : `Give a new file or a written answer: ${document.label}`,
        fieldId: fieldId(remark.id),
      };
    });

const askFor = ({ fieldName }: DeficiencyView): string =>
  fieldName === undefined || flaggedItemId(fieldName) === undefined
    ? "Write an answer to the remark"
    : "Change the cost that the remark names, or write an answer";
