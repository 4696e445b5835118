import type { Request } from "express";
import { signedInActor, visitor } from "#domain/accounts/actor.ts";
import { findRestSession } from "#db/queries/rest-sessions.ts";
import { findSession, type LiveSession } from "#db/queries/sessions.ts";
import { tokenNotValid, tokenRealm } from "../application/accounts/bearer-tokens.ts";
import { isFullySignedIn } from "../application/accounts/second-factor/sign-in-step.ts";
import type { AppContext, Services } from "../context.ts";
import { sessionCookieOf } from "./cookies.ts";
import { sessionOfAccessToken } from "../infra/access-tokens.ts";
import { hashSecret } from "../infra/secrets.ts";
import { originOf } from "./request-context.ts";

const bearer = /^Bearer ([\w.-]{1,4096})$/i;

/** The context of a public REST call; a token is ignored. Cookies are never read here. */
export function visitorRequestContext(services: Services, req: Request): AppContext {
  return {
    ...services,
    actor: visitor,
    origin: originOf(req, "rest"),
  };
}

/**
 * The context of a REST call of a signed-in user. Only the session id is taken from the token; user and role come from
 * the rows as they are now.
 * @throws unauthenticated (no token, one that is not ours or too old, or its session is over)
 * @source security.md 3.1, row 6
 */
export async function bearerContext(services: Services, req: Request): Promise<AppContext> {
  const session = await bearerSession(services, req);
  if (session === undefined) throw tokenNotValid();
  const { id: sessionId, userId, role, name, email, firmId, rights } = session;
  return { ...visitorRequestContext(services, req), actor: signedInActor({ userId, sessionId, role, name, email, firmId, rights }) };
}

async function bearerSession(services: Services, req: Request): Promise<LiveSession | undefined> {
  const token = bearer.exec(req.headers.authorization ?? "")?.[1];
  const claimed = token === undefined ? undefined : await sessionOfAccessToken(tokenRealm(services), token, services.now());
  const session = claimed === undefined ? undefined : await findRestSession(services.db, claimed);
  return session !== undefined && isFullySignedIn(services, session) ? session : undefined;
}

/**
 * The users of the live token and the live cookie of a request for a signed address. Neither gives access: it only
 * denies what was signed for another user.
 * @source rest-api.md "Signed URLs"
 */
export async function presentedUserIds(services: Services, req: Request): Promise<string[]> {
  const secret = sessionCookieOf(req, services.config.publicUrl);
  const sessions = await Promise.all([bearerSession(services, req), secret === undefined ? undefined : findSession(services.db, hashSecret(secret))]);
  return sessions.flatMap((session) => session?.userId ?? []);
}
