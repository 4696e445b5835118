import { statfs } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { pingDatabase } from "#db/connection/client.ts";
import { headMigration, isSchemaAtHead } from "#db/connection/migrate.ts";
import { startLoop, type Loop } from "#workers/queue/loop.ts";
import { startWorkers, type Workers } from "#workers/main.ts";
import { builtPages, createApp, developmentPages, refreshSearch, type Pages } from "./app.ts";
import { sweepMachine } from "./application/files/sweep-machine.ts";
import type { Services } from "./context.ts";
import { domainErrorIn } from "./error-mapping.ts";
import type { Config } from "./infra/config.ts";
import type { Logger } from "./infra/log.ts";
import { ensureDataDir } from "./infra/own-secret.ts";
import { lockDataDir, type LockedPart, type ServerLock } from "./infra/server-lock.ts";
import { openTelemetry, type Telemetry } from "./infra/telemetry.ts";
import { serveMetrics } from "./http/metrics-server.ts";
import { createReadiness, withinMs, type Readiness, type ReadinessCheck } from "./http/readiness.ts";
import { seedContent } from "./seed/content.ts";
import { seedDemo } from "./seed/demo.ts";
import { openDatabase, openServices, type Database, type OpenedServices } from "./services.ts";
import { listen, type WebServer } from "./http/web-server.ts";

/** A product that is being started, runs, or is being stopped. */
export type Product = {
  /** Resolves when it serves; rejects when it cannot. */
  readonly started: Promise<void>;
  /** Ends everything that was started, in order, whatever state it is in. */
  stop(): Promise<void>;
  /** Lets go, without waiting, of what would outlive this process. */
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
/** Of several web nodes one may go without a failed request; a portal of one process has nobody to hand over to. */
const noticeMs = 2_000;
const startSettlesMs = 5_000;
const lowDiskBytes = 1024 ** 3;
const sweepMs = 60 * 60 * 1_000;

/**
 * Starts the parts that the role names. The port comes first, so that a second start fails before it has touched
 * anything; jobs come last, so that none begins before the database is complete.
 * @source stack.md 5; security.md 4.8
 */
export function runProduct({ config, log, isDevelopment }: StartOptions): Product {
  const parts: Parts = {};
  let isStopping = false;
  const started = start();
  return { started, stop, abandon };

  async function start(): Promise<void> {
    const isWeb = config.role !== "worker";
    ensureDataDir(config.dataDir);
    const locked = lockedParts(config);
    if (locked.length > 0) parts.lock = lockDataDir(config.dataDir, locked);
    // One of several web nodes has nothing that a second start could spoil, and a balancer sends people to whoever takes connections.
    if (config.role === "all" || (isWeb && isDevelopment)) parts.web = await listen(config.host, config.port);
    parts.database = await openDatabase(config, log);
    if (isStopping) return;
    parts.telemetry = await openTelemetry(config);
    parts.opened = openServices(config, log, parts.database.ownerUrl, parts.telemetry);
    const { services } = parts.opened;
    parts.metrics = await serveMetrics(parts.opened);
    await seedContent(services);
    await refreshSearch(services);
    if (config.seed === "demo") await seedDemo(services);
    if (isStopping) return;
    await services.files.probe().catch((error: unknown) => {
      // Everything but files works without it, so the start goes on.
      log.error({ err: error, event: "storage_unavailable" }, "files can be neither kept nor read now: look at DATA_DIR and the S3_ settings");
    });
    const noteSweep = (error: unknown): void => log.warn({ err: error, event: "sweep_failed" });
    parts.sweeper = startLoop(async () => void (await sweepMachine(services)), sweepMs, noteSweep);
    if (config.role !== "web") parts.workers = await startWorkers(services, { databaseUrl: parts.database.ownerUrl });
    if (!isWeb) return;
    parts.pages = parts.web !== undefined && isDevelopment ? await developmentPages(services, parts.web.http) : await builtPages(services);
    const readiness = createReadiness(readinessChecks(services, parts.workers));
    const app = createApp({
      services,
      readiness: async () => (isStopping ? stopping : readiness()),
      pages: parts.pages.router,
      cachedPages: parts.pages.cached,
      inlineScripts: parts.pages.inlineScripts,
      hasContentPolicy: !isDevelopment,
    });
    parts.web ??= await listen(config.host, config.port);
    parts.web.answerWith(app);
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

/** With a database of its own, each part may run many times over; what is embedded in a folder belongs to one process. */
function lockedParts({ role, databaseUrl }: Config): readonly LockedPart[] {
  if (role === "all") return ["web", "worker"];
  return databaseUrl === undefined ? [role] : [];
}

/** A server without workers does not use the queue: what it has for them waits in the outbox. */
function readinessChecks({ config, db, files }: Services, workers: Workers | undefined): Readonly<Record<string, ReadinessCheck>> {
  const head = headMigration();
  return {
    database: withinMs(500, () => pingDatabase(db)),
    schema: withinMs(500, async () => {
      // A database that is away is told by the check above.
      const isAtHead = await isSchemaAtHead(db, head).catch((error: unknown) => domainErrorIn(error) !== undefined);
      if (!isAtHead) throw new Error(`the schema is older than ${head.tag}`);
    }),
    ...(workers === undefined
      ? {}
      : {
          queue: withinMs(1_000, async () => {
            await workers.ping();
            return workers.remark().catch(() => undefined); // a database that is away is told by its own check
          }),
        }),
    storage: withinMs(2_000, async () => {
      await files.probe();
      const { bavail, bsize } = await statfs(config.dataDir);
      return bavail * bsize < lowDiskBytes ? "less than 1 GiB of disk is free" : undefined;
    }),
  };
}
