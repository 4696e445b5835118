import { and, eq, lt } from "drizzle-orm";
import type { NoteAudience } from "#domain/notes/audiences.ts";
import type { Db, Tx } from "../connection/client.ts";
import { noteDrafts } from "../schema/notes.ts";

type Whose = { readonly reimbursementId: string; readonly userId: string };
type Draft = Pick<typeof noteDrafts.$inferSelect, "audience" | "body" | "savedAt">;

const isOf = ({ reimbursementId, userId }: Whose) => and(eq(noteDrafts.reimbursementId, reimbursementId), eq(noteDrafts.userId, userId));

/** The notes that a user has typed on a reimbursement and not sent, at most one for each audience. */
export const selectNoteDrafts = (db: Db | Tx, whose: Whose): Promise<Draft[]> =>
  db.select({ audience: noteDrafts.audience, body: noteDrafts.body, savedAt: noteDrafts.savedAt }).from(noteDrafts).where(isOf(whose));

/** Stores a draft in place of the one before. */
export async function upsertNoteDraft(tx: Tx, draft: Whose & Draft): Promise<void> {
  const { body, savedAt } = draft;
  await tx
    .insert(noteDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: [noteDrafts.reimbursementId, noteDrafts.userId, noteDrafts.audience], set: { body, savedAt } });
}

/** Deletes a draft; without one nothing changes. */
export async function deleteNoteDraft(tx: Tx, whose: Whose, audience: NoteAudience): Promise<void> {
  await tx.delete(noteDrafts).where(and(isOf(whose), eq(noteDrafts.audience, audience)));
}

/** Deletes drafts that were saved last before this instant. Returns how many. */
export async function deleteOldNoteDrafts(db: Db, before: Date): Promise<number> {
  const gone = await db.delete(noteDrafts).where(lt(noteDrafts.savedAt, before)).returning({ userId: noteDrafts.userId });
  return gone.length;
}
