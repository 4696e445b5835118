import { dayMs } from "#domain/dates.ts";
import { draftKeptDays, refusedKeptDays, unusedDays } from "#domain/joining/consent.ts";
import { deleteOldApplications } from "#db/queries/joining.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/**
 * Erases applications as their notice promises: unused links, unchanged drafts, and refused ones after a year. The sweep of
 * files then removes their documents.
 * @throws forbidden (not the worker)
 */
export async function eraseOldApplications(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const daysAgo = (days: number): Date => new Date(ctx.now().getTime() - days * dayMs);
  const applications = await deleteOldApplications(ctx.db, {
    unusedBefore: daysAgo(unusedDays),
    draftBefore: daysAgo(draftKeptDays),
    refusedBefore: daysAgo(refusedKeptDays),
  });
  if (applications > 0) ctx.log.info({ event: "applications_swept", applications });
}
