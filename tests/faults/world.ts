import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDb, type DbClient } from "#db/connection/client.ts";
import { loadConfig } from "#server/infra/config.ts";
import { createLog } from "#server/infra/log.ts";
import type { Services } from "#server/context.ts";
import { openServices } from "#server/services.ts";
import { crashProofSettings, startTestCluster, type TestCluster } from "../support/cluster.ts";
import { eventually } from "../support/eventually.ts";
import { startProduct, type ProductOptions, type RunningProduct } from "../support/product.ts";
import { startProxy, type TestProxy } from "../support/proxy.ts";
import { startRedis, type TestRedis } from "../support/redis.ts";
import { startS3, type TestS3 } from "../support/s3.ts";
import { startSmtp, type TestSmtp } from "../support/smtp.ts";
import { startWorker, type TestWorker } from "../support/worker.ts";
import type { Interruption } from "./history.ts";
import { filesOnDisk, filesOnS3, type StoredFiles } from "./stored-files.ts";

export type Backend = "postgres" | "redis";

/** A whole portal of separate processes, each of which can be hurt: web, workers, database, queue, store, mail server, and every line between. */
export type World = {
  /** On PostgreSQL the files lie on disk, on Redis in an object store: both are driven. */
  readonly backend: Backend;
  readonly cluster: TestCluster;
  /** Between the product and what it needs; queue and store have one on Redis. */
  readonly lines: {
    readonly database: TestProxy;
    readonly mail: TestProxy;
    readonly queue: TestProxy | undefined;
    readonly store: TestProxy | undefined;
  };
  readonly redis: TestRedis | undefined;
  readonly s3: TestS3 | undefined;
  readonly files: StoredFiles;
  readonly smtp: TestSmtp;
  readonly web: RunningProduct;
  /** The same data, read directly and not through the proxies. */
  readonly services: Services;
  readonly database: DbClient;
  /** For an operator's command on the same data, past the proxies. */
  readonly operatorEnv: Readonly<Record<string, string>>;
  readonly workers: TestWorker[];
  startWorker(): Promise<TestWorker>;
  /** Starts the web server again after it was killed or stopped. */
  restartWeb(): Promise<void>;
  /** One more web server, or worker, on the same data, of its own version, place or launcher. */
  startWeb(options: Pick<ProductOptions, "launcher" | "root" | "killedBy"> & { readonly role?: "web" | "worker" }): Promise<RunningProduct>;
  /** SIGKILL; an interruption. */
  killWorker(worker: TestWorker): Promise<void>;
  /** Every interruption since this moment (epoch ms) that may separate the arrival of an email from the worker's note of it. */
  interruptionsSince(ms: number): readonly Interruption[];
  /** Does something that may cut workers off so. */
  interrupt<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** The application name of the suite's own database connections. */
export const suiteName = "fault suite";
/** Of every portal of the suite. */
export const appSecret = "a secret that only the fault suite knows";

/** Pauses that fit a run of minutes: a killed worker's job is taken over after some four seconds. */
const timing = {
  lockDurationMs: 4_000,
  stalledIntervalMs: 1_000,
  pollMs: 200,
  reconcileMs: 500,
  lostAfterMs: 4_000,
  retryScale: 0.02,
  drainMs: 3_000,
};

/** Starts it on loopback, on free ports and data of its own. */
export async function openWorld(backend: Backend): Promise<World> {
  const cluster = await startTestCluster(crashProofSettings);
  const redis = backend === "redis" ? await startRedis() : undefined;
  const s3 = backend === "redis" ? await startS3() : undefined;
  const smtp = await startSmtp();
  const lines = {
    database: await lineTo(cluster.url),
    mail: await lineTo(smtp.url),
    queue: redis && (await lineTo(redis.url)),
    store: s3 && (await lineTo(s3.env.S3_ENDPOINT)),
  };
  const databaseUrl = through(lines.database, cluster.url);
  const base = { APP_SECRET: appSecret };
  const env = {
    ...base,
    SMTP_URL: through(lines.mail, smtp.url),
    ...(redis === undefined ? {} : { REDIS_URL: through(lines.queue, redis.url) }),
    ...(s3 === undefined ? {} : { ...s3.env, S3_ENDPOINT: through(lines.store, s3.env.S3_ENDPOINT) }),
  };
  const webEnv = { ...env, DATABASE_URL: databaseUrl, ROLE: "web", TRUST_PROXY: "1", LOG_LEVEL: "warn" };
  const web = await startProduct({ env: webEnv });
  const { dataDir } = web;
  // Beside the product: its own folder, but for the files where they are on disk.
  const operatorEnv = { ...base, ...s3?.env, DATA_DIR: dataDir, SEED: "none", DATABASE_URL: cluster.url };
  const ownUrl = `${cluster.url}?application_name=${encodeURIComponent(suiteName)}`;
  const opened = openServices(loadConfig({ ...base, ...s3?.env, DATA_DIR: dataDir, SEED: "none" }), createLog("silent"), ownUrl);
  const database = createDb(ownUrl, { max: 4, statementTimeoutMs: 30_000 });
  const workers: TestWorker[] = [];
  const interruptions: Interruption[] = [];
  const places: string[] = [];

  async function start(): Promise<TestWorker> {
    const orders = { databaseUrl, env: { ...env, DATA_DIR: dataDir, SEED: "none", PUBLIC_URL: web.url }, timing };
    const worker = await asServiceManager(() => startWorker(orders, join("tests", "faults", "worker-process.ts")));
    workers.push(worker);
    return worker;
  }

  async function interrupt<T>(work: () => Promise<T>): Promise<T> {
    const interruption = { fromMs: Date.now(), untilMs: Number.POSITIVE_INFINITY };
    interruptions.push(interruption);
    try {
      return await work();
    } finally {
      interruption.untilMs = Date.now();
    }
  }

  await start();
  return {
    backend,
    cluster,
    lines,
    redis,
    s3,
    files: s3 === undefined ? filesOnDisk(dataDir) : filesOnS3(s3),
    smtp,
    web,
    services: opened.services,
    database,
    operatorEnv,
    workers,
    startWorker: start,
    restartWeb: () => asServiceManager(() => web.restart()),
    startWeb: ({ role = "web", ...options }) => {
      const place = mkdtempSync(join(tmpdir(), "portal-second-web-"));
      places.push(place);
      // Where the files lie on disk, all nodes share the folder.
      return startProduct({ env: { ...webEnv, ROLE: role }, dataDir: s3 === undefined ? dataDir : place, ...options });
    },
    killWorker: (worker) =>
      interrupt(async () => {
        workers.splice(workers.indexOf(worker), 1);
        await worker.end("SIGKILL");
      }),
    interruptionsSince: (ms) => interruptions.filter(({ untilMs }) => untilMs >= ms),
    interrupt,
    close: async () => {
      await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
      await web.remove();
      await opened.close();
      await database.close();
      for (const line of Object.values(lines)) await line?.close();
      await Promise.all([cluster.remove(), redis?.stop(), s3?.remove(), smtp.remove()]);
      for (const place of places) rmSync(place, { recursive: true, force: true });
    },
  };
}

/** What ends because another fault takes from it what it needs at its start is started again, as docs/operations.md asks of its keeper. */
const asServiceManager = <T>(start: () => Promise<T>): Promise<T> => eventually(start);

const lineTo = (url: string): Promise<TestProxy> => startProxy([Number(new URL(url).port)]);

/** The same address by way of a proxy. */
function through(line: TestProxy | undefined, url: string): string {
  if (line === undefined) return url;
  const proxied = new URL(url);
  proxied.port = String(line.port);
  return proxied.pathname === "/" && !url.endsWith("/") ? proxied.href.slice(0, -1) : proxied.href;
}
