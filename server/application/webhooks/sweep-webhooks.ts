import { dayMs } from "#domain/dates.ts";
import { deliveriesKeptDays } from "#domain/webhooks/webhook.ts";
import { transact } from "#db/connection/transact.ts";
import { deleteOldDeliveries, lockOutdatedWebhooks, updateWebhook } from "#db/queries/webhooks.ts";
import type { AppContext } from "../../context.ts";
import { openSealed, seal } from "../../infra/sealed.ts";
import { authorizeSystem } from "../authorize.ts";

const rowsAtOnce = 1_000;
const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * Deletes deliveries after 30 days, and seals secrets again with the current key after `APP_SECRET` was changed.
 * @throws forbidden (not the worker)
 */
export async function sweepWebhooks(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const before = new Date(ctx.now().getTime() - deliveriesKeptDays * dayMs);
  let [deliveries, gone] = [0, 0];
  do {
    gone = await deleteOldDeliveries(ctx.db, before, rowsAtOnce);
    deliveries += gone;
  } while (gone === rowsAtOnce);
  const { sealedAgain, unreadable } = await resealSecrets(ctx);
  ctx.log[unreadable > 0 ? "error" : "info"]({ event: "webhooks_swept", deliveries, sealedAgain, unreadable });
}

async function resealSecrets(ctx: AppContext): Promise<{ readonly sealedAgain: number; readonly unreadable: number }> {
  const ring = ctx.keys.webhooks;
  let [after, sealedAgain, unreadable]: [string | undefined, number, number] = [firstId, 0, 0];
  while (after !== undefined) {
    const from: string = after;
    after = await transact(ctx, async (tx) => {
      const rows = await lockOutdatedWebhooks(tx, { kid: ring.current.kid, after: from, limit: rowsAtOnce });
      for (const { id, sealedSecret } of rows) {
        const secret = openSealed(ring, id, sealedSecret)?.text;
        if (secret !== undefined) await updateWebhook(tx, id, { sealedSecret: seal(ring, id, secret) });
        sealedAgain += secret === undefined ? 0 : 1;
        unreadable += secret === undefined ? 1 : 0;
      }
      return rows.at(-1)?.id;
    });
  }
  return { sealedAgain, unreadable };
}
