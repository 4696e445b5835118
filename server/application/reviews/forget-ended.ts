import { deleteEndedDrafts } from "#db/queries/review-drafts.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** Forgets what reviewers kept for themselves on reimbursements that have been approved or closed since. @throws forbidden (not the worker) */
export async function forgetEndedReviews(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  ctx.log.info({ event: "reviews_swept", drafts: await deleteEndedDrafts(ctx.db) });
}
