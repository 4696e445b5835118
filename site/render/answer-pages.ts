import type { Request, RequestHandler, Response } from "express";
import type { SiteHtml } from "./static-parts.tsx";
import { languageAt, placeAt, queryOf, type PlaceOfPage } from "../content/addresses.ts";
import { sitePages } from "../content/pages.ts";
import { readContentState } from "#server/application/site/read-content-state.ts";
import type { Services } from "#server/context.ts";
import { domainErrorIn } from "#server/error-mapping.ts";
import { frontBucket } from "#server/http/front-limits.ts";
import { unavailableDocument } from "./document.ts";
import { isPage } from "./page-address.ts";
import { createPageCache } from "./page-cache.ts";
import { isPortalPath } from "./portal-roots.ts";
import { drawNotFound, drawPage, knownSearch, visitorContext, type SiteBuild } from "./site-pages.ts";
import { sendStored, storedPage } from "./stored-page.ts";

/** Pages that have to be drawn cost; those that are kept do not count. */
const maxDrawnPerMinute = 300;

export type CachedPages = {
  /** Answers what lies in memory and still holds. */
  readonly kept: RequestHandler;
  /** Draws what `kept` has passed on, and keeps it. */
  readonly drawn: RequestHandler;
};

/** Answers public pages, and "Page Not Found" for what nobody has, from memory where it can. */
export function answerCached(services: Services, build: SiteBuild): CachedPages {
  const cache = createPageCache({
    readState: () => readContentState(visitorContext(services)),
    now: services.now,
    onFailure: (error) => services.log.warn({ err: error }, "what is kept of the public pages could not be checked or packed"),
  });
  const bucket = frontBucket(maxDrawnPerMinute);
  const kept: RequestHandler = (req, res, next) => {
    const page = isRead(req) ? cache.find(req.url) : undefined;
    if (page === undefined) return next();
    const checking = cache.refresh();
    if (checking === undefined) return sendStored(req, res, page);
    return checking.then(() => {
      const current = cache.find(req.url);
      return current === undefined ? next() : sendStored(req, res, current);
    });
  };
  const drawn: RequestHandler = async (req, res, next) => {
    if (!isRead(req)) return next();
    const place = placeToAnswer(req, res, next);
    if (place === "answered") return;
    await cache.refresh();
    bucket(req, res, (refusal?: unknown) => {
      if (refusal !== undefined) return next(refusal);
      const search = place === undefined ? {} : knownSearch(place, req.query);
      const page =
        place === undefined
          ? drawNotFound(services, build, req.path).then(storedPage)
          : cache.get(`${place.path}${queryOf(search)}`, async () => storedPage(await drawPage(services, build, place, search)));
      page.then((stored) => sendStored(req, res, stored)).catch((error: unknown) => refuse(req, res, next, error));
    });
  };
  return { kept, drawn };
}

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

const retryAfterSeconds = 5;

/** A page of its own while the database is away: whoever reads the website is a person, not a program. */
function refuse(req: Request, res: Response, next: (error: unknown) => void, error: unknown): void {
  if (domainErrorIn(error)?.kind !== "unavailable" || res.headersSent) return next(error);
  res.setHeader("Retry-After", retryAfterSeconds);
  res.setHeader("Cache-Control", "no-store");
  res
    .status(503)
    .type("html")
    .send(unavailableDocument(languageAt(req.path).language));
}

export type DrawnParts = { readonly build: () => Promise<SiteBuild>; readonly finish: (html: SiteHtml, path: string) => Promise<SiteHtml> };

/** The same without memory, for development: every page is drawn from what the files say now. */
export function answerDrawn(services: Services, { build, finish }: DrawnParts): RequestHandler {
  return async (req, res, next) => {
    const place = placeToAnswer(req, res, next);
    if (place === "answered") return;
    const drawn =
      place === undefined ? drawNotFound(services, await build(), req.path) : drawPage(services, await build(), place, knownSearch(place, req.query));
    const { status, html } = await drawn;
    sendStored(req, res, storedPage({ status, html: await finish(html, req.path) }));
  };
}

/** Which public page a request asks for, undefined for one that nobody has; "answered" when it is sent on or not ours to answer. */
function placeToAnswer(req: Request, res: Response, next: () => void): PlaceOfPage | "answered" | undefined {
  const place = isPage(req) && !isPortalPath(req.path) ? placeAt(req.path) : "answered";
  if (place === "answered") {
    next();
    return place;
  }
  if (place !== undefined && place.path !== req.path) {
    const { originalUrl } = req;
    res.redirect(301, `${place.path}${originalUrl.includes("?") ? originalUrl.slice(originalUrl.indexOf("?")) : ""}`);
    return "answered";
  }
  if (place !== undefined && sitePages[place.key].isPortalPage === true) {
    next();
    return "answered";
  }
  return place;
}
