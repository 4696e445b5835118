import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const Attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(Attribute),
});
export type CollectedSpan = z.infer<typeof Span>;
const Sent = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes: z.array(Attribute) }), scopeSpans: z.array(z.object({ spans: z.array(Span) })) }),
  ),
});

/** A collector of traces that speaks OTLP over HTTP, on a free port of this machine. */
export type TraceCollector = { readonly url: string; spans(): readonly CollectedSpan[]; close(): Promise<void> };

export async function startTraceCollector(): Promise<TraceCollector> {
  const collected: CollectedSpan[] = [];
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      if (req.url !== "/v1/traces") return void res.writeHead(404).end();
      const { resourceSpans } = Sent.parse(JSON.parse(body));
      collected.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      res.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => collected,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
