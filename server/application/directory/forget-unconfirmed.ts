import { unconfirmedDays } from "#domain/directory/buyer-notice.ts";
import { deleteUnconfirmedLogins, deleteUnconfirmedRegistrations } from "#db/queries/buyers.ts";
import type { AppContext } from "../../context.ts";
import { inPortions } from "../accounts/forget-ended.ts";
import { authorizeSystem } from "../authorize.ts";

/** A portion of logins ends well within the time of a statement, also where each login takes some seconds. */
const loginsAtOnce = 5;

/**
 * Deletes registrations and logins of buyers that were not confirmed in the time that their privacy notice names.
 * @throws forbidden (not the worker)
 */
export async function forgetUnconfirmedBuyers(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const registrations = await deleteUnconfirmedRegistrations(ctx.db, unconfirmedDays);
  const logins = await inPortions((limit) => deleteUnconfirmedLogins(ctx.db, unconfirmedDays, limit), loginsAtOnce);
  ctx.log.info({ event: "directory_swept", registrations, logins });
}
