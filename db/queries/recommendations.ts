import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Sheet } from "#domain/reimbursements/sheet.ts";
import type { Db, Tx } from "../connection/client.ts";
import { assessments, closedSheets, reasonCodes, recommendations, sanctionLines } from "../schema/amounts.ts";
import { users } from "../schema/accounts.ts";

export type RecommendationRow = typeof recommendations.$inferSelect & { readonly preparedByName: string };

/** The last recommendation of a claim; with `isForwarded` the last one that went to DGFT, without it the one that waits for a second person. */
export async function findRecommendation(
  db: Db | Tx,
  reimbursementId: string,
  { isForwarded }: { isForwarded: boolean },
): Promise<RecommendationRow | undefined> {
  const [row] = await db
    .select({ row: recommendations, preparedByName: users.name })
    .from(recommendations)
    .innerJoin(users, eq(users.id, recommendations.preparedBy))
    .where(
      and(
        eq(recommendations.reimbursementId, reimbursementId),
        isForwarded ? isNotNull(recommendations.forwardedAt) : isNull(recommendations.forwardedAt),
      ),
    )
    .orderBy(desc(isForwarded ? recommendations.forwardedAt : recommendations.preparedAt))
    .limit(1);
  return row === undefined ? undefined : { ...row.row, preparedByName: row.preparedByName };
}

export async function insertRecommendation(tx: Tx, values: typeof recommendations.$inferInsert): Promise<void> {
  await tx.insert(recommendations).values(values);
}

/** Keeps the sheet of a claim that is closed; one of an earlier closing is replaced. */
export async function upsertClosedSheet(tx: Tx, reimbursementId: string, sheet: Sheet): Promise<void> {
  await tx.insert(closedSheets).values({ reimbursementId, sheet }).onConflictDoUpdate({ target: closedSheets.reimbursementId, set: { sheet } });
}

/** Marks a prepared recommendation as forwarded by a second person. */
export async function updateRecommendationForwarded(tx: Tx, id: string, by: { forwardedBy: string; forwardedAt: Date }): Promise<void> {
  await tx.update(recommendations).set(by).where(eq(recommendations.id, id));
}

/** Stores the words to DGFT that go with a prepared recommendation. */
export async function updateRecommendationComment(tx: Tx, id: string, comment: string): Promise<void> {
  await tx.update(recommendations).set({ comment }).where(eq(recommendations.id, id));
}

/** Deletes what was prepared and never forwarded: something that it rests on has changed. */
export async function deletePreparedRecommendation(tx: Tx, reimbursementId: string): Promise<void> {
  await tx.delete(recommendations).where(and(eq(recommendations.reimbursementId, reimbursementId), isNull(recommendations.forwardedAt)));
}

export async function upsertAssessment(tx: Tx, values: typeof assessments.$inferInsert): Promise<void> {
  const { reimbursementId: _claim, itemId: _item, ...set } = values;
  await tx
    .insert(assessments)
    .values(values)
    .onConflictDoUpdate({ target: [assessments.reimbursementId, assessments.itemId], set });
}

export type SanctionLine = { readonly itemId: string; readonly sanctionedPaise: number; readonly reason: string | null };

export async function insertSanctionLines(tx: Tx, reimbursementId: string, lines: readonly SanctionLine[]): Promise<void> {
  if (lines.length > 0) await tx.insert(sanctionLines).values(lines.map((line) => ({ ...line, reimbursementId })));
}

/** What DGFT gives for the items of some claims. */
export const selectSanctionLines = (
  db: Db | Tx,
  ids: readonly string[],
): Promise<Pick<typeof sanctionLines.$inferSelect, "reimbursementId" | "itemId" | "sanctionedPaise">[]> => {
  const { reimbursementId, itemId, sanctionedPaise } = sanctionLines;
  return db
    .select({ reimbursementId, itemId, sanctionedPaise })
    .from(sanctionLines)
    .where(inArray(reimbursementId, [...ids]));
};

export type ReasonCode = Omit<typeof reasonCodes.$inferSelect, "updatedBy" | "updatedAt">;

/** The reasons that can be given, by code. */
export async function selectReasonCodes(db: Db | Tx): Promise<ReasonCode[]> {
  const { code, sentenceEn, sentenceHi, remedyEn, remedyHi, isRetired, version } = reasonCodes;
  return db.select({ code, sentenceEn, sentenceHi, remedyEn, remedyHi, isRetired, version }).from(reasonCodes).orderBy(asc(code));
}

/** Adds reasons; one that is there stays as it is. Returns the codes that were added. */
export async function insertReasonCodes(db: Db | Tx, rows: readonly (typeof reasonCodes.$inferInsert)[]): Promise<string[]> {
  const added = await db
    .insert(reasonCodes)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ code: reasonCodes.code });
  return added.map(({ code }) => code);
}

/** Changes a reason; false when it changed meanwhile or does not exist. */
export async function updateReasonCode(
  tx: Tx,
  seen: { code: string; version: number },
  set: Partial<typeof reasonCodes.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(reasonCodes)
    .set({ ...set, version: seen.version + 1 })
    .where(and(eq(reasonCodes.code, seen.code), eq(reasonCodes.version, seen.version)))
    .returning({ code: reasonCodes.code });
  return changed.length === 1;
}
