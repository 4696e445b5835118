import { and, eq, getTableColumns, lte, sql } from "drizzle-orm";
import { dossierRemarks } from "#domain/reimbursements/file-rules.ts";
import type { Db, Tx } from "../connection/client.ts";
import { dossierProgress, dossiers, files, reimbursements } from "../schema/reimbursements.ts";
import type { FileRow } from "./documents.ts";

/** Whether a stored file could not be read when the dossier was made, so that a page says so in its place. */
const lacksFile = sql<boolean>`${dossiers.problems} @> ${JSON.stringify([{ message: dossierRemarks.lost }])}::text::jsonb`;

/** The dossier of one content version with its file, or undefined. */
export async function findDossier(
  db: Db | Tx,
  reimbursementId: string,
  contentVersion: number,
): Promise<{ dossier: typeof dossiers.$inferSelect & { readonly lacksFile: boolean }; file: FileRow } | undefined> {
  const [found] = await db
    .select({ dossier: { ...getTableColumns(dossiers), lacksFile }, file: files })
    .from(dossiers)
    .innerJoin(files, eq(files.id, dossiers.fileId))
    .where(and(eq(dossiers.reimbursementId, reimbursementId), eq(dossiers.contentVersion, contentVersion)));
  return found;
}

/** Some reimbursements whose dossier of the current content lacks a file, in random order. */
export async function selectDossiersWithGaps(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: dossiers.reimbursementId })
    .from(dossiers)
    .innerJoin(reimbursements, and(eq(reimbursements.id, dossiers.reimbursementId), eq(reimbursements.contentVersion, dossiers.contentVersion)))
    .where(lacksFile)
    .orderBy(sql`random()`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Inserts the dossier of a content version. The caller holds the lock of the reimbursement and has found no dossier, or deleted it.
 * @throws a violation of `dossiers_pkey` (there is one already)
 */
export async function insertDossier(tx: Tx, values: typeof dossiers.$inferInsert): Promise<void> {
  await tx.insert(dossiers).values(values);
}

/** Deletes the dossier of a content version with the row of its file, if it is this file. Returns whether it was. */
export async function deleteDossier(
  tx: Tx,
  { reimbursementId, contentVersion, fileId }: Pick<typeof dossiers.$inferSelect, "reimbursementId" | "contentVersion" | "fileId">,
): Promise<boolean> {
  const deleted = await tx
    .delete(dossiers)
    .where(and(eq(dossiers.reimbursementId, reimbursementId), eq(dossiers.contentVersion, contentVersion), eq(dossiers.fileId, fileId)))
    .returning({ fileId: dossiers.fileId });
  if (deleted.length === 0) return false;
  await tx.delete(files).where(eq(files.id, fileId));
  return true;
}

/** A progress row without an update for 15 minutes belongs to a build that stopped. It must not block a new request. */
export const isBeingMade = sql`${dossierProgress.updatedAt} > now() - interval '15 minutes'`;

/** Files done and in all, while this content version is asked for or being made; undefined otherwise. */
export async function findDossierProgress(
  db: Db | Tx,
  reimbursementId: string,
  contentVersion: number,
): Promise<{ done: number; total: number } | undefined> {
  const [row] = await db
    .select({ done: dossierProgress.done, total: dossierProgress.total })
    .from(dossierProgress)
    .where(and(eq(dossierProgress.reimbursementId, reimbursementId), eq(dossierProgress.contentVersion, contentVersion), isBeingMade));
  return row;
}

/** Stores the progress of a build, unless a newer content version has been asked for since. */
export async function upsertDossierProgress(
  db: Db | Tx,
  values: { reimbursementId: string; contentVersion: number; done: number; total: number },
): Promise<void> {
  const { contentVersion, done, total } = values;
  await db
    .insert(dossierProgress)
    .values(values)
    .onConflictDoUpdate({
      target: dossierProgress.reimbursementId,
      set: { contentVersion, done, total, updatedAt: sql`now()` },
      setWhere: lte(dossierProgress.contentVersion, contentVersion),
    });
}

/** @param upTo the content version that was made; that of a newer one stays */
export async function deleteDossierProgress(db: Db | Tx, reimbursementId: string, upTo?: number): Promise<void> {
  const isOver = upTo === undefined ? undefined : lte(dossierProgress.contentVersion, upTo);
  await db.delete(dossierProgress).where(and(eq(dossierProgress.reimbursementId, reimbursementId), isOver));
}
