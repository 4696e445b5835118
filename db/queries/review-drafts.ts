import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { finalStates } from "#domain/reimbursements/lifecycle.ts";
import { verdictValues } from "#domain/reimbursements/verdicts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { reviewDrafts } from "../schema/reviews.ts";

/** What a reviewer typed about the amount of an item. */
export const DraftAssessment = z.object({ amount: z.string().max(40), reasonCode: z.string().max(40), reason: z.string().max(4000) });
const DraftVerdicts = z.record(
  z.string(),
  z.object({
    status: z.enum(verdictValues),
    remark: z.string(),
    phraseCodes: z.array(z.string()).optional(),
    ticks: z.array(z.string()).optional(),
    assessment: DraftAssessment.optional(),
  }),
);
/** Status, remark and what is kept with them by wire name; of an item (`item:` and its id) the assessment too. */
export type DraftVerdicts = z.infer<typeof DraftVerdicts>;
export type ReviewDraft = { readonly version: number; readonly verdicts: DraftVerdicts; readonly comment: string; readonly savedAt: Date };
type Whose = { readonly reimbursementId: string; readonly userId: string };

const isOf = ({ reimbursementId, userId }: Whose) => and(eq(reviewDrafts.reimbursementId, reimbursementId), eq(reviewDrafts.userId, userId));

/** A reviewer's own draft, or undefined. */
export async function findReviewDraft(db: Db | Tx, whose: Whose): Promise<ReviewDraft | undefined> {
  const [row] = await db.select().from(reviewDrafts).where(isOf(whose));
  return row && draftOf(row);
}

/** A draft as it is stored. */
export const draftOf = ({ version, verdicts, comment, savedAt }: Omit<typeof reviewDrafts.$inferSelect, keyof Whose>): ReviewDraft => ({
  version,
  comment,
  savedAt,
  verdicts: DraftVerdicts.parse(verdicts),
});

/**
 * Adds to a reviewer's draft. Fields that are not named stay, so that two windows of one reviewer do not overwrite each other.
 * The draft keeps the oldest version that a verdict of it was written on.
 * @param change.taken wire names whose verdict the reviewer removed
 */
export async function upsertReviewDraft(
  tx: Tx,
  whose: Whose,
  change: { version: number; given: DraftVerdicts; taken: readonly string[]; comment: string | undefined; savedAt: Date },
): Promise<void> {
  const { version, given, taken, comment, savedAt } = change;
  await tx
    .insert(reviewDrafts)
    .values({ ...whose, version, verdicts: given, comment: comment ?? "", savedAt })
    .onConflictDoUpdate({
      target: [reviewDrafts.reimbursementId, reviewDrafts.userId],
      set: {
        version: sql`case when (${without(taken)}) = '{}'::jsonb then excluded.version else least(${reviewDrafts.version}, excluded.version) end`,
        verdicts: sql`(${without(taken)}) || excluded.verdicts`,
        comment: comment ?? sql`${reviewDrafts.comment}`,
        savedAt,
      },
    });
  await deleteIfEmpty(tx, isOf(whose));
}

/** Replaces a reviewer's draft. */
export async function updateReviewDraft(tx: Tx, whose: Whose, draft: ReviewDraft): Promise<void> {
  await deleteReviewDraft(tx, whose);
  await tx.insert(reviewDrafts).values({ ...whose, ...draft });
}

/** Moves a reviewer's draft that is on a version to the next one, after an action of this reviewer that changed no verdict. */
export async function updateDraftVersion(tx: Tx, whose: Whose, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx
    .update(reviewDrafts)
    .set({ version: to })
    .where(and(isOf(whose), eq(reviewDrafts.version, from)));
}

export async function deleteReviewDraft(tx: Tx, whose: Whose): Promise<void> {
  await tx.delete(reviewDrafts).where(isOf(whose));
}

/** Removes the verdicts from a draft that were saved to the reimbursement; the rest of the draft stays. */
export async function deleteDraftVerdicts(tx: Tx, whose: Whose, names: readonly string[]): Promise<void> {
  await tx
    .update(reviewDrafts)
    .set({ verdicts: without(names) })
    .where(isOf(whose));
  await deleteIfEmpty(tx, isOf(whose));
}

/** Removes the texts about a query of DGFT from the drafts of all reviewers: the next query needs other words. */
export async function deleteDraftComments(tx: Tx, reimbursementId: string): Promise<void> {
  const ofAll = eq(reviewDrafts.reimbursementId, reimbursementId);
  await tx.update(reviewDrafts).set({ comment: "" }).where(ofAll);
  await deleteIfEmpty(tx, ofAll);
}

/** Deletes drafts of reimbursements that have ended. Returns how many. */
export async function deleteEndedDrafts(db: Db): Promise<number> {
  const ended = db
    .select({ id: reimbursements.id })
    .from(reimbursements)
    .where(inArray(reimbursements.state, [...finalStates]));
  const gone = await db.delete(reviewDrafts).where(inArray(reviewDrafts.reimbursementId, ended)).returning({ userId: reviewDrafts.userId });
  return gone.length;
}

const without = (names: readonly string[]): SQL => names.reduce((verdicts, name) => sql`${verdicts} - ${name}::text`, sql`${reviewDrafts.verdicts}`);

async function deleteIfEmpty(tx: Tx, which: SQL | undefined): Promise<void> {
  await tx.delete(reviewDrafts).where(and(which, sql`${reviewDrafts.verdicts} = '{}'::jsonb`, eq(reviewDrafts.comment, "")));
}
