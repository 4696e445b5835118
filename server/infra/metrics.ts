import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Work, WorkKind } from "./work.ts";

/** A figure at one moment, with the words that tell it from its like. */
export type Reading = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

/** Figures in the form that Prometheus reads. */
export type Metrics = {
  observe(work: Pick<Work, "kind" | "name">, outcome: string, seconds: number): void;
  /** A figure that is read when somebody asks; one that cannot be read is left out, and the others are still told. */
  gauge(name: string, help: string, labelNames: readonly string[], read: () => Promise<readonly Reading[]> | readonly Reading[]): void;
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
};

/** From a fast read to the longest job; three of them a decade, so that p50, p95 and p99 are told apart. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 120, 600];

const timed: Readonly<Record<WorkKind, string>> = {
  request: "Seconds from a request to the end of its answer",
  call: "Seconds that a procedure or REST call took",
  job: "Seconds that a try of a job took",
};

/** Figures of this process: Node's own (event loop, memory, handles), and the portal's. */
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
            .catch(() => []); // the readiness check tells what is away
          for (const { labels, value } of readings) gauge.set(labels, value);
        },
      });
    },
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
