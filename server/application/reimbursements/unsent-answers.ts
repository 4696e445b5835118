import { stepOfItems } from "#domain/reimbursements/answer-changes.ts";
import { givenItems } from "#domain/reimbursements/answers.ts";
import { isOfEvents, itemChanges } from "#domain/reimbursements/item-changes.ts";
import { itemLabel } from "#domain/reimbursements/items.ts";
import { keptAssessments, keptIdsOfCouncil, lastReceipt, receivedCosts } from "#domain/reimbursements/received-answers.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Tx } from "#db/connection/client.ts";
import { deleteAssessments, insertAssessments, updateItems, updateItemsOfCouncil } from "#db/queries/items.ts";
import type { Reimbursement } from "#db/queries/reimbursement-parts.ts";
import { upsertStep } from "#db/queries/reimbursements.ts";
import { asNewItem } from "./save-items.ts";

type Answered = Pick<Reimbursement, "row" | "items" | "earlierAnswers" | "history">;

/** Takes back the answers and costs that the firm has changed and not sent: those that the council received count again. */
export async function forgetUnsentAnswers(tx: Tx, { row: { id: reimbursementId }, items, ...changed }: Answered): Promise<void> {
  const receipt = lastReceipt(changed);
  if (receipt === undefined) return;
  const by = { savedBy: receipt.actorId, savedAt: receipt.at };
  for (const { step, answers } of receipt.kept) {
    if (step !== stepOfItems) {
      await upsertStep(tx, { reimbursementId, step, answers, ...by });
      continue;
    }
    const received = givenItems(answers).map(asNewItem);
    const gone = items.flatMap(({ item: { id } }) => (id === undefined || received.some((one) => one.id === id) ? [] : [id]));
    await deleteAssessments(tx, reimbursementId, gone);
    await updateItems(tx, { reimbursementId, items: received, enteredBy: "member", ...by });
    await updateItemsOfCouncil(tx, reimbursementId, keptIdsOfCouncil(answers));
    await insertAssessments(tx, reimbursementId, keptAssessments(answers));
  }
}

/**
 * Settles with a reply what the council has assessed and entered: a cost that was removed and added again by its id has its assessment back,
 * and is the council's again if nothing of it was changed.
 * @returns the labels of the costs that are gone together with theirs
 */
export async function settleAssessments(tx: Tx, { row: { id, scheme }, items, ...changed }: Answered): Promise<string[]> {
  const kept = receivedCosts(changed);
  if (kept === undefined) return [];
  const isThere = (itemId: string | undefined): boolean => items.some(({ item }) => item["id"] === itemId);
  const before = givenItems(kept);
  const isSame = (itemId: string): boolean =>
    items.some(({ item }) => item["id"] === itemId && before.some((one) => itemChanges([one], [item]).length === 0));
  await updateItemsOfCouncil(tx, id, keptIdsOfCouncil(kept).filter(isSame));
  const assessed = keptAssessments(kept);
  await insertAssessments(
    tx,
    id,
    assessed.filter(({ itemId }) => isThere(itemId)),
  );
  return before
    .filter((item) => !isThere(item["id"]) && assessed.some(({ itemId }) => itemId === item["id"]))
    .map((item) => itemLabel(schemeOf(scheme), item));
}

/** Whether a reply sends other costs of events than those that the council received. */
export function isChangingEvents({ items, ...changed }: Answered): boolean {
  const kept = receivedCosts(changed);
  const sent = items.map(({ item }) => item);
  return kept !== undefined && isOfEvents(itemChanges(givenItems(kept), sent));
}
