import { deleteEndedDrafts } from "#db/queries/review-drafts.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** Deletes the drafts of reviewers on approved and closed reimbursements. @throws forbidden (not the worker) */
export async function forgetEndedReviews(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  ctx.log.info({ event: "reviews_swept", drafts: await deleteEndedDrafts(ctx.db) });
}
