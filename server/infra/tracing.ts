import { randomBytes } from "node:crypto";
import { council } from "#domain/council.ts";
import type { Span, Work, WorkKind } from "./work.ts";

export type Tracing = { begin(work: Work): Span; close(): Promise<void> };

const sendEveryMs = 2_000;
const sendWithinMs = 5_000;
/** The number of ended spans that wait for the collector. Later ones are dropped. */
const maxWaiting = 2_048;
/** SpanKind: internal, server, consumer. */
const kinds: Readonly<Record<WorkKind, number>> = { request: 2, call: 1, job: 5 };
const statusError = 2;

/**
 * Sends traces to a collector over OTLP/HTTP. The parent of a span is the traceparent of its work, so that a
 * request, its call and the jobs it asked for are one trace across processes. If the collector is unavailable, only spans are lost.
 * @param endpoint base address; `/v1/traces` is added to it
 * @source W3C Trace Context 3.2; OTLP 1.5 "OTLP/HTTP" and "JSON Protobuf Encoding"
 */
export function createTracing(endpoint: string, role: string): Tracing {
  const scope = { name: `${council.slug}-portal` };
  const resource = { attributes: attributesOf({ "service.name": scope.name, "service.instance.id": String(process.pid), "portal.role": role }) };
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  let ended: object[] = [];
  let sending = Promise.resolve();
  const sendEnded = async (): Promise<void> => {
    const spans = ended;
    if (spans.length === 0) return;
    ended = [];
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope, spans }] }] });
    const request = { method: "POST", headers: { "content-type": "application/json" }, body, signal: AbortSignal.timeout(sendWithinMs) };
    await fetch(url, request).then(
      (answer) => answer.body?.cancel(),
      () => undefined, // the collector is away
    );
  };
  const send = (): Promise<void> => (sending = sending.then(sendEnded));
  const timer = setInterval(() => void send(), sendEveryMs).unref();
  return {
    begin: (work) => {
      const parent = parentOf(work.parent);
      const context = { traceId: parent?.traceId ?? randomBytes(16).toString("hex"), spanId: randomBytes(8).toString("hex") };
      const isSampled = parent?.isSampled ?? true;
      const started = nowUnixNano();
      return {
        traceparent: `00-${context.traceId}-${context.spanId}-${isSampled ? "01" : "00"}`,
        end: (outcome) => {
          if (!isSampled || ended.length >= maxWaiting) return;
          ended.push({
            ...context,
            ...(parent === undefined ? {} : { parentSpanId: parent.spanId }),
            name: work.name,
            kind: kinds[work.kind],
            startTimeUnixNano: started,
            endTimeUnixNano: nowUnixNano(),
            attributes: attributesOf({ "portal.request_id": work.requestId, "portal.outcome": outcome }),
            ...(isFault(outcome) ? { status: { code: statusError } } : {}),
          });
        },
      };
    },
    close: () => {
      clearInterval(timer);
      return send();
    },
  };
}

/** A refusal is an answer; a bug, a failed try and 5xx are faults. */
const isFault = (outcome: string): boolean => ["bug", "failed", "unavailable"].includes(outcome) || outcome.startsWith("5");

const attributesOf = (values: Readonly<Record<string, string>>): object[] =>
  Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));

/** Of the clock that measures, so that a span is never shorter than nothing; in the text that JSON needs for 64 bits. */
const nowUnixNano = (): string => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000_000)).toString();

/** Undefined for what is not a traceparent, and for the two ids of zeros that the standard forbids. */
function parentOf(traceparent = ""): { traceId: string; spanId: string; isSampled: boolean } | undefined {
  const [, traceId, spanId, flags] = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
