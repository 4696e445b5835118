import express, { type Express, type Request, type RequestHandler } from "express";
import { paths } from "#domain/council.ts";
import type { Services } from "./context.ts";
import { answerErrors, noSuchAddress, type FailurePage } from "./http/error-handler.ts";
import { frontBucket, limitOpenUploads } from "./http/front-limits.ts";
import { refuseUnknownMethods } from "./http/known-methods.ts";
import { observeRequests } from "./http/observed.ts";
import type { Readiness } from "./http/readiness.ts";
import { nameRequest } from "./http/request-id.ts";
import { logRequests } from "./http/request-log.ts";
import { policyReports, securityHeaders } from "./http/security-headers.ts";
import { allowOrigins } from "./rest/cors.ts";
import { exportsRouter } from "./rest/exports.ts";
import { filesRouter } from "./rest/files.ts";
import { bareCalls, restRouter } from "./rest/mount.ts";
import { openApiDocument } from "./rest/openapi.ts";
import { restRoutes } from "./rest/table.ts";
import { uploadsRouter } from "./rest/uploads.ts";
import { refuseForms } from "./http/same-site.ts";
import { filePaths, siteFiles, textPages } from "#site/render/mount.ts";
import { answerCalls } from "./trpc/answer-calls.ts";

// The start opens the website, too. Only this file knows where it is.
export { builtPages, developmentPages, refreshSearch, type Pages } from "#site/render/mount.ts";

export type AppParts = {
  readonly services: Services;
  readonly readiness: () => Promise<Readiness>;
  /** Serves the client; undefined when only the API is wanted. */
  readonly pages: RequestHandler | undefined;
  /** Serves pages from memory, before the handlers that only other requests need. */
  readonly cachedPages?: RequestHandler | undefined;
  /** Answers people with a page where a request fails; without it every failure is JSON. */
  readonly failurePage?: FailurePage | undefined;
  /** The only inline scripts that a page may contain. */
  readonly inlineScripts?: readonly string[];
  /** False where Vite serves the client, whose reloading needs inline scripts. */
  readonly hasContentPolicy?: boolean;
};

/** For one address. A reviewer reads dozens of pages a minute, each one picture, and an office shares one address. */
const maxRequestsPerMinute = 300;
const maxFilesPerMinute = 1_200;

/** The paths below which programs call. */
const callPaths: readonly string[] = ["/trpc", "/uploads", "/files", "/exports", "/api"];

/** The web server's handler: health, API, files, then pages. @source security.md row 21, 4.8; stack.md 8 */
export function createApp(parts: AppParts): Express {
  const { services, readiness, pages, cachedPages, failurePage, inlineScripts = [], hasContentPolicy = true } = parts;
  const { config, log } = services;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustProxy);
  app.set("query parser", "simple");
  app.use(nameRequest);
  app.use(observeRequests(services));
  app.use(securityHeaders(config.publicUrl.startsWith("https:"), hasContentPolicy ? inlineScripts : undefined));
  if (cachedPages !== undefined) app.use(cachedPages);
  app.use(logRequests(log));
  app.use(refuseUnknownMethods);
  app.get("/healthz", (_req, res) => void res.json({ status: "alive" }));
  app.get("/readyz", answerReadiness(readiness));
  app.use(policyReports(log));
  const bucket = frontBucket(maxRequestsPerMinute);
  const rest = restRouter(services, restRoutes);
  const isBareCall = bareCalls(restRoutes);
  // Before the limit: a page of a listed origin reads its refusal, too.
  const restFront = [allowOrigins(config.restOrigins), exceptPreflights(bucket)];
  app.use(["/trpc", "/uploads", "/exports"], bucket);
  app.use("/api", restFront);
  app.use("/files", frontBucket(maxFilesPerMinute));
  app.use("/trpc", noStore, refuseForms, answerCalls({ ...services, textPages }));
  app.use("/uploads", noStore, limitOpenUploads(), uploadsRouter(services));
  app.use("/files", noStore, filesRouter(services));
  app.use("/exports", noStore, exportsRouter(services));
  const document = JSON.stringify(openApiDocument(restRoutes));
  app.get(["/api/openapi.json", "/api/api/openapi.json"], (_req, res) => void res.type("application/json").send(document));
  if (pages !== undefined) app.get(paths.apiDocs, pages);
  app.use(["/api/api", "/api"], rest);
  app.use([...callPaths], noSuchAddress);
  // Old clients also call without the prefix. @source rest-api.md "Rules for every path"
  const bare = express.Router().use(restFront, rest);
  app.use((req, res, next) => (isBareCall(req) ? bare(req, res, next) : next()));
  app.use([...filePaths], frontBucket(maxFilesPerMinute));
  app.use(siteFiles(services));
  app.use(paths.verifyFirm, notIndexed);
  if (pages !== undefined) app.use(pages);
  app.use(noSuchAddress);
  app.use(answerErrors(services, failurePage && exceptCalls(failurePage, isBareCall)));
  return app;
}

/** Answers are personal: no cache, shared or local, may store them. @source security.md row 29 */
const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "private, no-store");
  next();
};

/** A preflight request is not counted, because its browser cannot read a refusal. The call after it is counted. */
const exceptPreflights =
  (limit: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.method === "OPTIONS" ? next() : limit(req, res, next);

/** Programs call, so every failure of a call is JSON, whatever the caller accepts. */
const exceptCalls =
  (page: FailurePage, isBareCall: (req: Request) => boolean): FailurePage =>
  async (req, res, failure) => {
    const asked = `${req.path.toLowerCase()}/`;
    return !isBareCall(req) && !callPaths.some((path) => asked.startsWith(`${path}/`)) && page(req, res, failure);
  };

/** The address itself is the permission; search engines do not index it. */
const notIndexed: RequestHandler = (_req, res, next) => {
  res.setHeader("X-Robots-Tag", "noindex, nofollow");
  next();
};

function answerReadiness(readiness: () => Promise<Readiness>): RequestHandler {
  return async (_req, res) => {
    const { isReady, failed, remarks } = await readiness();
    res.setHeader("Cache-Control", "no-store");
    if (!isReady) res.setHeader("Retry-After", "2");
    const status = isReady ? (remarks.length === 0 ? "ready" : "degraded") : "unavailable";
    res.status(isReady ? 200 : 503).json({ status, failed, remarks });
  };
}
