import { dayMs } from "#domain/dates.ts";
import { noteDraftDays } from "#domain/notes/note-rules.ts";
import { deleteOldNoteDrafts } from "#db/queries/note-drafts.ts";
import { deleteEndedDrafts } from "#db/queries/review-drafts.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** Deletes the drafts of reviewers on approved and closed reimbursements, and old drafts of notes. @throws forbidden (not the worker) */
export async function forgetEndedReviews(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const noteDraftsBefore = new Date(ctx.now().getTime() - noteDraftDays * dayMs);
  const notes = await deleteOldNoteDrafts(ctx.db, noteDraftsBefore);
  ctx.log.info({ event: "reviews_swept", drafts: await deleteEndedDrafts(ctx.db), notes });
}
