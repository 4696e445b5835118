import { createHash } from "node:crypto";
import { Router, type Request, type RequestHandler, type Response } from "express";
import { invalid, notFound, unsupportedType } from "#domain/errors.ts";
import { authorize } from "../application/authorize.ts";
import { bearerContext, presentedUserIds, visitorRequestContext } from "../http/bearer-context.ts";
import type { AppContext, Services } from "../context.ts";
import { limitOpenUploads } from "../http/front-limits.ts";
import { receivedFiles, receiveUpload, type ReceivedFile } from "../infra/upload-storage.ts";
import { beginCall, outcomeOf } from "../http/observed.ts";
import { sendCompressed } from "../http/compressed-response.ts";
import { idempotencyKeyOf, noteRest, originOf } from "../http/request-context.ts";
import { answerPreflight } from "./cors.ts";
import { readJson } from "./json-body.ts";
import { parseGiven, withWireNames } from "./refusals.ts";
import type { RestAnswer, RestRoute } from "./route.ts";
import { settled } from "./settled.ts";

/** Handlers for every row of the table, each with and without the slash at the end; mount it under each prefix of the REST API. */
export function restRouter(services: Services, routes: readonly RestRoute[]): Router {
  const router = Router();
  const limitUploads = limitOpenUploads();
  const fewUploads: RequestHandler = (req, res, next) => (isMultipart(req) ? limitUploads(req, res, next) : next());
  for (const row of routes) {
    const path = `/${row.path}`;
    router.options(path, answerPreflight);
    router[row.method === "GET" ? "get" : "post"](path, noStore, ...(row.multipart === undefined ? [] : [fewUploads]), handle(services, row));
  }
  return router;
}

/** Whether a request without the prefix `/api` is for REST: pages have such addresses, too. */
export function bareCalls(routes: readonly RestRoute[]): (req: Request) => boolean {
  const forms = routes.map(({ path }) => new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i"));
  return (req) => !asksForPage(req) && forms.some((form) => form.test(req.path));
}

/** A browser reads a page, or posts its form, as html and without a bearer token. Some programs take html, too. */
function asksForPage({ method, headers }: Request): boolean {
  if (!(headers.accept ?? "").includes("text/html") || /^bearer\b/i.test(headers.authorization ?? "")) return false;
  return method === "GET" || method === "HEAD" || /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");
}

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "private, no-store");
  next();
};

function handle(services: Services, row: RestRoute): RequestHandler {
  const receive = bodyReader(services, row);
  const name = `${row.method} ${row.path}`;
  return async (req, res) => {
    noteRest(req);
    const { ctx: observed, span } = beginCall({ ...services, origin: originOf(req, "rest") }, name);
    try {
      const ctx = { ...(await contextOf(services, row, req)), origin: observed.origin };
      const address = { params: paramsOf(row, req), query: row.query === undefined ? {} : parseGiven(row.query, req.query) };
      await row.before?.(ctx, address);
      await receive(req, res);
      const files = receivedFiles(req);
      try {
        const body = row.body === undefined ? {} : parseGiven(row.body, req.body);
        await send(
          res,
          await row.run(withIdempotency(ctx, row, req, files), { ...address, body, files, presentedUserIds: () => presentedUserIds(services, req) }),
        );
      } finally {
        for (const { staged } of files) await services.files.discard(staged);
      }
      span.end("ok");
    } catch (error) {
      span.end(outcomeOf(error));
      throw withWireNames(error, row.fieldNames);
    }
  };
}

/** Who calls: the role is asked before a byte of the body is read. */
async function contextOf(services: Services, { access }: RestRoute, req: Request): Promise<AppContext> {
  if (access === "anyone") return visitorRequestContext(services, req);
  const ctx = await bearerContext(services, req);
  authorize(ctx.actor, access);
  return ctx;
}

/** Parameters in the path are never empty text. */
function paramsOf({ params }: RestRoute, req: Request): unknown {
  if (params === undefined) return {};
  const parsed = params.safeParse(req.params);
  if (!parsed.success) throw notFound("not_found", "There is nothing at this address.");
  return parsed.data;
}

function bodyReader({ files }: Services, { method, multipart }: RestRoute): (req: Request, res: Response) => Promise<void> {
  if (method === "GET") return () => Promise.resolve();
  if (multipart === undefined) return readJson;
  const { maxTextFields, size, files: parts } = multipart;
  const receive = receiveUpload(files, { fields: parts, maxTextFields, ...(size === undefined ? {} : { size }) });
  const receiveParts = settled((req, res, next) => void receive(req, res, next));
  return (req, res) => {
    if (isMultipart(req)) return receiveParts(req, res);
    if (multipart.takesJson === true) return readJson(req, res);
    throw unsupportedType("not_multipart", "Send the body as multipart/form-data.");
  };
}

const isMultipart = (req: Request): boolean => /^multipart\/form-data\b/i.test(req.headers["content-type"] ?? "");

/** The parts of a form in an order that does not depend on that in which they came; those of one name keep theirs. @source RFC 7578 5.2 */
const byName = <T>(parts: readonly T[], nameOf: (part: T) => string): T[] =>
  parts.toSorted((a, b) => (nameOf(a) === nameOf(b) ? 0 : nameOf(a) < nameOf(b) ? -1 : 1));

/**
 * Requests with the same key, path and body are one call.
 * @throws invalid (`idempotency_key_wrong`: a caller who relies on the key must not act twice)
 * @source security.md 4.3
 */
function withIdempotency(ctx: AppContext, row: RestRoute, req: Request, files: readonly ReceivedFile[]): AppContext {
  if (row.method === "GET") return ctx;
  const key = idempotencyKeyOf(req);
  if (key === undefined) {
    if (row.access === "anyone" || req.headers["idempotency-key"] === undefined) return ctx;
    throw invalid("idempotency_key_wrong", "Send an Idempotency-Key of 8 to 200 ASCII characters without spaces, or none.");
  }
  const body: Record<string, unknown> = req.body ?? {};
  const given = isMultipart(req) ? Object.fromEntries(byName(Object.entries(body), ([part]) => part)) : body;
  const hash = createHash("sha256").update(JSON.stringify(given));
  for (const { fieldName, staged } of byName(files, (file) => file.fieldName)) hash.update(`${fieldName} ${staged.sha256}\n`);
  const path = row.path.replaceAll(/:(\w+)/g, (_, name: string) => String(req.params[name]));
  return { ...ctx, idempotency: { key, route: `rest ${row.method} ${path}`, bodyHash: hash.digest("hex") } };
}

async function send(res: Response, { status, body, headers = {}, send: write }: RestAnswer): Promise<void> {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (write !== undefined) return write(res.status(status));
  res.status(status);
  if (body === undefined) res.end();
  else await sendCompressed(res.req, res.type("json"), Buffer.from(JSON.stringify(body)));
}
