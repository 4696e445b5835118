import { unconfirmedDays } from "#domain/directory/buyer-notice.ts";
import { deleteUnconfirmedLogins, deleteUnconfirmedRegistrations } from "#db/queries/buyers.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/**
 * Deletes registrations and logins of buyers that were not confirmed in the time that their privacy notice names.
 * @throws forbidden (not the worker)
 */
export async function forgetUnconfirmedBuyers(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const registrations = await deleteUnconfirmedRegistrations(ctx.db, unconfirmedDays);
  ctx.log.info({ event: "directory_swept", registrations, logins: await deleteUnconfirmedLogins(ctx.db, unconfirmedDays) });
}
