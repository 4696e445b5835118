import { createHash, randomUUID } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { constants } from "node:zlib";
import { createExpressMiddleware } from "@trpc/server/adapters/express";
import compression, { type CompressionOptions } from "compression";
import express, { type Express, type RequestHandler } from "express";
import helmet from "helmet";
import { pinoHttp } from "pino-http";
import { pagesWithPdf, pdfPathOf } from "#client/content/pages.ts";
import { paths } from "#domain/council.ts";
import type { Services } from "./context.ts";
import { jsonErrors, noSuchAddress } from "./error-handler.ts";
import { frontBucket, limitOpenUploads } from "./front-limits.ts";
import type { Logger } from "./infra/log.ts";
import { refuseUnknownMethods } from "./known-methods.ts";
import { observeRequests } from "./observed.ts";
import type { Readiness } from "./readiness.ts";
import { exportsRouter } from "./rest/exports.ts";
import { filesRouter } from "./rest/files.ts";
import { bareCalls, restRouter } from "./rest/mount.ts";
import { openApiDocument } from "./rest/openapi.ts";
import { restRoutes } from "./rest/table.ts";
import { uploadsRouter } from "./rest/uploads.ts";
import { refuseForms } from "./same-site.ts";
import { mediaRouter } from "./site/media.ts";
import { appRouter } from "./trpc/router.ts";
import { siteFeeds } from "./site/feeds.ts";
import { createTrpcContext, trpcResponseMeta } from "./trpc/trpc.ts";

export type AppParts = {
  readonly services: Services;
  readonly readiness: () => Promise<Readiness>;
  /** Serves the client; undefined when only the API is wanted. */
  readonly pages: RequestHandler | undefined;
  /** Answers pages that lie ready in memory, before anything that only other requests need. */
  readonly keptPages?: RequestHandler | undefined;
  /** The only scripts that may stand in a page. */
  readonly inlineScripts?: readonly string[];
  /** False where Vite serves the client, whose reloading needs inline scripts. */
  readonly hasContentPolicy?: boolean;
};

const maxJsonBytes = 1_000_000;
const maxCallsInBatch = 10;
/** Of one address. A reviewer turns over dozens of pages a minute, each a picture of its own, and an office shares an address. */
const maxRequestsPerMinute = 300;
const maxFilesPerMinute = 1_200;

/** The web server's handler: health, API, files, then pages. @source security.md row 21, 4.8; stack.md 8 */
export function createApp({ services, readiness, pages, keptPages, inlineScripts = [], hasContentPolicy = true }: AppParts): Express {
  const { config, log } = services;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustProxy);
  app.set("query parser", "simple");
  app.use(nameRequest);
  app.use(observeRequests(services));
  app.use(securityHeaders(config.publicUrl.startsWith("https:"), hasContentPolicy ? inlineScripts : undefined));
  if (keptPages !== undefined) app.use(keptPages);
  app.use(requestLog(log));
  app.use(refuseUnknownMethods);
  app.get("/healthz", (_req, res) => void res.json({ status: "alive" }));
  app.get("/readyz", answerReadiness(readiness));
  const bucket = frontBucket(maxRequestsPerMinute);
  const rest = restRouter(services, restRoutes);
  const isBareCall = bareCalls(restRoutes);
  app.use(["/trpc", "/uploads", "/exports", "/api"], bucket);
  app.use("/files", frontBucket(maxFilesPerMinute));
  app.use("/trpc", neverKept, refuseForms, inOnePiece, compression(quickCompression), trpcHandler(services));
  app.use("/uploads", neverKept, limitOpenUploads(), uploadsRouter(services));
  app.use("/files", neverKept, filesRouter(services));
  app.use("/exports", neverKept, exportsRouter(services));
  const document = JSON.stringify(openApiDocument(restRoutes));
  app.get(["/api/openapi.json", "/api/api/openapi.json"], (_req, res) => void res.type("application/json").send(document));
  if (pages !== undefined) app.get(paths.apiDocs, pages);
  app.use(["/api/api", "/api"], rest);
  app.use(["/trpc", "/uploads", "/files", "/exports", "/api"], noSuchAddress);
  // Old clients also call without the prefix. @source rest-api.md "Rules for every path"
  app.use((req, res, next) =>
    isBareCall(req) ? bucket(req, res, (error?: unknown) => (error === undefined ? rest(req, res, next) : next(error))) : next(),
  );
  app.use(["/media", "/documents", ...pagesWithPdf.map(pdfPathOf)], frontBucket(maxFilesPerMinute));
  app.use(mediaRouter(services));
  app.use(paths.verifyFirm, notIndexed);
  app.use(siteFeeds(services));
  if (pages !== undefined) app.use(pages);
  app.use(noSuchAddress);
  app.use(jsonErrors(services));
  return app;
}

const trpcHandler = (services: Services): RequestHandler =>
  createExpressMiddleware({
    router: appRouter,
    createContext: createTrpcContext(services),
    responseMeta: trpcResponseMeta,
    maxBodySize: maxJsonBytes,
    maxBatchSize: maxCallsInBatch,
  });

/** Of answers of some kilobytes, each sent once: the usual settings cost more than the call itself, and save a tenth more. */
const quickCompression: CompressionOptions = {
  level: 1,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } },
};

/** What people read here belongs to them: no cache, on the way or on the machine, may keep it. @source security.md row 29 */
const neverKept: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "private, no-store");
  next();
};

/** Whoever holds such an address may ask; search engines need not keep it. */
const notIndexed: RequestHandler = (_req, res, next) => {
  res.setHeader("X-Robots-Tag", "noindex, nofollow");
  next();
};

/**
 * Head, body and end of an answer go to the network together: each write of its own costs more than the call. An answer too long for that
 * goes in pieces: its writer waits until what it has written is gone, so it must not be held back.
 */
const inOnePiece: RequestHandler = (_req, res, next) => {
  res.cork();
  res.write = new Proxy(res.write, {
    apply: (write, self, pieces: Parameters<typeof res.write>) => {
      const mayGoOn = Reflect.apply(write, self, pieces);
      if (!mayGoOn && res.writableCorked > 0) res.uncork();
      return mayGoOn;
    },
  });
  next();
};

/** Every request gets an id, which its answer names. */
const nameRequest: RequestHandler = (req, res, next) => {
  req.id = randomUUID();
  res.setHeader("X-Request-Id", req.id);
  next();
};

/** What changes something or fails is logged, without query, body or headers. */
function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    quietReqLogger: true,
    genReqId: ({ id }) => id,
    customLogLevel: (req, res) => {
      if (res.statusCode >= 500) return "error";
      return res.statusCode >= 400 || (req.method !== "GET" && req.method !== "HEAD") ? "info" : "debug";
    },
    customSuccessMessage: () => "request",
    customErrorMessage: () => "request",
    serializers: {
      req: (req: { id: string; method: string; url: string }) => ({ id: req.id, method: req.method, path: req.url.split("?", 1)[0] }),
      res: (res: { statusCode: number }) => ({ statusCode: res.statusCode }),
    },
  });
}

/**
 * The same for every answer, so they are worked out once.
 * @param inlineScripts the only scripts that may stand in a page, named by their hashes; undefined for no policy at all
 */
function securityHeaders(isHttps: boolean, inlineScripts: readonly string[] | undefined): RequestHandler {
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...(inlineScripts ?? []).map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)],
    "style-src": ["'self'", "'unsafe-inline'"], // the component library sets style attributes
    "img-src": ["'self'", "data:", "blob:"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  const told = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: inlineScripts !== undefined ? { useDefaults: false, directives } : false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: "deny" },
  })(told.req, told, () => {});
  const headers = new Map(Object.entries(told.getHeaders()).map(([name, value]) => [name, String(value)]));
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}

function answerReadiness(readiness: () => Promise<Readiness>): RequestHandler {
  return async (_req, res) => {
    const { isReady, failed, remarks } = await readiness();
    res.setHeader("Cache-Control", "no-store");
    if (!isReady) res.setHeader("Retry-After", "2");
    const status = isReady ? (remarks.length === 0 ? "ready" : "degraded") : "unavailable";
    res.status(isReady ? 200 : 503).json({ status, failed, remarks });
  };
}
