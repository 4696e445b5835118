import { unconfirmedDays } from "#domain/directory/buyer-notice.ts";
import { deleteUnconfirmedRegistrations } from "#db/queries/buyers.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/**
 * Deletes registrations of buyers that were not confirmed in the time that their privacy notice names.
 * @throws forbidden (not the worker)
 */
export async function forgetUnconfirmedBuyers(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  ctx.log.info({ event: "directory_swept", registrations: await deleteUnconfirmedRegistrations(ctx.db, unconfirmedDays) });
}
