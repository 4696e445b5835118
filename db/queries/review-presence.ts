import { and, asc, eq, gte, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../connection/client.ts";
import { preparedOnce } from "../connection/prepared.ts";
import { users } from "../schema/accounts.ts";
import { reviewPresence } from "../schema/reviews.ts";

/** Another reviewer who has a reimbursement open, and since when. */
export type PresentReviewer = { readonly name: string; readonly since: Date };
type Whose = { readonly reimbursementId: string; readonly userId: string };

const presenceStatement = preparedOnce((db) => {
  const { placeholder } = sql;
  const at = placeholder("at");
  return db
    .insert(reviewPresence)
    .values({ reimbursementId: placeholder("reimbursementId"), userId: placeholder("userId"), since: at, seenAt: at })
    .onConflictDoUpdate({
      target: [reviewPresence.reimbursementId, reviewPresence.userId],
      set: {
        seenAt: sql`excluded.seen_at`,
        since: sql`case when ${reviewPresence.seenAt} < ${placeholder("goneBefore")}::timestamptz then excluded.since else ${reviewPresence.since} end`,
      },
    })
    .prepare("presence");
});

/** Stores that a reviewer has a reimbursement open. A reviewer who was last seen before `goneBefore` counts as a new arrival. */
export async function upsertPresence(db: Db, whose: Whose, at: Date, goneBefore: Date): Promise<void> {
  await presenceStatement(db).execute({ ...whose, at, goneBefore: goneBefore.toISOString() });
}

/** The other reviewers of the same office who have it open, in the order of their arrival. */
export async function selectPresentReviewers(db: Db | Tx, { reimbursementId, userId }: Whose, goneBefore: Date): Promise<PresentReviewer[]> {
  const reader = alias(users, "reader");
  return db
    .select({ name: users.name, since: reviewPresence.since })
    .from(reviewPresence)
    .innerJoin(users, eq(users.id, reviewPresence.userId))
    .innerJoin(reader, and(eq(reader.id, userId), eq(reader.role, users.role)))
    .where(and(eq(reviewPresence.reimbursementId, reimbursementId), ne(reviewPresence.userId, userId), gte(reviewPresence.seenAt, goneBefore)))
    .orderBy(asc(reviewPresence.since), asc(users.name));
}

export async function deletePresence(db: Db | Tx, { reimbursementId, userId }: Whose): Promise<void> {
  await db.delete(reviewPresence).where(and(eq(reviewPresence.reimbursementId, reimbursementId), eq(reviewPresence.userId, userId)));
}

/** Deletes every reviewer who was last seen before this time. */
export async function deleteOldPresence(db: Db | Tx, goneBefore: Date): Promise<void> {
  await db.delete(reviewPresence).where(lt(reviewPresence.seenAt, goneBefore));
}
