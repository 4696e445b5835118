import { join } from "node:path";
import { createDb, type DbClient } from "#db/client.ts";
import { loadConfig } from "#server/infra/config.ts";
import { createLog } from "#server/infra/log.ts";
import type { Services } from "#server/context.ts";
import { openServices } from "#server/services.ts";
import { crashProofSettings, startTestCluster, type TestCluster } from "../support/cluster.ts";
import { startProduct, type RunningProduct } from "../support/product.ts";
import { startProxy, type TestProxy } from "../support/proxy.ts";
import { startRedis, type TestRedis } from "../support/redis.ts";
import { startSmtp, type TestSmtp } from "../support/smtp.ts";
import { startWorker, type TestWorker } from "../support/worker.ts";

export type Backend = "postgres" | "redis";

/** A whole portal of separate processes, each of which can be hurt: web, workers, database (behind a proxy), queue, mail server. */
export type World = {
  readonly backend: Backend;
  readonly cluster: TestCluster;
  /** Between the product and its database. */
  readonly databaseLine: TestProxy;
  readonly redis: TestRedis | undefined;
  readonly smtp: TestSmtp;
  readonly web: RunningProduct;
  /** The same data, beside the product and past the proxy. */
  readonly services: Services;
  readonly database: DbClient;
  readonly workers: TestWorker[];
  startWorker(): Promise<TestWorker>;
  /** One more web server on the same data, started by this program in its own place. */
  startWeb(launcher: readonly string[]): Promise<RunningProduct>;
  /** SIGKILL; an interruption. */
  killWorker(worker: TestWorker): Promise<void>;
  /** How often a worker was killed, frozen or cut off so far: each time one letter may go out once more. */
  interruptions(): number;
  interrupt(): void;
  close(): Promise<void>;
};

const appSecret = "a secret that only the fault suite knows";

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
  const smtp = await startSmtp();
  const direct = new URL(cluster.url);
  const databaseLine = await startProxy([Number(direct.port)]);
  const proxied = new URL(cluster.url);
  proxied.port = String(databaseLine.port);
  const env = { APP_SECRET: appSecret, SMTP_URL: smtp.url, ...(redis === undefined ? {} : { REDIS_URL: redis.url }) };
  const webEnv = { ...env, DATABASE_URL: proxied.href, ROLE: "web", TRUST_PROXY: "1", LOG_LEVEL: "warn" };
  const web = await startProduct({ env: webEnv });
  const opened = openServices(loadConfig({ ...env, DATA_DIR: web.dataDir, SEED: "none" }), createLog("silent"), cluster.url);
  const database = createDb(cluster.url, { max: 4, statementTimeoutMs: 30_000 });
  const workers: TestWorker[] = [];
  let interruptions = 0;

  async function start(): Promise<TestWorker> {
    const worker = await startWorker(
      { databaseUrl: proxied.href, env: { ...env, DATA_DIR: web.dataDir, SEED: "none", PUBLIC_URL: web.url }, timing },
      join("tests", "faults", "worker-process.ts"),
    );
    workers.push(worker);
    return worker;
  }
  const forget = (worker: TestWorker): void => void workers.splice(workers.indexOf(worker), 1);

  await start();
  return {
    backend,
    cluster,
    databaseLine,
    redis,
    smtp,
    web,
    services: opened.services,
    database,
    workers,
    startWorker: start,
    startWeb: (launcher) => startProduct({ env: webEnv, dataDir: web.dataDir, launcher }),
    killWorker: async (worker) => {
      interruptions += 1;
      forget(worker);
      await worker.end("SIGKILL");
    },
    interruptions: () => interruptions,
    interrupt: () => {
      interruptions += 1;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
      await web.remove();
      await opened.close();
      await database.close();
      await databaseLine.close();
      await Promise.all([cluster.remove(), redis?.stop(), smtp.remove()]);
    },
  };
}
