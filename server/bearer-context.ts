import type { Request } from "express";
import { signedInActor, visitor } from "#domain/accounts/actor.ts";
import { findRestSession } from "#db/queries/rest-sessions.ts";
import { tokenNotValid, tokenRealm } from "./application/accounts/bearer-tokens.ts";
import type { AppContext, Services } from "./context.ts";
import { sessionOfAccessToken } from "./infra/access-tokens.ts";
import { originOf } from "./request-context.ts";

const bearer = /^Bearer ([\w.-]{1,4096})$/i;

/** The context of a REST call that anybody may make; whatever token came with it is not looked at. No cookie is ever read here. */
export function visitorContext(services: Services, req: Request): AppContext {
  return {
    ...services,
    actor: visitor,
    origin: originOf(req, "rest"),
  };
}

/**
 * The context of a REST call of somebody who is signed in. Of the token only the session is believed; who that is, the
 * rows say at this moment.
 * @throws unauthenticated (no token, one that is not ours or too old, or its session is over)
 * @source security.md 3.1, row 6
 */
export async function bearerContext(services: Services, req: Request): Promise<AppContext> {
  const token = bearer.exec(req.headers.authorization ?? "")?.[1];
  const claimed = token === undefined ? undefined : await sessionOfAccessToken(tokenRealm(services), token, services.now());
  const session = claimed === undefined ? undefined : await findRestSession(services.db, claimed);
  if (session === undefined) throw tokenNotValid();
  const { id: sessionId, userId, role, name, email, firmId } = session;
  return { ...visitorContext(services, req), actor: signedInActor({ userId, sessionId, role, name, email, firmId }) };
}
