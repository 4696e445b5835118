import { keptMonths } from "#domain/site/consent.ts";
import { deleteOldSubmissions } from "#db/queries/site.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/**
 * Removes what was sent by the public forms longer ago than their notice promises.
 * @throws forbidden (not the worker)
 * @source ux.md "Public pages" (how long)
 */
export async function forgetOldSubmissions(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const before = new Date(ctx.now());
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  ctx.log.info({ event: "site_swept", submissions: await deleteOldSubmissions(ctx.db, before) });
}
