import { afterEach, beforeEach, expect, it } from "vitest";
import { startTraceCollector, type TraceCollector } from "../../tests/support/trace-collector.ts";
import { createTracing, type Tracing } from "./tracing.ts";

const [traceId, spanId] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
let collector: TraceCollector;
let tracing: Tracing;

beforeEach(async () => {
  collector = await startTraceCollector();
  tracing = createTracing(`${collector.url}/`, "web");
});
afterEach(() => collector.close());

it("sends a request, its call and the job after it as one trace", async () => {
  const request = tracing.begin({ kind: "request", name: "POST /trpc", requestId: "r-1", parent: `00-${traceId}-${spanId}-01` });
  const call = tracing.begin({ kind: "call", name: "firms.add", requestId: "r-1", parent: request.traceparent });
  const job = tracing.begin({ kind: "job", name: "send-mail", requestId: "r-1", parent: call.traceparent });
  for (const span of [job, call, request]) span.end("ok");
  await tracing.close();
  const [sentJob, sentCall, sentRequest] = collector.spans();
  expect(sentRequest).toMatchObject({ traceId, parentSpanId: spanId, kind: 2, name: "POST /trpc" });
  expect(sentCall).toMatchObject({ traceId, parentSpanId: sentRequest?.spanId, kind: 1 });
  expect(sentJob).toMatchObject({ traceId, parentSpanId: sentCall?.spanId, kind: 5 });
  expect(sentJob?.attributes).toEqual([
    { key: "portal.request_id", value: { stringValue: "r-1" } },
    { key: "portal.outcome", value: { stringValue: "ok" } },
  ]);
});

it.each([undefined, "", "00-0", `00-${"0".repeat(32)}-${spanId}-01`, `00-${traceId}-${"0".repeat(16)}-01`, `ff-${traceId}-${spanId}-01`])(
  "begins a trace of its own without a parent that the standard allows: %s",
  async (parent) => {
    const span = tracing.begin({ kind: "request", name: "GET /", requestId: "r-2", parent });
    span.end("200");
    await tracing.close();
    const [sent] = collector.spans();
    expect(sent?.parentSpanId).toBeUndefined();
    expect(span.traceparent).toBe(`00-${sent?.traceId}-${sent?.spanId}-01`);
  },
);

it("sends nothing of what the caller does not sample, and says so to what comes after", async () => {
  const span = tracing.begin({ kind: "request", name: "GET /", requestId: "r-3", parent: `00-${traceId}-${spanId}-00` });
  span.end("200");
  await tracing.close();
  expect(span.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
  expect(collector.spans()).toEqual([]);
});

it("loses the spans of a collector that is away, and nothing else", async () => {
  await collector.close();
  tracing.begin({ kind: "job", name: "send-mail", requestId: "r-4" }).end("failed");
  await expect(tracing.close()).resolves.toBeUndefined();
});
