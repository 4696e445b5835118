import { randomUUID } from "node:crypto";
import { conflict, invalid } from "#domain/errors.ts";
import { stepOfItems } from "#domain/reimbursements/answer-changes.ts";
import { isItemOpenForMember } from "#domain/reimbursements/deficiencies.ts";
import { isOfEvents, itemChanges, itemsAfter, type GivenItems, type ItemChange } from "#domain/reimbursements/item-changes.ts";
import { itemLabel, maxItems, tooManyItems, type Item } from "#domain/reimbursements/items.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { keptCosts } from "#domain/reimbursements/received-answers.ts";
import { itemsName } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { deleteAssessments, selectAssessments, selectItems, updateItems, type NewItem } from "#db/queries/items.ts";
import type { ReimbursementDocuments } from "#db/queries/reimbursement-parts.ts";
import { findReceivedItems, insertEarlierAnswers, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";

/** Who changes items. */
export type ItemsWriter = { readonly party: "member" | "council"; readonly userId: string };

/** The items of a reimbursement as they are stored before a change. */
export const selectStoredItems = async (tx: Tx, { id }: Pick<ReimbursementRow, "id">): Promise<readonly Item[]> =>
  (await selectItems(tx, id)).map(({ item }) => item);

/** What a change of items did: the labels of items that went together with their assessment, and the items before a change of the council. */
export type SavedItems = { readonly droppedAssessments: readonly string[]; readonly itemsBefore?: readonly Item[] };

/**
 * Stores the items that were given; undefined when nothing changes. The caller holds the lock of the reimbursement and raises its version.
 * A member changes in a reply only what is open.
 * @throws invalid (`step_invalid`: more than 40 in all); conflict (`not_open`)
 * @source rest-api.md "Rulings of 23-11-2026", Items
 */
export async function saveItems(
  tx: Tx,
  ctx: AppContext,
  writer: ItemsWriter,
  reimbursement: ReimbursementDocuments,
  { before, given }: { readonly before: readonly Item[]; readonly given: GivenItems },
): Promise<SavedItems | undefined> {
  const { id: reimbursementId, scheme: kind, firmId, submittedAt } = reimbursement.row;
  const scheme = schemeOf(kind);
  const after = itemsAfter(scheme, before, given, randomUUID);
  if (after.length > maxItems) throw invalid("step_invalid", tooManyItems, { [itemsName]: [tooManyItems] });
  const changes = itemChanges(before, after);
  if (changes.length === 0) return undefined;
  const gone = changes.flatMap(({ before: item, after: next }) => (next === undefined && item !== undefined ? [item] : []));
  const goneIds = gone.flatMap(({ id }) => id ?? []);
  if (submittedAt !== null && writer.party === "member") {
    assertItemsOpen(reimbursement, changes, await findReceivedItems(tx, reimbursementId));
    const kept = keptCosts(await selectItems(tx, reimbursementId), await selectAssessments(tx, reimbursementId));
    await insertEarlierAnswers(tx, reimbursementId, stepOfItems, kept);
  }
  // The council never sees a draft.
  const assessed = submittedAt === null ? [] : await deleteAssessments(tx, reimbursementId, goneIds);
  await updateItems(tx, { reimbursementId, items: after.map(asNewItem), enteredBy: writer.party, savedBy: writer.userId, savedAt: ctx.now() });
  // The radar compares the items of submitted claims, and their visits count for others; those of a reply once it is sent.
  if (writer.party === "council") {
    await enqueue(tx, "scan-reimbursement", { reimbursementId });
    if (isOfEvents(changes)) await enqueue(tx, "fill-amounts", { firmId });
  }
  const droppedAssessments = gone.filter(({ id = "" }) => assessed.includes(id)).map((item) => itemLabel(scheme, item));
  return { droppedAssessments, ...(writer.party === "council" && { itemsBefore: before }) };
}

/** True when an item that is stored would be changed or go. */
export const isReplacingItems = ({ scheme }: ReimbursementRow, stored: readonly Item[], given: GivenItems): boolean =>
  itemChanges(stored, itemsAfter(schemeOf(scheme), stored, given, randomUUID)).some(({ before }) => before !== undefined);

/** An item that is added is open where its proof is, unless the council received it: then it is put back. */
function assertItemsOpen(reimbursement: ReimbursementDocuments, changes: readonly ItemChange[], received: readonly Item[] | undefined): void {
  const isOpen = ({ before, after = {} }: ItemChange): boolean => {
    const isNew = before === undefined && received?.some(({ id }) => id === after["id"]) !== true;
    return isItemOpenForMember(reimbursement, before ?? after, isNew ? undefined : received);
  };
  if (!changes.every(isOpen)) throw conflict("not_open", reimbursementMessages.onlyFlagged, { [itemsName]: [reimbursementMessages.onlyFlagged] });
}

/** An item as it is stored. */
export const asNewItem = ({ id = "", kind = "", ...facts }: Item): NewItem => ({ id, kind, facts });
