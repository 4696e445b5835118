import { signedInActor } from "#domain/accounts/actor.ts";
import { maxLiveSessions, sessionTimes } from "#domain/accounts/session-rules.ts";
import { updateLastSignIn, type UserRow } from "#db/queries/accounts.ts";
import { markOldestSessionsEnded, markSessionEnded, insertSession, type SessionFactor } from "#db/queries/sessions.ts";
import type { Tx } from "#db/connection/client.ts";
import type { AppContext } from "../../context.ts";
import { addressPrefix } from "../../infra/ip.ts";
import { hashSecret, newSecret } from "../../infra/secrets.ts";
import { recordAudit } from "../audit/record-audit.ts";

const maxUserAgentLength = 300;

/**
 * Begins a web session of a user whose row the caller has locked, with its audit entry. Its secret is always new, and the
 * session of the request's cookie ends.
 * @returns the secret, for the cookie only; the database stores its hash
 * @source security.md 3.1, row 18
 */
export async function beginSession(tx: Tx, ctx: AppContext, user: UserRow, secondFactor: SessionFactor): Promise<string> {
  if (ctx.actor.kind === "user") await markSessionEnded(tx, ctx.actor.sessionId, "replaced");
  await roomForSession(tx, user.id);
  const secret = newSecret();
  const sessionId = await insertSession(tx, {
    userId: user.id,
    secretHash: hashSecret(secret),
    times: sessionTimes[user.role],
    secondFactor,
    ...whereFrom(ctx),
  });
  await noteBegun(tx, ctx, user, sessionId);
  return secret;
}

/** Stores the sign-in with the user and in the audit trail, as the act of that user. */
export async function noteBegun(tx: Tx, ctx: AppContext, user: UserRow, sessionId: string): Promise<void> {
  const { id: userId, role, name, email, firmId } = user;
  await updateLastSignIn(tx, userId);
  const actor = signedInActor({ userId, sessionId, role, name, email, firmId, rights: [] });
  await recordAudit(tx, { ...ctx, actor }, { event: "session.begin", detail: ctx.actor.kind === "user" ? { inPlaceOf: ctx.actor.sessionId } : {} });
}

/** Ends the oldest sessions of a user, of browsers and REST clients, if one more would be too many. */
export const roomForSession = (tx: Tx, userId: string): Promise<void> => markOldestSessionsEnded(tx, userId, maxLiveSessions - 1);

/** The client details that a session stores. */
export const whereFrom = ({ origin }: AppContext): { ipPrefix: string; userAgent: string } => ({
  ipPrefix: addressPrefix(origin.ip),
  userAgent: origin.userAgent.slice(0, maxUserAgentLength),
});
