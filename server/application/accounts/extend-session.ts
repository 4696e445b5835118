import { sessionTimes } from "#domain/accounts/session-rules.ts";
import { updateSessionIdle } from "#db/queries/sessions.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { viewSession, type SessionView } from "./session-view.ts";

/**
 * Extends the session of this request by the idle time, never past its absolute end.
 * @throws unauthenticated (the session is over)
 * @source ux.md "Every screen"
 */
export async function extendSession(ctx: AppContext): Promise<SessionView> {
  const actor = authorize(ctx.actor, "accounts.extendSession");
  await updateSessionIdle(ctx.db, actor.sessionId, sessionTimes[actor.role]);
  return viewSession(ctx, actor.sessionId);
}
