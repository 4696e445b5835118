import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { ExportFormat } from "#domain/directory/export-rules.ts";
import type { Db, Tx } from "../connection/client.ts";
import { directoryExports } from "../schema/directory-exports.ts";

export type ExportRow = typeof directoryExports.$inferSelect;

const isOpen = inArray(directoryExports.state, ["waiting", "running"]);

/** What is being made for somebody, of which there is one at most. */
export async function findOpenExport(tx: Tx, userId: string): Promise<ExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(directoryExports)
    .where(and(eq(directoryExports.userId, userId), isOpen));
  return row;
}

/** The newest file of the same search that was ready after this instant. */
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

/** The newest of somebody's that was asked for after this instant. */
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

/** Writes down how far it is; of one that ended, nothing. */
export async function updateExportProgress(db: Db, id: string, { done, total }: { done: number; total: number }): Promise<void> {
  await db
    .update(directoryExports)
    .set({ state: "running", rowsDone: done, rowsTotal: total })
    .where(and(eq(directoryExports.id, id), isOpen));
}

/** Writes down that the file is kept; false when it had ended before, or is gone. */
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

/** Writes down that it will not be made, unless it ended before. */
export async function markExportFailed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(directoryExports)
    .set({ state: "failed", endedAt: sql`now()` })
    .where(and(eq(directoryExports.id, id), isOpen));
}

/** Forgets exports that were asked for before this instant; the files that were theirs. */
export async function deleteOldExports(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tx
    .delete(directoryExports)
    .where(and(lt(directoryExports.createdAt, before), sql`not ${isOpen}`))
    .returning({ storageKey: directoryExports.storageKey });
  return gone.flatMap(({ storageKey }) => storageKey ?? []);
}
