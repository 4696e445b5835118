import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { KeptAssessment } from "#domain/reimbursements/received-answers.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import type { Db, Tx } from "../connection/client.ts";
import { assessments, reimbursementItems } from "../schema/amounts.ts";

/** An item with who typed it last. */
export type StoredItem = { readonly item: Item; readonly enteredBy: "member" | "council"; readonly savedAt: Date };

export const itemColumns = {
  id: reimbursementItems.id,
  kind: reimbursementItems.kind,
  facts: reimbursementItems.facts,
  enteredBy: reimbursementItems.enteredBy,
  savedAt: reimbursementItems.savedAt,
};
export const itemOrder = [asc(reimbursementItems.position), asc(reimbursementItems.id)];
type ItemRow = Pick<typeof reimbursementItems.$inferSelect, keyof typeof itemColumns>;

export const storedItem = ({ id, kind, facts, enteredBy, savedAt }: ItemRow): StoredItem => ({ item: { ...facts, id, kind }, enteredBy, savedAt });

/** The items of a reimbursement in their order. */
export async function selectItems(db: Db | Tx, reimbursementId: string): Promise<StoredItem[]> {
  const rows = await db
    .select(itemColumns)
    .from(reimbursementItems)
    .where(eq(reimbursementItems.reimbursementId, reimbursementId))
    .orderBy(...itemOrder);
  return rows.map(storedItem);
}

/** The council's assessments of the items of a reimbursement. */
export async function selectAssessments(tx: Tx, id: string): Promise<KeptAssessment[]> {
  const { reimbursementId, setAt, itemId, admissiblePaise, reasonCode, reason, setBy } = assessments;
  const rows = await tx.select({ itemId, admissiblePaise, reasonCode, reason, setBy, setAt }).from(assessments).where(eq(reimbursementId, id));
  return rows.map((row) => ({ ...row, setAt: row.setAt.toISOString() }));
}

/** Stores assessments that were kept; an item that has one keeps it. */
export async function insertAssessments(tx: Tx, reimbursementId: string, kept: readonly KeptAssessment[]): Promise<void> {
  if (kept.length === 0) return;
  await tx
    .insert(assessments)
    .values(kept.map((one) => ({ ...one, reimbursementId, setAt: new Date(one.setAt) })))
    .onConflictDoNothing();
}

/** Deletes the assessments of items that go. @returns the ids of the items that had one */
export async function deleteAssessments(tx: Tx, reimbursementId: string, itemIds: readonly string[]): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const gone = await tx
    .delete(assessments)
    .where(and(eq(assessments.reimbursementId, reimbursementId), inArray(assessments.itemId, [...itemIds])))
    .returning({ itemId: assessments.itemId });
  return gone.map(({ itemId }) => itemId);
}

/** An item to store; it has an id. */
export type NewItem = { readonly id: string; readonly kind: string; readonly facts: Readonly<Record<string, string>> };

/**
 * Makes these the items of a reimbursement, in this order. An item that is the same keeps who typed it and when; the caller has deleted the
 * assessments of those that go.
 */
export async function updateItems(
  tx: Tx,
  values: { reimbursementId: string; items: readonly NewItem[]; enteredBy: "member" | "council"; savedBy: string; savedAt: Date },
): Promise<void> {
  const { reimbursementId, items, ...by } = values;
  const ids = items.map(({ id }) => id);
  const others = and(eq(reimbursementItems.reimbursementId, reimbursementId), ids.length === 0 ? undefined : notInArray(reimbursementItems.id, ids));
  // Sent together: they run in this order.
  const deleted = tx.delete(reimbursementItems).where(others).execute();
  if (items.length === 0) return void (await deleted);
  const isSame = sql`${reimbursementItems.kind} = excluded.kind and ${reimbursementItems.facts} = excluded.facts`;
  const unlessSame = (column: string) =>
    sql
      .raw(`case when `)
      .append(isSame)
      .append(sql.raw(` then reimbursement_items.${column} else excluded.${column} end`));
  const inserted = tx
    .insert(reimbursementItems)
    .values(items.map((item, place) => ({ ...item, reimbursementId, position: place + 1, ...by })))
    .onConflictDoUpdate({
      target: [reimbursementItems.reimbursementId, reimbursementItems.id],
      set: {
        position: sql`excluded.position`,
        kind: sql`excluded.kind`,
        facts: sql`excluded.facts`,
        enteredBy: unlessSame("entered_by"),
        savedBy: unlessSame("saved_by"),
        savedAt: unlessSame("saved_at"),
      },
    });
  await Promise.all([deleted, inserted]);
}

/** Marks items as those that the council entered. */
export async function updateItemsOfCouncil(tx: Tx, reimbursementId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { id, reimbursementId: claim } = reimbursementItems;
  await tx
    .update(reimbursementItems)
    .set({ enteredBy: "council" })
    .where(and(eq(claim, reimbursementId), inArray(id, [...ids])));
}
