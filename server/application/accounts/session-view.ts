import { accountMessages } from "#domain/accounts/messages.ts";
import { sessionWarningMinutes } from "#domain/accounts/session-rules.ts";
import { unauthenticated } from "#domain/errors.ts";
import { findSessionSeconds } from "#db/queries/sessions.ts";
import type { AppContext } from "../../context.ts";

/** How long a session still lives, by the server's clock. */
export type SessionView = {
  /** Until it ends without use. */
  readonly idleSecondsLeft: number;
  /** Until it ends in any case. */
  readonly absoluteSecondsLeft: number;
  /** When the browser begins to warn. */
  readonly warnSeconds: number;
};

/** @throws unauthenticated (it ended meanwhile) */
export async function viewSession(ctx: AppContext, sessionId: string): Promise<SessionView> {
  const left = await findSessionSeconds(ctx.db, sessionId);
  if (left === undefined) throw unauthenticated("token_not_valid", accountMessages.signInFirst);
  return { ...left, warnSeconds: sessionWarningMinutes * 60 };
}
