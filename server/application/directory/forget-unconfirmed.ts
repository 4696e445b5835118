import { unconfirmedDays } from "#domain/directory/buyer-notice.ts";
import { deleteUnconfirmedRegistrations } from "#db/queries/buyers.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/**
 * Removes registrations of buyers that nobody confirmed for as long as their notice says.
 * @throws forbidden (not the worker)
 */
export async function forgetUnconfirmedBuyers(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  ctx.log.info({ event: "directory_swept", registrations: await deleteUnconfirmedRegistrations(ctx.db, unconfirmedDays) });
}
