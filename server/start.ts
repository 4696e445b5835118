import { statfs } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { domainErrorIn } from "#domain/errors.ts";
import { pingDatabase } from "#db/connection/client.ts";
import { getBacklog } from "#db/queries/outbox.ts";
import { headMigration, isSchemaAtHead } from "#db/connection/migrate.ts";
import { startLoop, type Loop } from "#workers/queue/loop.ts";
import { remarkOn, startWorkers, type Workers } from "#workers/main.ts";
import { builtPages, createApp, developmentPages, refreshSearch, type Pages } from "./app.ts";
import { sweepMachine } from "./application/files/sweep-machine.ts";
import type { Services } from "./context.ts";
import type { Config } from "./infra/config.ts";
import { missingPrograms } from "./infra/limited-child.ts";
import type { Logger } from "./infra/log.ts";
import { senderProblem } from "./infra/mailer.ts";
import { ensureDataDir } from "./infra/own-secret.ts";
import { lockDataDir, type LockedPart, type ServerLock } from "./infra/server-lock.ts";
import { openTelemetry, type Telemetry } from "./infra/telemetry.ts";
import { serveMetrics } from "./http/metrics-server.ts";
import { createReadiness, withinMs, type Readiness, type ReadinessCheck } from "./http/readiness.ts";
import { seed } from "./seed/seed.ts";
import { openDatabase, openServices, type Database, type OpenedServices } from "./services.ts";
import { listen, type WebServer } from "./http/web-server.ts";

/** A product that starts, runs or stops. */
export type Product = {
  /** Resolves when it serves, or when it is stopped before; rejects when it cannot. Says whether the demonstration is wanted and there. */
  readonly started: Promise<boolean>;
  /** Stops all started parts in order, in any state. */
  stop(): Promise<void>;
  /** Releases, without waiting, what would outlive this process. */
  abandon(): void;
};

export type StartOptions = { readonly config: Config; readonly log: Logger; readonly isDevelopment: boolean };

type Parts = {
  lock?: ServerLock;
  web?: WebServer;
  database?: Database;
  opened?: OpenedServices;
  workers?: Workers;
  pages?: Pages;
  sweeper?: Loop;
  telemetry?: Telemetry;
  metrics?: WebServer | undefined;
};

const drainMs = 8_000;
/** Time for a load balancer to notice, so that one of several web nodes stops without a failed request; a single process has none. */
const noticeMs = 2_000;
const startSettlesMs = 5_000;
const lowDiskBytes = 1024 ** 3;
const sweepMs = 60 * 60 * 1_000;

/**
 * Starts the parts of the role. The port comes first, so that a second start fails before it has changed
 * anything; jobs come last, so that none starts before the database is complete.
 * @source stack.md 5; security.md 4.8
 */
export function runProduct({ config, log, isDevelopment }: StartOptions): Product {
  const parts: Parts = {};
  let isStopping = false;
  const started = start();
  return { started, stop, abandon };

  async function start(): Promise<boolean> {
    const isWeb = config.role !== "worker";
    ensureDataDir(config.dataDir);
    const locked = lockedParts(config);
    if (locked.length > 0) parts.lock = await lockDataDir(config.dataDir, locked);
    if (isStopping) {
      parts.lock?.release();
      return false;
    }
    const problem = senderProblem(config);
    if (problem !== undefined) log.warn({ event: "sender_does_not_exist" }, problem);
    const missing = config.isProduction ? missingPrograms() : [];
    if (missing.length > 0)
      log.warn({ event: "sandbox_incomplete", missing }, "uploaded files are opened with fewer limits or repairs: see docs/operations.md");
    // A web node opens its port last: a load balancer sends requests to every node that accepts connections.
    if (config.role === "all" || (isWeb && isDevelopment)) parts.web = await listen(config.host, config.port);
    parts.database = await openDatabase(config, log);
    if (isStopping) return false;
    parts.telemetry = await openTelemetry(config);
    parts.opened = openServices(config, log, parts.database.ownerUrl, parts.telemetry);
    const { services } = parts.opened;
    parts.metrics = await serveMetrics(parts.opened);
    const hasDemo = await seed(services, parts.database.ownerUrl);
    await refreshSearch(services);
    if (hasDemo) {
      const { waiting } = await getBacklog(services.db);
      if (waiting > 0) log.info({ event: "demo_jobs", waiting }, `${waiting} jobs of the demonstration run in the background`);
    }
    if (isStopping) return hasDemo;
    await services.files.probe().catch((error: unknown) => {
      // Everything but files works without it, so the start continues.
      log.error(
        { err: error, event: "storage_unavailable" },
        "files can be neither kept nor read now: look at DATA_DIR (tmp and blobs must be in one file system) and the S3_ settings",
      );
    });
    const noteSweep = (error: unknown): void => log.warn({ err: error, event: "sweep_failed" });
    parts.sweeper = startLoop(async () => void (await sweepMachine(services)), sweepMs, noteSweep);
    if (config.role !== "web") parts.workers = await startWorkers(services, { databaseUrl: parts.database.ownerUrl });
    if (!isWeb) return hasDemo;
    parts.pages = parts.web !== undefined && isDevelopment ? await developmentPages(services, parts.web.http) : await builtPages(services);
    const readiness = createReadiness(readinessChecks(services, parts.workers));
    const app = createApp({
      services,
      readiness: async () => (isStopping ? stopping : readiness()),
      pages: parts.pages.router,
      cachedPages: parts.pages.cached,
      failurePage: parts.pages.failurePage,
      inlineScripts: parts.pages.inlineScripts,
      hasContentPolicy: !isDevelopment,
    });
    parts.web ??= await listen(config.host, config.port);
    parts.web.answerWith(app);
    return hasDemo;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.race([started.catch(() => {}), wait(startSettlesMs, undefined, { ref: false })]);
    await Promise.all([
      parts.web?.drain(drainMs, config.role === "web" && parts.pages !== undefined ? noticeMs : 0),
      parts.workers?.close(),
      parts.pages?.close(),
      parts.sweeper?.close(),
    ]);
    await Promise.all([parts.opened?.close(), parts.metrics?.drain(0), parts.telemetry?.close().catch(() => {})]);
    await parts.database?.embedded?.stop();
    parts.lock?.release();
  }

  function abandon(): void {
    parts.database?.embedded?.stopNow();
    parts.lock?.release();
  }
}

const stopping: Readiness = { isReady: false, failed: ["stopping"], remarks: [] };

/** With an external database each part may run many times; an embedded one belongs to one process. */
function lockedParts({ role, databaseUrl }: Config): readonly LockedPart[] {
  if (role === "all") return ["web", "worker"];
  return databaseUrl === undefined ? [role] : [];
}

/** A server without workers does not use the queues: its jobs wait in the outbox, and it says so when no worker takes them. */
function readinessChecks({ config, db, files, now }: Services, workers: Workers | undefined): Readonly<Record<string, ReadinessCheck>> {
  const head = headMigration();
  return {
    database: withinMs(500, () => pingDatabase(db)),
    schema: withinMs(500, async () => {
      // An unavailable database is reported by the check above.
      const isAtHead = await isSchemaAtHead(db, head).catch((error: unknown) => domainErrorIn(error) !== undefined);
      if (!isAtHead) throw new Error(`the schema is older than ${head.tag}`);
    }),
    ...(workers === undefined
      ? { backlog: () => withinMs(500, () => remarkOn(db, now()))().catch(() => undefined) } // no reason to take requests away from a node
      : {
          queue: withinMs(1_000, async () => {
            await workers.ping();
            return workers.remark().catch(() => undefined); // an unavailable database is reported by its own check
          }),
        }),
    storage: withinMs(2_000, async () => {
      await files.probe();
      const { bavail, bsize } = await statfs(config.dataDir);
      return bavail * bsize < lowDiskBytes ? "less than 1 GiB of disk is free" : undefined;
    }),
  };
}
