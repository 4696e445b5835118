import type { Config } from "./config.ts";
import type { Metrics } from "./metrics.ts";
import type { Span, Work } from "./work.ts";

/** Metrics and traces of this process. Without settings for them it does nothing. */
export type Telemetry = {
  begin(work: Work): Span;
  readonly metrics: Metrics | undefined;
  /** Sends the remaining traces. */
  close(): Promise<void>;
};

const silentSpan: Span = { traceparent: undefined, end: () => {} };

export const noTelemetry: Telemetry = { begin: () => silentSpan, metrics: undefined, close: () => Promise.resolve() };

/**
 * Opens what the settings name; the libraries are loaded only then.
 * @source security.md 4.6, 4.8; product.md "Running it"
 */
export async function openTelemetry({
  metrics: wanted,
  traceEndpoint,
  role,
}: Pick<Config, "metrics" | "traceEndpoint" | "role">): Promise<Telemetry> {
  if (wanted === undefined && traceEndpoint === undefined) return noTelemetry;
  const metrics = wanted === undefined ? undefined : (await import("./metrics.ts")).createMetrics();
  const tracing = traceEndpoint === undefined ? undefined : (await import("./tracing.ts")).createTracing(traceEndpoint, role);
  return {
    metrics,
    begin: (work) => {
      const span = tracing?.begin(work);
      const startedMs = performance.now();
      return {
        traceparent: span?.traceparent,
        end: (outcome) => {
          metrics?.observe(work, outcome, (performance.now() - startedMs) / 1000);
          span?.end(outcome);
        },
      };
    },
    close: async () => tracing?.close(),
  };
}
