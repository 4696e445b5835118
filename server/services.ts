import { appRole } from "#db/app-role.ts";
import { ensureDatabase } from "#db/admin.ts";
import { createDb, workerStatementTimeoutMs, type DbClient } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { council } from "#domain/council.ts";
import type { Services } from "./context.ts";
import { ConfigError, type Config } from "./infra/config.ts";
import { createLocalFileStore } from "./infra/file-store.ts";
import { createJail } from "./infra/jail.ts";
import { createKeys } from "./infra/keys.ts";
import type { Logger } from "./infra/log.ts";
import { createPasswords } from "./infra/passwords.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./infra/postgres/embedded-postgres.ts";

/** The database, migrated and ready. */
export type Database = {
  /** As its owner: for migrations and for the queue, which has a schema of its own. */
  readonly ownerUrl: string;
  /** The product's own PostgreSQL, if it is that. */
  readonly embedded: EmbeddedPostgres | undefined;
};

/** Services, and the pools behind them. */
export type OpenedServices = {
  readonly services: Services;
  /** The same with a pool of their own for jobs, which may take longer and must not take requests' connections. */
  readonly workerServices: Services;
  close(): Promise<void>;
};

const webConnections = 10;
const workerConnections = 5;
const databaseName = `${council.slug}_portal`;

/**
 * Starts the embedded PostgreSQL unless the settings name another, and brings its schema up to date. If that fails, what
 * was started is stopped.
 */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    await migrate(config.databaseUrl);
    return { ownerUrl: config.databaseUrl, embedded: undefined };
  }
  const onLost = (detail: string): void => log.error({ event: "database_lost", detail }, "the embedded database ended by itself and is started again");
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, onLost });
  try {
    await ensureDatabase(embedded.urlOf("postgres"), databaseName);
    const ownerUrl = embedded.urlOf(databaseName);
    await migrate(ownerUrl);
    return { ownerUrl, embedded };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Opens everything that verbs need. */
export function openServices(config: Config, log: Logger, ownerUrl: string): OpenedServices {
  if (config.objectStore !== undefined) throw new ConfigError("S3_ENDPOINT", "object storage is not part of this version; leave the S3_ variables unset");
  const web = createDb(ownerUrl, { role: appRole, max: webConnections, name: `${council.slug}-web` });
  const worker = createDb(ownerUrl, {
    role: appRole,
    max: workerConnections,
    name: `${council.slug}-worker`,
    statementTimeoutMs: workerStatementTimeoutMs,
  });
  const keys = createKeys(config.appSecret, config.previousAppSecret);
  const services: Services = {
    config,
    db: web.db,
    files: createLocalFileStore(config.dataDir),
    jail: createJail(),
    keys,
    passwords: createPasswords(keys.pepper),
    log,
    now: () => new Date(),
  };
  return { services, workerServices: { ...services, db: worker.db }, close: () => closeAll(services, [web, worker]) };
}

async function closeAll(services: Services, pools: readonly DbClient[]): Promise<void> {
  await services.jail.close();
  await Promise.all(pools.map((pool) => pool.close()));
}
