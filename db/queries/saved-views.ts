import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { savedViews } from "../schema/work.ts";

export type SavedViewRow = Pick<typeof savedViews.$inferSelect, "id" | "name" | "query">;
const columns = { id: savedViews.id, name: savedViews.name, query: savedViews.query };

/** A user's views of one list, by name. */
export const selectSavedViews = (db: Db | Tx, userId: string, path: string): Promise<SavedViewRow[]> =>
  db
    .select(columns)
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.path, path)))
    .orderBy(sql`${savedViews.name} collate "und-x-icu"`, asc(savedViews.id));

/** Stores a view; undefined when the list has one of that name. */
export async function insertSavedView(tx: Tx, values: typeof savedViews.$inferInsert): Promise<SavedViewRow | undefined> {
  const [row] = await tx.insert(savedViews).values(values).onConflictDoNothing().returning(columns);
  return row;
}

/** Renames one of a user's own views; false when there is none. A name that is taken violates `saved_views_name_unique`. */
export async function updateSavedViewName(tx: Tx, { id, userId, name }: { id: string; userId: string; name: string }): Promise<boolean> {
  const changed = await tx
    .update(savedViews)
    .set({ name })
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return changed.length === 1;
}

/** Deletes one of a user's own views; one that is gone already is no error. */
export async function deleteSavedView(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
}
