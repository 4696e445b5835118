import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { ExportFormat } from "#domain/directory/export-rules.ts";
import type { Db, Tx } from "../connection/client.ts";
import { directoryExports } from "../schema/directory-exports.ts";

export type ExportRow = typeof directoryExports.$inferSelect;

const isOpen = inArray(directoryExports.state, ["waiting", "running"]);

/** A user's running export; there is at most one. */
export async function findOpenExport(tx: Tx, userId: string): Promise<ExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(directoryExports)
    .where(and(eq(directoryExports.userId, userId), isOpen));
  return row;
}

/** The newest file of the same search that was ready after this time. */
export async function findSameExport(
  tx: Tx,
  { userId, format, searchKey, after }: { userId: string; format: ExportFormat; searchKey: string; after: Date },
): Promise<ExportRow | undefined> {
  const same = and(eq(directoryExports.userId, userId), eq(directoryExports.format, format), eq(directoryExports.searchKey, searchKey));
  const [row] = await tx
    .select()
    .from(directoryExports)
    .where(and(same, eq(directoryExports.state, "ready"), gt(directoryExports.endedAt, after)))
    .orderBy(desc(directoryExports.endedAt))
    .limit(1);
  return row;
}

export async function insertExport(tx: Tx, values: typeof directoryExports.$inferInsert): Promise<ExportRow> {
  const [row] = await tx.insert(directoryExports).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** A user's newest export that was requested after this time. */
export async function findNewestExport(db: Db, userId: string, after: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(directoryExports)
    .where(and(eq(directoryExports.userId, userId), gt(directoryExports.createdAt, after)))
    .orderBy(desc(directoryExports.createdAt), desc(directoryExports.id))
    .limit(1);
  return row;
}

/** @returns undefined when it is unknown, or was swept */
export async function findExport(db: Db | Tx, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(directoryExports).where(eq(directoryExports.id, id));
  return row;
}

/** Stores the progress of an export that still runs. */
export async function updateExportProgress(db: Db, id: string, { done, total }: { done: number; total: number }): Promise<void> {
  await db
    .update(directoryExports)
    .set({ state: "running", rowsDone: done, rowsTotal: total })
    .where(and(eq(directoryExports.id, id), isOpen));
}

/** Marks an export as done with its file; false when it had ended before, or was deleted. */
export async function markExportDone(
  tx: Tx,
  id: string,
  made: { readonly storageKey: string; readonly sizeBytes: number; readonly rows: number; readonly endedAt: Date },
): Promise<boolean> {
  const { rows, ...file } = made;
  const ended = await tx
    .update(directoryExports)
    .set({ state: "ready", rowsDone: rows, rowsTotal: rows, ...file })
    .where(and(eq(directoryExports.id, id), isOpen))
    .returning({ id: directoryExports.id });
  return ended.length === 1;
}

/** Marks an export as failed, unless it ended before. */
export async function markExportFailed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(directoryExports)
    .set({ state: "failed", endedAt: sql`now()` })
    .where(and(eq(directoryExports.id, id), isOpen));
}

/** Deletes exports that were requested before this time. Returns the keys of their files. */
export async function deleteOldExports(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tx
    .delete(directoryExports)
    .where(and(lt(directoryExports.createdAt, before), sql`not ${isOpen}`))
    .returning({ storageKey: directoryExports.storageKey });
  return gone.flatMap(({ storageKey }) => storageKey ?? []);
}
