import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Work, WorkKind } from "./work.ts";

/** The value of a metric at one moment, with its labels. */
export type Reading = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

/** Metrics in the text format of Prometheus. */
export type Metrics = {
  observe(work: Pick<Work, "kind" | "name">, outcome: string, seconds: number): void;
  /** A metric that is read at each scrape; one that cannot be read is left out. */
  gauge(name: string, help: string, labelNames: readonly string[], read: () => Promise<readonly Reading[]> | readonly Reading[]): void;
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
};

/** From a fast read to the longest job; three in each decade, so that p50, p95 and p99 differ. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 120, 600];

const timed: Readonly<Record<WorkKind, string>> = {
  request: "Seconds from a request to the end of its answer",
  call: "Seconds that a procedure or REST call took",
  job: "Seconds that a try of a job took",
};

/** Metrics of this process: Node's own (event loop, memory, handles), and the portal's. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogramOf = (kind: WorkKind) =>
    new Histogram({ name: `portal_${kind}_seconds`, help: timed[kind], labelNames: ["name", "outcome"], buckets, registers: [registry] });
  const histograms = { request: histogramOf("request"), call: histogramOf("call"), job: histogramOf("job") };
  return {
    observe: ({ kind, name }, outcome, seconds) => histograms[kind].observe({ name, outcome }, seconds),
    gauge: (name, help, labelNames, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        collect: async () => {
          gauge.reset();
          const readings = await Promise.resolve()
            .then(read)
            .catch(() => []); // the readiness check reports what is unavailable
          for (const { labels, value } of readings) gauge.set(labels, value);
        },
      });
    },
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
