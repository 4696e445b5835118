import { z } from "zod";
import { accountMessages } from "#domain/accounts/messages.ts";
import { notFound } from "#domain/errors.ts";
import { markOtherSessionsEnded, markOwnSessionEnded, selectLiveSessions } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { assertFreshPassword } from "./fresh-password.ts";

/** One session of a user. */
export type OwnSession = {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly transport: "web" | "rest";
  readonly signedInAt: Date;
  readonly seenAt: Date;
  /** Part of the IP address, as far as it is stored. */
  readonly addressPrefix: string;
  /** The name that the browser or program sends; it is not verified. */
  readonly userAgent: string;
};

/** Where the actor is signed in at this moment, last seen first. @source security.md 3.1 */
export async function listOwnSessions(ctx: AppContext): Promise<OwnSession[]> {
  const actor = authorize(ctx.actor, "accounts.sessions");
  const rows = await selectLiveSessions(ctx.db, actor.userId);
  return rows.map(({ id, kind, createdAt, seenAt, ipPrefix, userAgent }) => ({
    id,
    isCurrent: id === actor.sessionId,
    transport: kind,
    signedInAt: createdAt,
    seenAt,
    addressPrefix: ipPrefix ?? "",
    userAgent: userAgent ?? "",
  }));
}

export const EndSessionInput = z.object({ sessionId: z.uuid() });
export type EndSessionInput = z.infer<typeof EndSessionInput>;

/** Ends one other session of the actor. @throws forbidden (`password_not_fresh`); not_found (over already, or another user's) */
export async function endSessionElsewhere(ctx: AppContext, { sessionId }: EndSessionInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "accounts.sessions");
  assertFreshPassword(ctx);
  const wasLive = await transact(ctx, async (tx) => {
    const isEnded = await markOwnSessionEnded(tx, { sessionId, userId: actor.userId });
    if (isEnded) await recordAudit(tx, ctx, { event: "session.end", detail: { sessions: 1 } });
    return isEnded;
  });
  if (!wasLive) throw notFound("not_found", "That session is over already.");
  return { message: accountMessages.sessionEnded };
}

/**
 * Signs the actor out everywhere but here.
 * @throws forbidden (`password_not_fresh`)
 */
export async function signOutElsewhere(ctx: AppContext): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "accounts.sessions");
  assertFreshPassword(ctx);
  await transact(ctx, async (tx) => {
    const sessions = await markOtherSessionsEnded(tx, { sessionId: actor.sessionId, userId: actor.userId });
    await recordAudit(tx, ctx, { event: "session.end", detail: { sessions } });
  });
  return { message: accountMessages.signedOutElsewhere };
}
