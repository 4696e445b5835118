import { markSessionEnded } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

/** Ends the session of this request, at once and for good. @source security.md row 17 */
export async function logout(ctx: AppContext): Promise<void> {
  const actor = authorize(ctx.actor, "accounts.logout");
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    await markSessionEnded(tx, actor.sessionId, "logout");
    await recordAudit(tx, ctx, { event: "session.signOut" });
  });
}
