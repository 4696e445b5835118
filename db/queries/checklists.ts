import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../connection/client.ts";
import { checklistPoints, checklistTicks } from "../schema/reviews.ts";

/** A point of a checklist; `documents` are the kinds of document that it is for, empty for every kind. */
export type ChecklistPoint = Pick<typeof checklistPoints.$inferSelect, "id" | "wording" | "documents" | "position" | "isWithdrawn" | "version">;

/** All points in their order, withdrawn ones too. */
export async function selectChecklistPoints(db: Db | Tx): Promise<ChecklistPoint[]> {
  const { id, wording, documents, position, isWithdrawn, version } = checklistPoints;
  return db.select({ id, wording, documents, position, isWithdrawn, version }).from(checklistPoints).orderBy(asc(position), asc(id));
}

export async function insertChecklistPoints(db: Db | Tx, rows: readonly (typeof checklistPoints.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(checklistPoints)
    .values([...rows])
    .returning({ id: checklistPoints.id });
  return added.map(({ id }) => id);
}

/** Changes a point; false when it changed meanwhile or does not exist. */
export async function updateChecklistPoint(
  tx: Tx,
  seen: { id: string; version: number },
  set: Partial<typeof checklistPoints.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(checklistPoints)
    .set({ ...set, version: seen.version + 1 })
    .where(and(eq(checklistPoints.id, seen.id), eq(checklistPoints.version, seen.version)))
    .returning({ id: checklistPoints.id });
  return changed.length === 1;
}

/** The ticks on the version that a row of `verdicts` judges, as JSON; for `StoredTicks`. */
export const ticksOfVerdict = sql<unknown>`(select json_agg(json_build_object('pointId', point_id, 'wording', wording, 'by', users.name, 'at', ticked_at)
    order by ticked_at, point_id)
  from checklist_ticks join users on users.id = ticked_by
  where checklist_ticks.reimbursement_id = verdicts.reimbursement_id and checklist_ticks.field_name = verdicts.field_name
    and checklist_ticks.document_version = verdicts.document_version)`;
export const StoredTicks = z
  .array(z.object({ pointId: z.string(), wording: z.string(), by: z.string(), at: z.coerce.date() }))
  .nullable()
  .transform((ticks) => ticks ?? []);

type TickedDocument = { readonly reimbursementId: string; readonly fieldName: string; readonly documentVersion: number };

/** Sets which points are ticked on a version of a document. A tick that was there keeps who made it, and when. */
export async function updateTicks(
  tx: Tx,
  document: TickedDocument,
  points: readonly Pick<ChecklistPoint, "id" | "wording">[],
  by: { tickedBy: string; tickedAt: Date },
): Promise<void> {
  const ids = points.map(({ id }) => id);
  const { reimbursementId, fieldName, documentVersion, pointId } = checklistTicks;
  await tx
    .delete(checklistTicks)
    .where(
      and(
        eq(reimbursementId, document.reimbursementId),
        eq(fieldName, document.fieldName),
        eq(documentVersion, document.documentVersion),
        ids.length === 0 ? undefined : notInArray(pointId, ids),
      ),
    );
  if (points.length === 0) return;
  await tx
    .insert(checklistTicks)
    .values(points.map(({ id, wording }) => ({ ...document, ...by, pointId: id, wording })))
    .onConflictDoNothing();
}
