import type { Request } from "express";
import { apiKeyMessages, looksLikeApiKey } from "#domain/accounts/api-keys.ts";
import { signedInActor, visitor, type SignedInActor } from "#domain/accounts/actor.ts";
import { unauthenticated } from "#domain/errors.ts";
import { findRestSession } from "#db/queries/rest-sessions.ts";
import { findSession } from "#db/queries/sessions.ts";
import { actorOfApiKey } from "../application/accounts/api-keys/api-key-actor.ts";
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
 * The context of a REST call of a signed-in user, or of a program with an API key. Only the session id is taken from a token; user and role
 * come from the rows as they are now.
 * @throws unauthenticated (no token, one that is not ours or too old, its session is over; an unknown, wrong or ended key)
 * @source security.md 3.1, row 6
 */
export async function bearerContext(services: Services, req: Request): Promise<AppContext> {
  const token = bearerOf(req);
  const actor = await actorOfBearer(services, token);
  if (actor === undefined) throw looksLikeApiKey(token) ? unauthenticated("token_not_valid", apiKeyMessages.notValid) : tokenNotValid();
  return { ...visitorRequestContext(services, req), actor };
}

/** The token or API key of a request; empty when there is none. */
const bearerOf = (req: Request): string => bearer.exec(req.headers.authorization ?? "")?.[1] ?? "";

async function actorOfBearer(services: Services, token: string): Promise<SignedInActor | undefined> {
  if (token === "") return undefined;
  if (looksLikeApiKey(token)) return actorOfApiKey(services, token);
  const claimed = await sessionOfAccessToken(tokenRealm(services), token, services.now());
  const session = claimed === undefined ? undefined : await findRestSession(services.db, claimed);
  if (session === undefined || !isFullySignedIn(services, session)) return undefined;
  const { id: sessionId, userId, role, name, email, firmId, rights } = session;
  return signedInActor({ userId, sessionId, role, name, email, firmId, rights });
}

/**
 * The users of the live token or API key and of the live cookie of a request for a signed address. Neither gives access: it only
 * denies what was signed for another user.
 * @source rest-api.md "Signed URLs"
 */
export async function presentedUserIds(services: Services, req: Request): Promise<string[]> {
  const secret = sessionCookieOf(req, services.config.publicUrl);
  const presented = await Promise.all([
    actorOfBearer(services, bearerOf(req)),
    secret === undefined ? undefined : findSession(services.db, hashSecret(secret)),
  ]);
  return presented.flatMap((one) => one?.userId ?? []);
}
