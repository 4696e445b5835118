import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type SpanContext } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { council } from "#domain/council.ts";
import type { Span, Work, WorkKind } from "./work.ts";

export type Tracing = { begin(work: Work): Span; close(): Promise<void> };

const sendEveryMs = 2_000;
const sendWithinMs = 5_000;
const kinds: Readonly<Record<WorkKind, SpanKind>> = { request: SpanKind.SERVER, call: SpanKind.INTERNAL, job: SpanKind.CONSUMER };

/**
 * Sends traces to a collector over OTLP/HTTP. A span knows its parent by the traceparent that came with the work, so that a
 * request, its call and the jobs it asked for are one trace across processes. A collector that is away costs spans, nothing else.
 * @param endpoint base address; `/v1/traces` is added to it
 * @source W3C Trace Context 3.2; OpenTelemetry specification "OTLP exporter"
 */
export function createTracing(endpoint: string, role: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces`, timeoutMillis: sendWithinMs });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": `${council.slug}-portal`, "service.instance.id": String(process.pid), "portal.role": role }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: sendEveryMs, exportTimeoutMillis: sendWithinMs })],
  });
  const tracer = provider.getTracer(`${council.slug}-portal`);
  return {
    begin: ({ kind, name, requestId, parent }) => {
      const parentContext = parent === undefined ? undefined : contextOf(parent);
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes: { "portal.request_id": requestId } },
        parentContext === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parentContext),
      );
      return {
        traceparent: traceparentOf(span.spanContext()),
        end: (outcome) => {
          span.setAttribute("portal.outcome", outcome);
          if (isFault(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}

/** A refusal is an answer; a bug, a failed try and 5xx are faults. */
const isFault = (outcome: string): boolean => ["bug", "failed", "unavailable"].includes(outcome) || outcome.startsWith("5");

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string => `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;

function contextOf(traceparent: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
