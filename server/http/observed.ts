import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { domainErrorIn } from "#domain/errors.ts";
import type { AppContext, Services } from "../context.ts";
import type { Span, Work } from "../infra/work.ts";

/** The label under which a failure is counted: the kind of its refusal, or a bug. */
export const outcomeOf = (error: unknown): string => domainErrorIn(error)?.kind ?? "bug";

const spans = new WeakMap<IncomingMessage, Span>();

/** The trace context of a request. */
export const traceparentOf = (req: IncomingMessage): string | undefined => spans.get(req)?.traceparent;

const transports = new Set(["trpc", "uploads", "files", "exports", "api", "healthz", "readyz"]);

/** Times every request, by method and transport, not by address, which contains what people typed. Trace contexts from outside are ignored. */
export function observeRequests({ telemetry }: Pick<Services, "telemetry">): RequestHandler {
  return (req, res, next) => {
    const [, transport = ""] = req.path.split("/", 2);
    const name = `${req.method} ${transports.has(transport) ? `/${transport}` : "page"}`;
    const span = telemetry.begin({ kind: "request", name, requestId: req.id });
    spans.set(req, span);
    res.once("close", () => span.end(res.writableFinished ? String(res.statusCode) : "closed"));
    next();
  };
}

/** Starts a call inside a request; its context carries its trace context. */
export function beginCall<C extends Pick<AppContext, "telemetry" | "origin">>(ctx: C, name: string): { readonly ctx: C; readonly span: Span } {
  const { requestId, traceparent: parent } = ctx.origin;
  const span = ctx.telemetry.begin({ kind: "call", name, requestId, parent });
  return { ctx: span.traceparent === undefined ? ctx : { ...ctx, origin: { ...ctx.origin, traceparent: span.traceparent } }, span };
}

/** Times work from its start to its end, failed or not. */
export async function observed<T>({ telemetry }: Pick<Services, "telemetry">, work: Work, run: (span: Span) => Promise<T>): Promise<T> {
  const span = telemetry.begin(work);
  try {
    const result = await run(span);
    span.end("ok");
    return result;
  } catch (error) {
    span.end(outcomeOf(error));
    throw error;
  }
}
