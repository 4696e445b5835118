import { dayMs } from "#domain/dates.ts";
import { keptMonths } from "#domain/site/consent.ts";
import { confirmDays } from "#domain/site/follow.ts";
import { deleteOldFollowers } from "#db/queries/followers.ts";
import { deleteOldSubmissions } from "#db/queries/site.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/**
 * Removes what was sent by the public forms longer ago than their notice promises, and followers who did not confirm or waited as long in vain.
 * @throws forbidden (not the worker)
 * @source ux.md "Public pages" (how long)
 */
export async function forgetOldSubmissions(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const before = new Date(ctx.now());
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  const submissions = await deleteOldSubmissions(ctx.db, before);
  const unconfirmedBefore = new Date(ctx.now().getTime() - confirmDays * dayMs);
  const followers = await deleteOldFollowers(ctx.db, { unconfirmedBefore, awaitingBefore: before });
  ctx.log.info({ event: "site_swept", submissions, followers });
}
