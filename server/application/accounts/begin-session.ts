import { signedInActor } from "#domain/accounts/actor.ts";
import { maxLiveSessions, sessionTimes } from "#domain/accounts/session-rules.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { endOldestSessions, endSession, insertSession } from "#db/queries/sessions.ts";
import type { Tx } from "#db/client.ts";
import type { AppContext } from "../../context.ts";
import { addressPrefix } from "../../infra/ip.ts";
import { hashSecret, newSecret } from "../../infra/secrets.ts";
import { recordAudit } from "../audit/record-audit.ts";

const maxUserAgentLength = 300;

/**
 * Begins a web session of a user whose row the caller has locked, and writes that into the audit trail. Its secret is always new, whatever cookie came with
 * the request, and the session of that cookie ends.
 * @returns the secret that only the cookie carries; the database keeps its hash
 * @source security.md 3.1, row 18
 */
export async function beginSession(tx: Tx, ctx: AppContext, user: UserRow): Promise<string> {
  if (ctx.actor.kind === "user") await endSession(tx, ctx.actor.sessionId, "replaced");
  await endOldestSessions(tx, user.id, maxLiveSessions - 1);
  const secret = newSecret();
  const sessionId = await insertSession(tx, {
    userId: user.id,
    secretHash: hashSecret(secret),
    times: sessionTimes[user.role],
    ipPrefix: addressPrefix(ctx.origin.ip),
    userAgent: ctx.origin.userAgent.slice(0, maxUserAgentLength),
  });
  const { id: userId, role, name, email, firmId } = user;
  const actor = signedInActor({ userId, sessionId, role, name, email, firmId });
  await recordAudit(tx, { ...ctx, actor }, { event: "session.begin", detail: ctx.actor.kind === "user" ? { inPlaceOf: ctx.actor.sessionId } : {} });
  return secret;
}
