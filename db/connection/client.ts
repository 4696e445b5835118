import { sql as statement } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { council } from "#domain/council.ts";
import { appRole } from "./app-role.ts";
import { poolWithLimits, type PoolUse } from "./pool-limits.ts";
import * as schema from "../schema/index.ts";
import { connecting } from "./socket.ts";

export type Db = PostgresJsDatabase<typeof schema>;
/** The parameter of queries that lock or enqueue: it exists only inside a transaction. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type DbOptions = {
  /** The role that statements run as; undefined for the owner of the database. */
  readonly role?: typeof appRole | undefined;
  /** Connections, and so statements and transactions at the same time. */
  readonly max?: number;
  readonly statementTimeoutMs?: number;
  /** PostgreSQL settings for every session of the pool. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Shown as `application_name` in pg_stat_activity. */
  readonly name?: string;
};

/** Limits for requests; a worker passes longer ones. @source security.md 4.2 */
const webStatementTimeoutMs = 3_000;
export const workerStatementTimeoutMs = 60_000;
const lockTimeoutMs = 2_000;
const idleInTransactionTimeoutMs = 10_000;
const connectTimeoutSeconds = 2;
const reconnectPauseSeconds = 0.1;

/** The `application_name` of pools without a name: commands and tests. */
export const defaultPoolName = `${council.slug}-portal`;

export type DbClient = {
  readonly db: Db;
  /** The bare client, for LISTEN and the like. Instants come as text, because drizzle reads them itself. */
  readonly sql: postgres.Sql;
  use(): PoolUse;
  /** Waits up to five seconds for running statements. */
  close(): Promise<void>;
};

/**
 * Opens a pool. It connects with the first statement. While the database is unavailable, or when no connection
 * is free within two seconds, statements fail with `unavailable` instead of waiting.
 */
export function createDb(url: string, options: DbOptions = {}): DbClient {
  const { role, max = 10, statementTimeoutMs = webStatementTimeoutMs, settings, name = defaultPoolName } = options;
  const sql = postgres(url, {
    ...connecting,
    max,
    connect_timeout: connectTimeoutSeconds,
    backoff: () => reconnectPauseSeconds,
    onnotice: () => {},
    fetch_types: false, // a failure of that query has no handler, and no statement has an array parameter
    connection: {
      application_name: name,
      ...(role === undefined ? {} : { role }),
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      ...settings,
    },
  });
  const { client, use } = poolWithLimits(sql, { max, statementTimeoutMs });
  const db = drizzle(client, { schema, casing: "snake_case" });
  return { db, sql, use, close: () => sql.end({ timeout: 5 }) };
}

/**
 * Planner settings of searches: a plan for the actual words, by an index. The costs are those of a table in memory:
 * pages are cheap compared with the long lists of a trigram index, so the planner uses the index for the rarer of two words only.
 * @source docs/performance.md "The directory"
 */
export const searchSettings: Readonly<Record<string, string>> = {
  plan_cache_mode: "force_custom_plan",
  enable_seqscan: "off",
  seq_page_cost: "0.1",
  random_page_cost: "0.1",
  cpu_index_tuple_cost: "0.02",
  jit: "off",
};

/**
 * A pool for word searches of the directory and of firms, so that slow ones never take connections from other statements.
 * @source engines.md 5 "Design to build" (limit of one second)
 */
export const createSearchDb = (url: string, options: Pick<DbOptions, "role" | "max" | "statementTimeoutMs"> = {}): DbClient =>
  createDb(url, {
    max: 6,
    statementTimeoutMs: 1_000,
    ...options,
    settings: searchSettings,
    name: `${council.slug}-search`,
  });

/** A pool for background jobs. With the queues' connections, the one for LISTEN and a sheet child a worker holds at most 14. */
export const createWorkerDb = (url: string): DbClient =>
  createDb(url, { role: appRole, max: 4, statementTimeoutMs: workerStatementTimeoutMs, name: `${council.slug}-worker` });

/** Resolves when the database answers. @throws unavailable */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(statement`select 1`);
}
