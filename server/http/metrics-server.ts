import { statfs } from "node:fs/promises";
import { countMail, selectWorkByTopic } from "#db/queries/system.ts";
import { jobNames } from "#domain/jobs.ts";
import type { Metrics, Reading } from "../infra/metrics.ts";
import type { OpenedServices } from "../services.ts";
import { listen, type WebServer } from "./web-server.ts";

/**
 * Serves `/metrics` on its own port if the settings name one: metrics are for operators, not for the public.
 * @throws ConfigError (the port is taken)
 */
export async function serveMetrics(opened: OpenedServices): Promise<WebServer | undefined> {
  const { telemetry, config } = opened.services;
  const { metrics } = telemetry;
  if (metrics === undefined || config.metrics === undefined) return undefined;
  readWorkAndMail(metrics, opened);
  readProcess(metrics, opened);
  const server = await listen(config.metrics.host, config.metrics.port, { host: "METRICS_HOST", port: "METRICS_PORT" });
  server.answerWith((req, res) => {
    if (req.method !== "GET" || req.url !== "/metrics") return void res.writeHead(404).end();
    metrics.render().then(
      ({ contentType, text }) => res.writeHead(200, { "content-type": contentType, "cache-control": "no-store" }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  return server;
}

function readWorkAndMail(metrics: Metrics, { services: { db } }: OpenedServices): void {
  const perJob = (read: (row: Awaited<ReturnType<typeof selectWorkByTopic>>[number] | undefined) => number) => async (): Promise<Reading[]> => {
    const rows = await selectWorkByTopic(db);
    return jobNames.map((job) => ({ labels: { job }, value: read(rows.find(({ topic }) => topic === job)) }));
  };
  metrics.gauge(
    "portal_jobs_open",
    "Jobs that wait or run",
    ["job"],
    perJob((row) => row?.open ?? 0),
  );
  metrics.gauge(
    "portal_job_oldest_seconds",
    "Queue age: seconds for which the oldest open job has been due",
    ["job"],
    perJob((row) => row?.oldestDueSeconds ?? 0),
  );
  metrics.gauge(
    "portal_outbox_lag_seconds",
    "Seconds for which the oldest job that is due has not been handed to the queue",
    ["job"],
    perJob((row) => row?.lagSeconds ?? 0),
  );
  metrics.gauge(
    "portal_dead_letters",
    "Jobs that were given up and wait for a person",
    ["job"],
    perJob((row) => row?.dead ?? 0),
  );
  metrics.gauge(
    "portal_mail",
    "Letters that wait, that the mail server did not take yet, and that were refused in the last 30 days",
    ["state"],
    async () => {
      const { waiting, delayed, problems } = await countMail(db);
      return [
        { labels: { state: "waiting" }, value: waiting },
        { labels: { state: "delayed" }, value: delayed },
        { labels: { state: "problem" }, value: problems },
      ];
    },
  );
}

function readProcess(metrics: Metrics, { services: { sandbox, sheets, config }, pools }: OpenedServices): void {
  const perChildPool = (read: "live" | "started") => (): Reading[] =>
    Object.entries({ ...sandbox.stats(), lists: sheets.stats() }).map(([pool, stats]) => ({ labels: { pool }, value: stats[read] }));
  const perPool = (read: "inUse" | "waiting" | "max") => (): Reading[] =>
    Object.entries(pools).map(([pool, use]) => ({ labels: { pool }, value: use()[read] }));
  metrics.gauge("portal_connections_in_use", "Connections of a pool that are in use", ["pool"], perPool("inUse"));
  metrics.gauge("portal_connections_waiting", "Statements that wait for a connection", ["pool"], perPool("waiting"));
  metrics.gauge("portal_connections_max", "Connections of a pool", ["pool"], perPool("max"));
  metrics.gauge("portal_children", "Limited child processes that live", ["pool"], perChildPool("live"));
  metrics.gauge(
    "portal_children_started",
    "Limited child processes started so far: one that is replaced often breaks often",
    ["pool"],
    perChildPool("started"),
  );
  metrics.gauge("portal_disk_free_bytes", "Free space where the portal keeps its files", [], async () => {
    const { bavail, bsize } = await statfs(config.dataDir);
    return [{ labels: {}, value: bavail * bsize }];
  });
}
