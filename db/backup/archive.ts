import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { council } from "#domain/council.ts";
import { failedWhileOff } from "#domain/webhooks/webhook.ts";
import { defaultPoolName } from "../connection/client.ts";
import { listenerName } from "../outbox/listen.ts";
import { keyColumnsStatement, type KeyColumn } from "../queries/stored-bytes.ts";
import { copyIn, copyOut } from "./copy-stream.ts";

/** A table for the copy: its stored columns (not the generated ones), in order. */
export type CopiedTable = { readonly name: string; readonly columns: readonly string[] };
export type SequenceState = { readonly name: string; readonly lastValue: string; readonly isCalled: boolean };
/** A stored file that a row names, with the hash and size of the row. */
export type BackupFile = { readonly key: string; readonly sha256: string | undefined };

/** A consistent snapshot of a database. */
export type Snapshot = {
  readonly server: string;
  /** When the transaction began: every change committed before it is in the snapshot. */
  readonly rowsAt: Date;
  /** Timestamp of the newest migration. */
  readonly newestMigration: number;
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly SequenceState[];
  /** The end of the audit trail, as `audit:verify` prints it. */
  auditEnd(): Promise<string>;
  /** The rows as PostgreSQL's COPY writes them: a line each, in UTF-8. */
  copyOut(table: CopiedTable): Readable;
  /** Every stored file that a row names, in the order of their keys. */
  namedFiles(): AsyncIterable<BackupFile>;
};

const filesAtOnce = 1_000;
const unlimited = "-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0";

/** Runs work on one connection without time limits and closes it. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "archive", options: unlimited });
  client.on("error", () => undefined); // the running statement fails too
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same in one transaction. After a failure the closed connection rolls it back: a statement would wait for the rest of a COPY. */
const inTransaction = <T>(url: string, characteristics: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connected(url, async (client) => {
    await client.query(`begin ${characteristics}`);
    const result = await work(client);
    await client.query("commit");
    return result;
  });

/** The rows of a statement with the caller's type. */
async function ask<R extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[] = []): Promise<R[]> {
  return (await client.query<R>(text, values)).rows;
}

/**
 * Reads a database in one transaction with one snapshot. The tables of the queues are left out: the open jobs are in the
 * outbox, and the queues are filled from it.
 * @param url the database, as its owner
 */
export const withSnapshot = <T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
  inTransaction(url, "isolation level repeatable read read only", async (client) => work(await snapshotOf(client)));

async function snapshotOf(client: pg.Client): Promise<Snapshot> {
  const [facts] = await ask<{ server: string; rows_at: Date }>(client, "select current_setting('server_version') as server, now() as rows_at");
  if (facts === undefined) throw new Error("select returned no row");
  const naming = await ask<KeyColumn>(client, keyColumnsStatement);
  const named = naming.map(({ name, key, has }) => `select ${quoted(key)} as key, ${has ? "sha256" : "null"} as sha256 from public.${quoted(name)}`);
  return {
    server: facts.server,
    rowsAt: facts.rows_at,
    newestMigration: await newestMigration(client),
    tables: await copiedTables(client),
    sequences: await sequenceStates(client),
    auditEnd: () => auditEnd(client),
    copyOut: (table) => copyOut(client, `copy (select ${columnsOf(table)} from public.${quoted(table.name)}) to stdout`),
    async *namedFiles() {
      const all = `select key, max(sha256) as sha256 from (${named.join(" union all ")}) as named where key is not null group by key order by key`;
      await client.query(`declare named_files no scroll cursor for ${all}`);
      for (;;) {
        const rows = await ask<{ key: string; sha256: string | null }>(client, `fetch ${filesAtOnce} from named_files`);
        for (const { key, sha256 } of rows) yield { key, sha256: sha256 ?? undefined };
        if (rows.length < filesAtOnce) break;
      }
      await client.query("close named_files");
    },
  };
}

async function newestMigration(client: pg.Client): Promise<number> {
  const [row] = await ask<{ newest: string | null }>(client, "select max(created_at)::text as newest from drizzle.__drizzle_migrations");
  return Number(row?.newest ?? 0);
}

async function auditEnd(client: pg.Client): Promise<string> {
  const [head] = await ask<{ line: string }>(client, "select seq::text || ':' || hash as line from public.audit_head");
  if (head === undefined) throw new Error("the migration of the audit trail makes the head of its chain");
  return head.line;
}

const copiedTables = (client: pg.Client): Promise<CopiedTable[]> =>
  ask(
    client,
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     group by c.relname order by c.relname`,
  );

/** Sequences of `public`, those of identity columns too. */
async function sequenceStates(client: pg.Client): Promise<SequenceState[]> {
  const names = await ask<{ name: string }>(
    client,
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname",
  );
  const states: SequenceState[] = [];
  for (const { name } of names) {
    const [state] = await ask<{ last: string; called: boolean }>(
      client,
      `select last_value::text as last, is_called as called from public.${quoted(name)}`,
    );
    if (state !== undefined) states.push({ name, lastValue: state.last, isCalled: state.called });
  }
  return states;
}

/** What keeps a database from being empty. */
export type Occupation = {
  readonly tables: number;
  readonly users: number;
  readonly newestMigration: number;
  /** The archives whose rows were loaded here, by the names that `loadTables` got. */
  readonly restoredArchives: readonly string[];
  /** Connections of nodes that run; those of commands do not count. */
  readonly nodeConnections: number;
};

/** Pools of nodes are named by their use, such as `epcmd-web`. */
const nodeConnectionsStatement = `
  select count(*)::int as count from pg_stat_activity where datname = current_database()
    and (starts_with(application_name, '${council.slug}-') and application_name <> '${defaultPoolName}' or application_name = '${listenerName}')`;

/** @param url the database, as its owner */
export const occupationOf = (url: string): Promise<Occupation> =>
  connected(url, async (client) => {
    const [counted] = await ask<{ tables: number; has_users: boolean; has_runs: boolean; is_migrated: boolean }>(
      client,
      `select count(*)::int as tables, to_regclass('public.users') is not null as has_users,
         to_regclass('public.operator_runs') is not null as has_runs, to_regclass('drizzle.__drizzle_migrations') is not null as is_migrated
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const [users] = counted?.has_users === true ? await ask<{ count: number }>(client, "select count(*)::int as count from public.users") : [];
    const restored = "select detail ->> 'archive' as archive from public.operator_runs where kind = 'restore' and detail ? 'archive'";
    const runs = counted?.has_runs === true ? await ask<{ archive: string }>(client, restored) : [];
    const [nodes] = await ask<{ count: number }>(client, nodeConnectionsStatement);
    return {
      nodeConnections: nodes?.count ?? 0,
      restoredArchives: runs.map(({ archive }) => archive),
      tables: counted?.tables ?? 0,
      users: users?.count ?? 0,
      newestMigration: counted?.is_migrated === true ? await newestMigration(client) : 0,
    };
  });

/** A series of numbers, and the last number that was given in it. */
export type GivenNumbers =
  | { readonly table: keyof typeof seriesColumns; readonly series: string; readonly last: number }
  | { readonly table: "payment_batches"; readonly last: number };

/** The tables of numbers, and the column that names their series. */
const seriesColumns = {
  invoice_numbers: "series",
  reimbursement_numbers: "series",
  membership_application_numbers: "financial_year",
} as const;

/** Sets the last number of a series, so that the next one is higher. A series that is further on stays. Returns it as it is now. */
async function raise(client: pg.Client, numbers: GivenNumbers): Promise<GivenNumbers> {
  if (numbers.table === "payment_batches") {
    const sequence = "pg_get_serial_sequence('public.payment_batches', 'number')";
    const [set] = await ask<{ last: string }>(
      client,
      `select setval(${sequence}, greatest($1, (select max(number) from public.payment_batches)))::text as last`,
      [numbers.last],
    );
    return { ...numbers, last: Number(set?.last) };
  }
  const { table, series } = numbers;
  const [set] = await ask<{ last: string }>(
    client,
    `insert into public.${table} as known (${seriesColumns[table]}, last) values ($1, $2)
     on conflict (${seriesColumns[table]}) do update set last = greatest(known.last, excluded.last) returning known.last::text as last`,
    [series, numbers.last],
  );
  return { ...numbers, last: Number(set?.last) };
}

export type LoadedTable = CopiedTable & { readonly rows: number };

/**
 * Replaces the rows of a migrated database by those of an archive, all in one transaction: afterwards it
 * has all of them or none. Our triggers are off meanwhile, because the rows contain their results already; every
 * foreign key is checked at the end. All sessions and API keys end, and all webhooks are off. The name of the archive is recorded with its
 * rows.
 * @param read the lines of `copyOut`
 * @param given numbers that were given after the archive was made: its series go on behind them
 * @returns the last number of each of these series
 * @throws when a table or column of the archive is not there, or a table had another number of rows
 */
export async function loadTables<T extends LoadedTable>(
  url: string,
  archived: { readonly createdAt: string; readonly tables: readonly T[]; readonly sequences: readonly SequenceState[] },
  read: (table: T) => Readable,
  given: readonly GivenNumbers[] = [],
): Promise<GivenNumbers[]> {
  const raised = await inTransaction(url, "", async (client) => {
    assertFits(await copiedTables(client), archived.tables);
    const addKeys = await dropForeignKeys(client);
    const enableTriggers = await disableTriggers(client);
    await client.query(`truncate ${archived.tables.map(({ name }) => `public.${quoted(name)}`).join(", ")}`);
    for (const table of archived.tables) await loadTable(client, table, read(table));
    for (const { name, lastValue, isCalled } of archived.sequences)
      await client.query("select setval($1::regclass, $2::bigint, $3)", [`public.${quoted(name)}`, lastValue, isCalled]);
    await addKeys();
    await endAccess(client, archived.tables);
    // What a job of that time waited for is another machine's; archives of earlier releases have no such column.
    if (archived.tables.some(({ name, columns }) => name === "outbox" && columns.includes("waiting_since")))
      await client.query("update outbox set waiting_since = null where waiting_since is not null");
    await enableTriggers();
    const last: GivenNumbers[] = [];
    for (const numbers of given) last.push(await raise(client, numbers));
    // Archives of earlier releases have no such table.
    if (archived.tables.some(({ name }) => name === "operator_runs"))
      await client.query("insert into operator_runs (kind, outcome, detail) values ('restore', 'done', jsonb_build_object('archive', $1::text))", [
        archived.createdAt,
      ]);
    return last;
  });
  await connected(url, (client) => client.query("analyze"));
  return raised;
}

/**
 * Ends what acts for a user without the password: sessions, API keys, webhooks with what they wait to send. Some of it ended after the archive
 * was made. Archives of earlier releases have no keys and webhooks.
 */
async function endAccess(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  const has = (table: string): boolean => tables.some(({ name }) => name === table);
  await client.query("update sessions set revoked_at = now() where revoked_at is null");
  if (has("api_keys")) await client.query("update api_keys set revoked_at = now() where revoked_at is null");
  if (!has("webhooks")) return;
  await client.query("update webhooks set off_at = now(), off_reason = 'user' where off_at is null");
  const { state, lastError } = failedWhileOff;
  await client.query("update webhook_deliveries set state = $1, last_error = $2 where state = 'waiting'", [state, lastError]);
}

function assertFits(there: readonly CopiedTable[], archived: readonly CopiedTable[]): void {
  const columns = new Map(there.map((table) => [table.name, new Set(table.columns)]));
  for (const table of archived)
    for (const column of table.columns)
      if (columns.get(table.name)?.has(column) !== true) throw new Error(`the database has no column ${table.name}.${column}, which the archive has`);
  const known = new Set(archived.map(({ name }) => name));
  const extra = there.filter(({ name }) => !known.has(name));
  if (extra.length > 0) throw new Error(`the archive has no table ${extra.map(({ name }) => name).join(", ")}`);
}

/** Drops the foreign keys, so that rows may come in any order; the returned function adds them again, which checks every row. */
async function dropForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const keys = await ask<{ relation: string; name: string; definition: string }>(
    client,
    `select conrelid::regclass::text as relation, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
  );
  for (const { relation, name } of keys) await client.query(`alter table ${relation} drop constraint ${quoted(name)}`);
  return async () => {
    for (const { relation, name, definition } of keys) await client.query(`alter table ${relation} add constraint ${quoted(name)} ${definition}`);
  };
}

const enabling: Readonly<Record<string, string>> = { O: "enable", A: "enable always", R: "enable replica" };

/** Disables the triggers that refuse changes and those that seal; the returned function restores each. */
async function disableTriggers(client: pg.Client): Promise<() => Promise<void>> {
  const triggers = await ask<{ relation: string; name: string; enabled: string }>(
    client,
    `select tgrelid::regclass::text as relation, tgname::text as name, tgenabled::text as enabled
     from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace and tgenabled <> 'D'`,
  );
  for (const { relation, name } of triggers) await client.query(`alter table ${relation} disable trigger ${quoted(name)}`);
  return async () => {
    for (const { relation, name, enabled } of triggers) await client.query(`alter table ${relation} ${enabling[enabled]} trigger ${quoted(name)}`);
  };
}

async function loadTable(client: pg.Client, table: LoadedTable, lines: Readable): Promise<void> {
  await pipeline(lines, copyIn(client, `copy public.${quoted(table.name)} (${columnsOf(table)}) from stdin`));
  const [counted] = await ask<{ rows: number }>(client, `select count(*)::int as rows from public.${quoted(table.name)}`);
  if (counted?.rows !== table.rows) throw new Error(`${table.name} got ${counted?.rows} rows instead of ${table.rows}`);
}

const columnsOf = ({ columns }: CopiedTable): string => columns.map(quoted).join(", ");
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
