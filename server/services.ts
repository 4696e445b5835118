import { appRole } from "#db/connection/app-role.ts";
import { ensureDatabase } from "#db/connection/ensure-database.ts";
import { createDb, createSearchDb, createWorkerDb, type DbClient } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import type { PoolUse } from "#db/connection/pool-limits.ts";
import { council } from "#domain/council.ts";
import type { Services } from "./context.ts";
import { ConfigError, type Config } from "./infra/config.ts";
import { createLocalFileStore, type FileStore } from "./infra/file-store.ts";
import { createSandbox } from "./infra/sandbox.ts";
import { createKeys } from "./infra/keys.ts";
import type { Logger } from "./infra/log.ts";
import { createObjectFileStore } from "./infra/object-store.ts";
import { createPasswords } from "./infra/passwords.ts";
import { noTelemetry, type Telemetry } from "./infra/telemetry.ts";
import { createSheetWriter } from "./infra/sheet-writer.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./infra/postgres/embedded-postgres.ts";

/** The database, migrated and ready. */
export type Database = {
  /** As its owner: for migrations and for the queues, which have a schema of their own. */
  readonly ownerUrl: string;
  /** The product's own PostgreSQL, if it is that. */
  readonly embedded: EmbeddedPostgres | undefined;
};

/** Services, and the function that closes them. */
export type OpenedServices = {
  readonly services: Services;
  /** Use of each connection pool, by name. */
  readonly pools: Readonly<Record<string, () => PoolUse>>;
  close(): Promise<void>;
};

const webConnections = 10;
const databaseName = `${council.slug}_portal`;

/**
 * Opens the database and brings its schema up to date.
 * @throws ConfigError (DATABASE_URL does not lead to a database)
 */
export const openDatabase = (config: Config, log: Logger): Promise<Database> => openDatabaseWith(config, log, migrate);

/**
 * Starts the embedded PostgreSQL unless the settings name another, and runs `prepare` before the database is used. If that
 * fails, the embedded server is stopped.
 * @throws ConfigError (DATABASE_URL does not lead to a database)
 */
export async function openDatabaseWith(config: Config, log: Logger, prepare: (ownerUrl: string) => Promise<unknown>): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    await prepare(config.databaseUrl).catch((error: unknown) => {
      throw unreachable(config.databaseUrl ?? "", error);
    });
    return { ownerUrl: config.databaseUrl, embedded: undefined };
  }
  const onLost = (detail: string): void =>
    log.error({ event: "database_lost", detail }, "the embedded database ended by itself and is started again");
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, onLost });
  try {
    await ensureDatabase(embedded.urlOf("postgres"), databaseName);
    const ownerUrl = embedded.urlOf(databaseName);
    await prepare(ownerUrl);
    return { ownerUrl, embedded };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** A process that is only a worker has one pool, with the limits of jobs. */
const poolOfRole = ({ role }: Config, ownerUrl: string): DbClient =>
  role === "worker" ? createWorkerDb(ownerUrl) : createDb(ownerUrl, { role: appRole, max: webConnections, name: `${council.slug}-web` });

/** Opens everything that use cases need. */
export function openServices(
  config: Config,
  log: Logger,
  ownerUrl: string,
  telemetry: Telemetry = noTelemetry,
  pool: DbClient = poolOfRole(config, ownerUrl),
): OpenedServices {
  const searchPool = createSearchDb(ownerUrl, { role: appRole });
  const numbersPool = createDb(ownerUrl, { role: appRole, max: 1, name: `${council.slug}-numbers` });
  const keys = createKeys(config.appSecret, config.previousAppSecret);
  const services: Services = {
    config,
    db: pool.db,
    searchDb: searchPool.db,
    numbersDb: numbersPool.db,
    files: openFileStore(config),
    sandbox: createSandbox(),
    keys,
    passwords: createPasswords(keys.pepper),
    sheets: createSheetWriter(ownerUrl),
    log,
    telemetry,
    now: () => new Date(),
  };
  const close = async (): Promise<void> => {
    await Promise.all([services.sandbox.close(), services.sheets.close()]);
    await Promise.all([pool.close(), searchPool.close(), numbersPool.close()]);
  };
  return { services, pools: { web: () => pool.use(), search: () => searchPool.use(), numbers: () => numbersPool.use() }, close };
}

/** The file store of the settings. */
export const openFileStore = ({ dataDir, objectStore }: Config): FileStore =>
  objectStore === undefined ? createLocalFileStore(dataDir) : createObjectFileStore(dataDir, objectStore);

const remedies: Readonly<Record<string, string>> = {
  "28P01": "the database refuses this user or password",
  "28000": "the database refuses this user",
  "3D000": "this database does not exist; create it first",
};
const networkCodes = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "CONNECT_TIMEOUT", "57P03"];

/** Of a database that does not answer or refuses: an error that names the address without its password; any other error unchanged. */
export function unreachable(url: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (networkCodes.includes(code)) return new ConfigError("DATABASE_URL", `no PostgreSQL answers at ${new URL(url).host} (${code})`);
  const remedy = remedies[code];
  return remedy === undefined ? error : new ConfigError("DATABASE_URL", `${remedy} (${code})`);
}
