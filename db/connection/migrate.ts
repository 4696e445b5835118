import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runMigrations } from "bullmq";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import pg from "pg";
import type postgres from "postgres";
import { z } from "zod";
import { projectRoot } from "#server/infra/project-root.ts";
import { withAdvisoryLock } from "./advisory-lock.ts";
import { appRole } from "./app-role.ts";
import type { Db } from "./client.ts";
import { lockNotAvailable } from "./pool-limits.ts";
import { isDeadlock, sqlState } from "./transact.ts";

/** Schema of the queues' tables; BullMQ's own default, which it assumes for a pool that it is given. */
export const queueSchema = "bullmq";
/** Append-only tables, so that an intruder cannot erase history. @source security.md row 40 */
const appendOnlyTables = [
  "reimbursement_history",
  "erasures",
  "payment_history",
  "ledger_transactions",
  "ledger_entries",
  "owner_changes",
  "decisions",
  "duplicate_verdicts",
];
const migrationsFolder = join(projectRoot, "db", "migrations");

/**
 * While a migration waits for a table, every request to that table waits behind it. So it waits for a short time only, lets the requests
 * pass, and tries again.
 */
const usualPatience = { waitMs: 3_000, pauseMs: 3_000, attempts: 100 };

/**
 * Brings a database to the newest schema: tables, the application's role and its rights, then the queues'
 * tables. Several processes may call it at once; one migrates, the others wait and find nothing left to do.
 * @param url the database, as its owner
 * @param upTo timestamp of the last migration to apply; by default all
 * @throws when another connection holds a table of a migration for longer than `patience`
 */
export async function migrate(url: string, upTo?: number, patience = usualPatience): Promise<void> {
  await withAdvisoryLock(url, "migrate", async (connection) => {
    await createAppRole(connection);
    for (const last of await stepsTo(connection, upTo))
      await withMigrations(last, (folder) =>
        withLockPatience(connection, patience, () => applyMigrations(drizzle(connection, { casing: "snake_case" }), { migrationsFolder: folder })),
      );
    await grantToAppRole(connection);
    await migrateQueue(url);
  });
}

/**
 * The last migration of each transaction. An empty database gets all in one. In any other each has its own: the tables that one locks are free
 * again before the next begins.
 */
async function stepsTo(connection: postgres.Sql, upTo: number | undefined): Promise<readonly (number | undefined)[]> {
  const [known] = await connection<{ isThere: boolean }[]>`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`;
  if (known?.isThere !== true) return [upTo];
  const [row] = await connection<{ newest: string | null }[]>`select max(created_at)::text as newest from drizzle.__drizzle_migrations`;
  if (row === undefined || row.newest === null) return [upTo];
  const newest = Number(row.newest);
  return knownMigrations().flatMap(({ when }) => (when > newest && when <= (upTo ?? when) ? [when] : []));
}

/** Applies migrations in one transaction that waits for each lock for a short time, and repeats it, also after a deadlock. */
async function withLockPatience(
  connection: postgres.Sql,
  { waitMs, pauseMs, attempts }: typeof usualPatience,
  apply: () => Promise<void>,
): Promise<void> {
  await connection`select set_config('lock_timeout', ${`${waitMs}ms`}, false)`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply();
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable && !isDeadlock(error)) throw error;
      if (attempt === attempts)
        throw new Error("A migration needs a table that another connection holds, such as a dump. Wait until that ends, then start again.", {
          cause: error,
        });
      await pause(pauseMs);
    }
  }
}

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });
const journalPath = join("meta", "_journal.json");
const readJournal = (): z.infer<typeof Journal> => Journal.parse(JSON.parse(readFileSync(join(migrationsFolder, journalPath), "utf8")));

export type Migration = { readonly tag: string; readonly when: number };

/** The migrations of this code, oldest first: their names and timestamps. */
export const knownMigrations = (): readonly Migration[] => readJournal().entries;

/** The newest migration of this code. */
export function headMigration(): Migration {
  const head = knownMigrations().at(-1);
  if (head === undefined) throw new Error(`No migrations in ${migrationsFolder}`);
  return { tag: head.tag, when: head.when };
}

/** Whether the database has every migration of this code, and perhaps newer ones. */
export async function isSchemaAtHead(db: Db, head: { readonly when: number }): Promise<boolean> {
  const rows = await db.execute<{ newest: string | null }>(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
  return Number(rows[0]?.newest ?? 0) >= head.when;
}

/** drizzle applies all migrations of its journal: for an older schema it gets a shorter journal. */
async function withMigrations(upTo: number | undefined, apply: (folder: string) => Promise<void>): Promise<void> {
  if (upTo === undefined) return apply(migrationsFolder);
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal();
    writeFileSync(join(folder, journalPath), JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => when <= upTo) }));
    await apply(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A role belongs to the whole server, so the migration of another database may create it at the same time. */
async function createAppRole(connection: postgres.Sql): Promise<void> {
  await connection.unsafe(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} nologin; end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      if not pg_has_role(current_user, '${appRole}', 'set') then execute format('grant ${appRole} to %I', current_user); end if;
    end $$`);
}

/** Granted on each run, so that a new table needs no own grant; one transaction, so that append-only tables are never writable. */
async function grantToAppRole(connection: postgres.Sql): Promise<void> {
  await connection.begin(async (tx) => {
    await tx.unsafe(`
      revoke create on schema public from public;
      grant usage on schema public, drizzle to ${appRole};
      grant select on all tables in schema drizzle to ${appRole};
      grant select, insert, update, delete on all tables in schema public to ${appRole};
      grant usage, select on all sequences in schema public to ${appRole}`);
    for (const table of await growingTables(tx)) await tx.unsafe(`revoke update, delete, truncate on ${table} from ${appRole}`);
    await tx.unsafe(`revoke insert on audit_chain, audit_head from ${appRole}`); // a trigger writes these, as the owner
  });
}

async function growingTables(tx: postgres.TransactionSql): Promise<readonly string[]> {
  const rows = await tx<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and (tablename = any(${appendOnlyTables}) or tablename like 'audit%')`;
  return rows.map((row) => row.name);
}

async function migrateQueue(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await runMigrations(client, queueSchema);
  } finally {
    await client.end();
  }
}
