import type { Request, Response } from "express";
import { signedInActor, visitor, type Actor } from "#domain/accounts/actor.ts";
import { sessionTimes } from "#domain/accounts/session-rules.ts";
import { backgroundHeader, pageUserHeader, sessionHeader } from "#domain/accounts/web-headers.ts";
import { findSession, updateSessionIdle, type LiveSession } from "#db/queries/sessions.ts";
import { isFullySignedIn } from "../application/accounts/second-factor/sign-in-step.ts";
import { cookiesOf, type Cookies } from "./cookies.ts";
import type { AppContext, Origin, Services } from "../context.ts";
import { hashSecret } from "../infra/secrets.ts";
import { traceparentOf } from "./observed.ts";
import { assertSameSite } from "./same-site.ts";

/** A context with the fields that only a web request has. */
export type RequestContext = AppContext & {
  readonly cookies: Cookies;
  /** The client's idempotency key; the transport that has parsed the body makes `idempotency` of it. */
  readonly idempotencyKey: string | undefined;
};

const touchAfterSeconds = 60;
const keyForm = /^[\x21-\x7e]{8,200}$/;

/**
 * Builds the context of a web request for tRPC, uploads and files: the signed-in user by the rows as they are now, and the
 * origin. The expiry of a used session moves forward, at most once a minute.
 * @throws forbidden (`cross_site`: a request that changes something and is not from our own pages)
 * @source security.md 3.1, 3.2
 */
export function createRequestContext(services: Services): (req: Request, res: Response) => Promise<RequestContext> {
  return async (req, res) => {
    assertSameSite(req, services.config.publicUrl);
    const cookies = cookiesOf(req, res, services.config.publicUrl);
    const session = await liveSession(services, cookies.session, req.headers[pageUserHeader]);
    return {
      ...services,
      actor: session === undefined ? visitor : await actorOf(services, req, res, session),
      origin: {
        ...originOf(req, "web"),
        secondsSincePassword: session?.secondsSincePassword,
        secondsSinceCode: session?.secondsSinceCode ?? undefined,
      },
      cookies,
      idempotencyKey: idempotencyKeyOf(req),
    };
  };
}

/** Requests that a row of the REST API has taken. Their address does not say so: old clients leave out the prefix. */
const restRequests = new WeakSet<Request>();

/** Notes that a row of the REST API has taken a request. */
export const noteRest = (req: Request): void => void restRequests.add(req);

/** Whether a row of the REST API has taken a request. */
export const isOfRest = (req: Request): boolean => restRequests.has(req);

/** The origin of a request. */
export function originOf(req: Request, transport: Origin["transport"]): Origin {
  return { requestId: req.id, traceparent: traceparentOf(req), transport, ip: req.ip ?? "", userAgent: req.headers["user-agent"] ?? "" };
}

/** @param pageUser the user whom the page shows; undefined where the request does not say it */
async function liveSession(services: Services, secret: string | undefined, pageUser: unknown): Promise<LiveSession | undefined> {
  const session = secret === undefined ? undefined : await findSession(services.db, hashSecret(secret));
  if (session === undefined || (pageUser !== undefined && pageUser !== session.userId)) return undefined;
  return isFullySignedIn(services, session) ? session : undefined;
}

async function actorOf({ db }: Services, req: Request, res: Response, session: LiveSession): Promise<Actor> {
  const isInUse = req.headers[backgroundHeader] === undefined;
  const secondsLeft =
    isInUse && session.secondsSinceSeen >= touchAfterSeconds
      ? await updateSessionIdle(db, session.id, sessionTimes[session.role])
      : session.idleSecondsLeft;
  res.setHeader(sessionHeader, String(Math.min(secondsLeft, session.absoluteSecondsLeft)));
  const { id: sessionId, userId, role, name, email, firmId, rights } = session;
  return signedInActor({ userId, sessionId, role, name, email, firmId, rights });
}

/** The client's idempotency key, if it has the form of one. */
export function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.headers["idempotency-key"];
  return typeof key === "string" && keyForm.test(key) ? key : undefined;
}
