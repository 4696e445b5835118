import { isOpenForFreshLook } from "./decisions.ts";
import { isFurtherPaper, newPaperName } from "./further-papers.ts";
import { itemLabel, type Item } from "./items.ts";
import type { State } from "./lifecycle.ts";
import type { Scheme } from "./scheme.ts";

type Deficiency = { readonly round: number; readonly fieldName: string | null; readonly answeredAt: Date | null };

/**
 * The remarks that wait for an answer. Only the last round can: a decision ends the remarks that nobody has answered.
 * @param deficiencies all remarks of a reimbursement
 */
export function openDeficiencies<T extends Deficiency>(deficiencies: readonly T[]): T[] {
  const last = Math.max(...deficiencies.map(({ round }) => round));
  return deficiencies.filter(({ round, answeredAt }) => round === last && answeredAt === null);
}

/** The name under which a remark names an item. @source rest-api.md "Rulings of 23-11-2026", Items */
const itemPrefix = "item:";
export const itemFlag = (itemId: string): string => `${itemPrefix}${itemId}`;
/** The item that a remark names; undefined for a document. */
export const flaggedItemId = (fieldName: string): string | undefined =>
  fieldName.startsWith(itemPrefix) ? fieldName.slice(itemPrefix.length) : undefined;
/** The items as a remark names them: "Cost 2: Registration fee". */
export const itemFields = (scheme: Scheme, items: readonly Item[]): { readonly name: string; readonly label: string }[] =>
  items.map((item, place) => ({ name: itemFlag(item["id"] ?? ""), label: `Cost ${place + 1}: ${itemLabel(scheme, item)}` }));

type AnsweredRemark = { readonly fieldName?: string | null | undefined; readonly round: number };

/**
 * How a remark was answered that has no written answer.
 * @param remarks all remarks of the reimbursement
 * @param itemIds the costs that are there now
 */
export function changeAnswer(
  { fieldName, round }: AnsweredRemark,
  remarks: readonly { readonly round: number }[],
  itemIds: readonly (string | undefined)[],
): string {
  if (fieldName === null || fieldName === undefined) return "A new file or a changed cost was sent.";
  const itemId = flaggedItemId(fieldName);
  if (itemId === undefined) return "A new file was sent.";
  if (itemIds.includes(itemId)) return "The cost was changed.";
  // A later round may have removed what this one changed.
  return remarks.some((other) => other.round > round) ? "The cost was changed or removed." : "The cost was removed.";
}

type SharedRemark = { readonly fieldName?: string | null | undefined; readonly sharedAt: Date };

type ChangedItem = { readonly id: string; readonly enteredBy: "member" | "council"; readonly savedAt: Date };

/**
 * Did the member change the item that a remark names after it was shared? An item that was removed is changed, too. A remark on the whole
 * is answered by a change of any item.
 */
export function isItemChanged(items: readonly ChangedItem[], { fieldName, sharedAt }: SharedRemark): boolean {
  const isChanged = ({ enteredBy, savedAt }: ChangedItem): boolean => enteredBy === "member" && savedAt > sharedAt;
  if (fieldName === null || fieldName === undefined) return items.some(isChanged);
  const id = flaggedItemId(fieldName);
  return id !== undefined && items.every((item) => item.id !== id || isChanged(item));
}

/** How many documents wait for an answer; items and remarks on the whole do not count. */
export const countFlaggedDocuments = (deficiencies: readonly Deficiency[]): number =>
  openDeficiencies(deficiencies).filter(({ fieldName }) => fieldName !== null && flaggedItemId(fieldName) === undefined).length;

type Replied = {
  readonly row: {
    readonly state: State;
    readonly deficiencyOrigin: "EPCMD" | "DGFT" | null;
    readonly asksPapers: boolean;
    readonly freshLookUntil: string | null;
  };
  readonly documents: readonly { readonly fieldName: string; readonly wasSubmitted: boolean }[];
  readonly deficiencies: readonly Deficiency[];
};

/**
 * May the member change this field now? In a draft everything; after a share only what was flagged; if a DGFT query
 * flagged nothing, everything. A further paper can be added where the query asks for further papers, and while a
 * fresh look can be asked for; one that is there and was not sent yet goes with the reply and is open in it. `undefined`
 * means the answers, which belong to no document.
 * @source product.md "member replies"; rest-api.md "Member"
 */
export function isOpenForMember({ row, documents, deficiencies }: Replied, fieldName: string | undefined): boolean {
  if (fieldName !== undefined && isNewPaper(documents, fieldName)) {
    const isThere = documents.some((document) => document.fieldName === fieldName);
    return (row.state === "DEFICIENCY_SHARED" && (row.asksPapers || isThere)) || isOpenForFreshLook(row);
  }
  if (row.state === "DRAFT") return true;
  if (row.state !== "DEFICIENCY_SHARED") return false;
  const flagged = openDeficiencies(deficiencies).flatMap((deficiency) => deficiency.fieldName ?? []);
  if (flagged.length === 0) return row.deficiencyOrigin === "DGFT";
  return fieldName !== undefined && flagged.includes(fieldName);
}

/**
 * May the member change this item now? In a reply only if it is flagged itself, or the document that proves it. It is judged as the council
 * received it: what the unsent reply made of it can be changed again, and an item that the reply added stays open.
 * @param received the items as the council received them; undefined while the member has changed none since
 * @source rest-api.md as above
 */
export function isItemOpenForMember(reimbursement: Replied, item: Item, received?: readonly Item[]): boolean {
  const judged = received === undefined ? item : received.find(({ id }) => id === item["id"]);
  if (judged === undefined) return reimbursement.row.state === "DEFICIENCY_SHARED";
  return isOpenForMember(reimbursement, itemFlag(judged["id"] ?? "")) || isOpenForMember(reimbursement, judged["document"]);
}

/** True for a further paper of which the council has received nothing. */
const isNewPaper = (documents: Replied["documents"], fieldName: string): boolean =>
  fieldName === newPaperName ||
  (isFurtherPaper(fieldName) && !documents.some((document) => document.fieldName === fieldName && document.wasSubmitted));
