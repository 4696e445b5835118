import type { Request, RequestHandler, Response } from "express";
import { type DomainError, domainErrorIn } from "#domain/errors.ts";
import { isPortalPath } from "#domain/site/portal-roots.ts";
import { readContentState } from "#server/application/site/read-content-state.ts";
import type { Services } from "#server/context.ts";
import { errorMapping } from "#server/error-mapping.ts";
import type { FailurePage } from "#server/http/error-handler.ts";
import { frontBucket } from "#server/http/front-limits.ts";
import { originOf } from "#server/http/request-context.ts";
import { allowStyle, hashSource } from "#server/http/security-headers.ts";
import { successorOf } from "../content/old-addresses.ts";
import { isOfOneReader, languageAt, pageAt, type PageAddress, type Search } from "../content/addresses.ts";
import { refusalDocument, refusalStyle, type RefusalKind } from "./document.ts";
import { isPage } from "./page-address.ts";
import { createPageCache } from "./page-cache.ts";
import { refusedStep } from "./refused-step.ts";
import { knownSearch, renderNotFound, renderSitePage, visitorContext, type SiteAnswer, type SiteBuild } from "./site-pages.ts";
import type { SiteHtml } from "./static-parts.tsx";
import { sendStored, storedPage, type StoredPage } from "./stored-page.ts";

/** Limits the pages that are not in the cache, because rendering costs time. */
const maxRenderedPerMinute = 300;

/** The kinds of answers that a request can take, the first one if it takes any: a browser names HTML, a program takes JSON. */
const offered = ["json", "html"];

/** "Page not found" for people at an address like /index.php, which is neither page nor file. */
export function answerNoFile(services: Services, build: SiteBuild): RequestHandler {
  const bucket = frontBucket(maxRenderedPerMinute);
  return (req, res, next) => {
    if (!isRead(req) || isPage(req) || req.accepts(offered) !== "html") return next();
    bucket(req, res, (refusal?: unknown) => {
      if (refusal !== undefined) return refusePage(req, res, next, refusal);
      renderNotFound(services, build, req.path)
        .then((page) => sendStored(req, res, storedPage(page)))
        .catch((error: unknown) => refusePage(req, res, next, error));
    });
  };
}

export type CachedPages = {
  /** Answers pages that are in the cache. */
  readonly cached: RequestHandler;
  /** Renders all other pages and puts them into the cache. */
  readonly rendered: RequestHandler;
};

/** Answers public pages, and "Page Not Found" for unknown addresses. */
export function answerFromCache(services: Services, build: SiteBuild): CachedPages {
  const cache = createPageCache({
    readState: () => readContentState(visitorContext(services)),
    now: services.now,
    onFailure: (error) => services.log.warn({ err: error }, "the cache of public pages could not be checked or compressed"),
  });
  const bucket = frontBucket(maxRenderedPerMinute);
  const cached: RequestHandler = (req, res, next) => {
    const page = isRead(req) ? cache.find(req.url) : undefined;
    if (page === undefined) return next();
    const checking = cache.refresh();
    if (checking === undefined) return sendStored(req, res, page);
    return checking.then(() => {
      const current = cache.find(req.url);
      return current === undefined ? next() : sendStored(req, res, current);
    });
  };
  const rendered: RequestHandler = async (req, res, next) => {
    if (!isRead(req)) return next();
    const address = addressToAnswer(req, res, next);
    if (address === "answered") return;
    await cache.refresh();
    bucket(req, res, (refusal?: unknown) => {
      if (refusal !== undefined) return refusePage(req, res, next, refusal);
      const search = address === undefined ? {} : knownSearch(address, req.query);
      const page =
        address === undefined
          ? renderNotFound(services, build, req.path).then(storedPage)
          : isOfOneReader(address.key, search)
            ? renderSitePage(services, build, address, search, { origin: originOf(req, "web") }).then(privatePage)
            : cache.get(keyOf(address, search), async () => storedPage(await renderSitePage(services, build, address, search)));
      page.then((stored) => sendStored(req, res, stored)).catch((error: unknown) => refusePage(req, res, next, error));
    });
  };
  return { cached, rendered };
}

/** A page that nobody may store. */
const privatePage = (answer: SiteAnswer): StoredPage => ({ ...storedPage(answer), isPrivate: true });

/** The address of a page with the values that it uses, also an empty one. */
function keyOf({ path }: PageAddress, search: Search): string {
  const query = new URLSearchParams(search).toString();
  return query === "" ? path : `${path}?${query}`;
}

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** Answers with a page of its own while the database is away or after too many requests, because people read it and not programs. */
export function refusePage(req: Request, res: Response, next: (error: unknown) => void, error: unknown): void {
  const refusal = domainErrorIn(error);
  if ((refusal?.kind !== "unavailable" && refusal?.kind !== "rate_limited") || res.headersSent) return next(error);
  sendRefusal(req, res, refusal);
}

/** @param refusal undefined for a bug */
function sendRefusal(req: Request, res: Response, refusal: DomainError | undefined): void {
  if (refusal?.retryAfterSeconds !== undefined) res.setHeader("Retry-After", refusal.retryAfterSeconds);
  res.setHeader("Cache-Control", "no-store");
  allowStyle(res, hashSource(refusalStyle));
  res
    .status(refusal === undefined ? 500 : errorMapping[refusal.kind].status)
    .type("html")
    .send(
      refusalDocument(languageAt(req.path).language, refusalKindOf(refusal), {
        isRead: isRead(req),
        retryAfterSeconds: refusal?.retryAfterSeconds,
      }),
    );
}

function refusalKindOf(refusal: DomainError | undefined): RefusalKind {
  const kind = refusal?.kind;
  return kind === "unavailable" || kind === "rate_limited" || kind === "too_large" ? kind : "failed";
}

/** Answers people with a page where a file, a feed or a form fails: "Page not found", or one that says what to do. */
export function answerFailures(services: Services, { build, finish }: RenderedPages): FailurePage {
  const bucket = frontBucket(maxRenderedPerMinute);
  return async (req, res, failure) => {
    if (req.accepts(offered) !== "html") return false;
    const step = failure === undefined ? undefined : refusedStep(req, failure);
    if (failure !== undefined && step !== undefined) {
      const { html, style } = await renderSitePage(services, await build(), step.address, step.search, { posted: step.posted });
      const page = storedPage({ status: errorMapping[failure.kind].status, html: await finish(html, req.path), style });
      sendStored(req, res, { ...page, isPrivate: true });
      return true;
    }
    if (failure?.kind !== "not_found") {
      sendRefusal(req, res, failure);
      return true;
    }
    const overLimit = await new Promise<unknown>((resolve) => void bucket(req, res, resolve));
    if (overLimit !== undefined) {
      sendRefusal(req, res, domainErrorIn(overLimit));
      return true;
    }
    const { html, ...page } = await renderNotFound(services, await build(), req.path);
    sendStored(req, res, storedPage({ ...page, html: await finish(html, req.path) }));
    return true;
  };
}

export type RenderedPages = { readonly build: () => Promise<SiteBuild>; readonly finish: (html: SiteHtml, path: string) => Promise<SiteHtml> };

/** For development: the same without a cache, so each request renders the newest source files. */
export function answerRendered(services: Services, { build, finish }: RenderedPages): RequestHandler {
  return async (req, res, next) => {
    const address = addressToAnswer(req, res, next);
    if (address === "answered") return;
    const search = address === undefined ? {} : knownSearch(address, req.query);
    const { status, html, style } =
      address === undefined
        ? await renderNotFound(services, await build(), req.path)
        : await renderSitePage(services, await build(), address, search, { origin: originOf(req, "web") });
    const answer = { status, html: await finish(html, req.path), style };
    sendStored(req, res, address !== undefined && isOfOneReader(address.key, search) ? privatePage(answer) : storedPage(answer));
  };
}

/** The public page of a request. Undefined when no page has the address. "answered" when it is redirected or belongs to the portal. */
function addressToAnswer(req: Request, res: Response, next: () => void): PageAddress | "answered" | undefined {
  if (!isPage(req) || isPortalPath(req.path)) {
    next();
    return "answered";
  }
  const address = pageAt(req.path);
  const successor = address === undefined ? successorOf(req.path) : undefined;
  if (successor !== undefined) {
    res.redirect(301, successor);
    return "answered";
  }
  if (address === undefined || address.path === req.path) return address;
  const { originalUrl } = req;
  res.redirect(301, `${address.path}${originalUrl.includes("?") ? originalUrl.slice(originalUrl.indexOf("?")) : ""}`);
  return "answered";
}
