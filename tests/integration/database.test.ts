import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { domainErrorIn } from "#domain/errors.ts";
import { withAdvisoryLock } from "#db/connection/advisory-lock.ts";
import { appRole } from "#db/connection/app-role.ts";
import { consumeAttempts, upsertReservations } from "#db/queries/rate-limits.ts";
import { createDb, pingDatabase } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { headMigration, isSchemaAtHead, knownMigrations, migrate } from "#db/connection/migrate.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { bundled } from "../support/bundle.ts";
import { startTestCluster } from "../support/cluster.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { startProxy } from "../support/proxy.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 2 });
});
afterAll(() => database.drop());

/** How a statement failed: the kind of the expected failure, or the database's own code. */
async function failureOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return domainErrorIn(error)?.kind ?? (cause instanceof Error && "code" in cause ? String(cause.code) : String(error));
  }
}

describe("row 40: the application's role", () => {
  test("reads and adds history, and can neither change nor remove it", async () => {
    const insufficientPrivilege = "42501";
    expect(await failureOf(database.db.execute(sql`select count(*) from reimbursement_history`))).toBeUndefined();
    for (const statement of [
      sql`update reimbursement_history set version = 9`,
      sql`delete from reimbursement_history`,
      sql`truncate reimbursement_history`,
      sql`drop table reimbursement_history`,
      sql`alter table reimbursement_history disable trigger all`,
      sql`create table public.mine (id int)`,
      sql`select * from bullmq.job`,
    ])
      expect(await failureOf(database.db.execute(statement))).toBe(insufficientPrivilege);
  });

  test("is the one that requests use", async () => {
    const [row] = await database.db.execute(sql`select current_user as name, current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`);
    expect(row).toEqual({ name: appRole, statement: "3s", lock: "2s", idle: "10s" });
  });
});

test("of processes that start together one at a time inserts what the product brings", async () => {
  const order: string[] = [];
  const work = (name: string) =>
    withAdvisoryLock(database.url, "seed", async (connection) => {
      order.push(name);
      await connection`select pg_sleep(0)`;
      order.push(name);
    });
  await Promise.all(["a", "b", "c"].map(work));
  const [first, second, third] = [order[0], order[2], order[4]];
  expect(order).toEqual([first, first, second, second, third, third]);
  await expect(withAdvisoryLock(database.url, "seed", () => Promise.reject(new Error("it died")))).rejects.toThrow("it died");
  await work("after it");
});

describe("migrations", () => {
  test("several processes at once apply each once", async () => {
    const admin = postgres(inject("adminUrl"), { max: 1, onnotice: () => {} });
    await admin`create database migrated_by_many`;
    const url = new URL(inject("adminUrl"));
    url.pathname = "/migrated_by_many";
    await Promise.all([1, 2, 3, 4].map(() => migrate(url.href)));
    const client = createDb(url.href, { role: appRole });
    expect(await isSchemaAtHead(client.db, headMigration())).toBe(true);
    expect(await isSchemaAtHead(client.db, { when: headMigration().when + 1 })).toBe(false);
    await client.close();
    await admin`drop database migrated_by_many with (force)`;
    await admin.end();
  });

  test.each([0, 30, 90, 200])("killed %i ms after they begin leave nothing half done; the next start does what is left, once", async (afterMs) => {
    const admin = postgres(inject("adminUrl"), { max: 1, onnotice: () => {} });
    const name = `migrated_until_${afterMs}`;
    await admin`create database ${admin(name)}`;
    const url = new URL(inject("adminUrl"));
    url.pathname = `/${name}`;
    const connected = async () => (await admin`select from pg_stat_activity where datname = ${name}`).length > 0;
    const program = await bundled("tests/support/migrate-process.ts");
    const child = spawn(process.execPath, [program, url.href], {
      cwd: projectRoot,
      stdio: "inherit",
    });
    const ended = once(child, "exit");
    await eventually(async () => expect((await connected()) || child.exitCode !== null).toBe(true));
    await pause(afterMs); // the moment itself
    child.kill("SIGKILL");
    await ended;
    await eventually(async () => expect(await connected()).toBe(false));
    expect([0, knownMigrations().length]).toContain(await appliedIn(url.href));
    await migrate(url.href);
    expect(await appliedIn(url.href)).toBe(knownMigrations().length);
    expect(await shapeOf(url.href)).toEqual(await shapeOf(database.url));
    await admin`drop database ${admin(name)} with (force)`;
    await admin.end();
  });

  test("does not hold up the requests to a table that it waits for: it gives up its place and tries again", async () => {
    const admin = postgres(inject("adminUrl"), { max: 1, onnotice: () => {} });
    await admin`create database migrated_patiently`;
    const url = new URL(inject("adminUrl"));
    url.pathname = "/migrated_patiently";
    const place = knownMigrations().findIndex(({ tag }) => tag === "0038_fair_editions");
    await migrate(url.href, knownMigrations()[place - 1]?.when);
    const patience = { waitMs: 20, pauseMs: 1, attempts: 3 };
    await asOwner(url.href, (sql) =>
      sql.begin(async (tx) => {
        await tx`lock table fairs in access share mode`;
        await expect(migrate(url.href, undefined, patience)).rejects.toThrow("another connection holds");
      }),
    );
    await migrate(url.href);
    expect(await appliedIn(url.href)).toBe(knownMigrations().length);
    await admin`drop database migrated_patiently with (force)`;
    await admin.end();
  });

  test("holds the tables of one migration at a time", async () => {
    const admin = postgres(inject("adminUrl"), { max: 1, onnotice: () => {} });
    await admin`create database migrated_in_turn`;
    const url = new URL(inject("adminUrl"));
    url.pathname = "/migrated_in_turn";
    const migrations = knownMigrations();
    const place = migrations.findIndex(({ tag }) => tag === "0055_lookup_and_name_indexes");
    await migrate(url.href, migrations[place - 1]?.when);
    await asOwner(url.href, (sql) =>
      sql.begin(async (tx) => {
        // The next migration changes this table.
        await tx`lock table reimbursements in access share mode`;
        await expect(migrate(url.href, undefined, { waitMs: 20, pauseMs: 1, attempts: 2 })).rejects.toThrow("another connection holds");
      }),
    );
    expect(await appliedIn(url.href)).toBe(place + 1);
    await migrate(url.href);
    expect(await appliedIn(url.href)).toBe(migrations.length);
    await admin`drop database migrated_in_turn with (force)`;
    await admin.end();
  });

  async function asOwner<T>(url: string, ask: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    return ask(sql).finally(() => sql.end());
  }

  /** How many migrations a database remembers. */
  const appliedIn = (url: string): Promise<number> =>
    asOwner(url, async (sql) => {
      const [there] = await sql`select where to_regclass('drizzle.__drizzle_migrations') is not null`;
      if (there === undefined) return 0;
      const [row] = await sql<{ count: number }[]>`select count(*)::int as count from drizzle.__drizzle_migrations`;
      return row?.count ?? 0;
    });

  /** Every column, index, constraint and trigger of a database, the queue's too. */
  const shapeOf = (url: string): Promise<unknown> =>
    asOwner(url, async (sql) => [
      ...(await sql`select table_schema, table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
        where table_schema in ('public', 'drizzle', 'bullmq') order by 1, 2, 3`),
      ...(await sql`select schemaname, indexname, indexdef from pg_indexes where schemaname in ('public', 'bullmq') order by 1, 2`),
      ...(await sql`select conrelid::regclass::text as place, conname, pg_get_constraintdef(oid) as rule from pg_constraint
        where connamespace = 'public'::regnamespace order by 1, 2`),
      ...(await sql`select tgrelid::regclass::text as place, tgname, pg_get_triggerdef(oid) as rule from pg_trigger where not tgisinternal order by 1, 2`),
    ]);
});

describe("a limit of attempts", () => {
  test("that a clock a day ahead has written locks nobody out once the clock is right again", async () => {
    const keys = [{ key: "clock that was ahead", max: 2, windowSeconds: 900 }];
    await consumeAttempts(database.db, keys);
    expect(await consumeAttempts(database.db, keys)).toMatchObject([{ count: 2 }]);
    await database.db.execute(sql`update rate_limits set expires_at = expires_at + interval '1 day' where key = ${keys[0]?.key}`);
    const [reserved] = await upsertReservations(database.db, keys, 1);
    expect(reserved).toMatchObject({ count: 0, until: expect.any(String) });
    expect(await consumeAttempts(database.db, keys)).toMatchObject([{ count: 1 }]);
  });
});

describe("the pool's limits", () => {
  test("a statement that takes too long is unavailable", async () => {
    expect(await failureOf(database.db.execute(sql`select pg_sleep(5)`))).toBe("unavailable");
  });

  test("a query without a connection for two seconds fails, and the next one is served", async () => {
    const holders = [1, 2].map(() => database.db.transaction((tx) => tx.execute(sql`select pg_sleep(2.8)`)));
    const began = performance.now();
    expect(await failureOf(pingDatabase(database.db))).toBe("unavailable");
    expect(performance.now() - began).toBeLessThan(4_000);
    await Promise.all(holders);
    expect(await failureOf(pingDatabase(database.db))).toBeUndefined();
  });

  test("a single statement that waits for a lock fails as busy", async () => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const holder = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table idempotency_keys in exclusive mode`);
      await released;
    });
    await eventually(async () => {
      const [row] = await database.db.execute(
        sql`select count(*)::int as locks from pg_locks where mode = 'ExclusiveLock' and granted and relation = 'idempotency_keys'::regclass`,
      );
      expect(row).toEqual({ locks: 1 });
    });
    expect(await failureOf(database.db.execute(sql`update idempotency_keys set route = route where false`))).toBe("unavailable");
    release();
    await holder;
    expect(await failureOf(database.db.execute(sql`update idempotency_keys set route = route where false`))).toBeUndefined();
  });

  test("an answer that has come while this process was busy is not late", async () => {
    const client = createDb(database.url, { max: 1, statementTimeoutMs: 500 });
    await pingDatabase(client.db);
    const answer = failureOf(client.db.execute(sql`select pg_sleep(0.05)`));
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve)); // now it has been asked for
    // Longer than it is waited for. The thread stands still and leaves the processor to the others.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
    expect(await answer).toBeUndefined();
    await client.close();
  });

  test("a transaction that failed gives its connection back", async () => {
    for (let round = 0; round < 10; round += 1) expect(await failureOf(database.db.transaction((tx) => tx.execute(sql`select 1/0`)))).toBe("22012");
    expect(await failureOf(pingDatabase(database.db))).toBeUndefined();
  });

  test("what a transaction wrote before it failed is gone, and a savepoint saves the rest", async () => {
    const key = `pool-${performance.now()}`;
    const insert = sql`insert into idempotency_keys (actor_id, key, route, body_hash) values ('none', ${key}, 'none', 'none')`;
    await database.db.transaction(async (tx) => {
      await tx.execute(insert);
      await tx.transaction((inner) => inner.execute(sql`select 1/0`)).catch(() => {});
    });
    const [row] = await database.db.execute(sql`select count(*)::int as rows from idempotency_keys where key = ${key}`);
    expect(row).toEqual({ rows: 1 });
  });
});

describe("a database that is away", () => {
  test("fails at once when it is stopped, also in the middle of a statement, and works again when it is back", async () => {
    const cluster = await startTestCluster();
    const client = createDb(cluster.url, { max: 3 });
    await pingDatabase(client.db);
    const interrupted = failureOf(client.db.execute(sql`select pg_sleep(2.5)`));
    await cluster.stop();
    expect(await interrupted).toBe("unavailable");
    for (let round = 0; round < 20; round += 1) {
      const began = performance.now();
      expect(await failureOf(pingDatabase(client.db))).toBe("unavailable");
      expect(await failureOf(client.db.transaction((tx) => tx.execute(sql`select 1`)))).toBe("unavailable");
      expect(performance.now() - began).toBeLessThan(4_000);
    }
    await cluster.start();
    await pingDatabase(client.db);
    await client.close();
    await cluster.remove();
  });

  test.each([
    ["never answers", "silent", 8_000],
    ["closes each at once", "closes", 2_000],
  ] as const)("that takes connections and %s fails in time, for a statement and for a transaction", async (_name, behaviour, withinMs) => {
    const address = await listenWith(behaviour);
    const client = createDb(`postgres://nobody@127.0.0.1:${address.port}/none`, { max: 1 });
    const asked = [() => pingDatabase(client.db), () => client.db.transaction((tx) => tx.execute(sql`select 1`))];
    for (const ask of asked) {
      const began = performance.now();
      expect(await failureOf(ask())).toBe("unavailable");
      expect(performance.now() - began).toBeLessThan(withinMs);
    }
    expect(address.connections()).toBe(asked.length);
    address.close();
    await client.close();
  });

  test("that stops answering does not block a transaction on an open connection; afterwards it is used again", async () => {
    const line = await startProxy([Number(new URL(database.url).port)]);
    const url = new URL(database.url);
    url.port = String(line.port);
    const client = createDb(url.href, { max: 1 });
    await pingDatabase(client.db);
    line.behave("silent");
    const began = performance.now();
    let isEntered = false;
    const enter = (): Promise<void> => Promise.resolve(void (isEntered = true));
    expect(await failureOf(client.db.transaction(enter))).toBe("unavailable");
    expect(performance.now() - began).toBeLessThan(4_000);
    line.behave("pass");
    await eventually(() => pingDatabase(client.db));
    expect(isEntered).toBe(false);
    await client.close();
    await line.close();
  });
});

/** A server that takes every connection and says nothing, like a network that swallows packets, or that ends it, like a proxy without a target. */
async function listenWith(behaviour: "silent" | "closes"): Promise<{ port: number; connections(): number; close(): void }> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    if (behaviour === "closes") socket.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: typeof address === "object" && address !== null ? address.port : 0, connections: () => sockets.length, close };
}

describe("a statement that fails after its first rows", () => {
  test("leaves the next one on its connection with all of its own rows, and only those", async () => {
    const one = await createTestDatabase({ max: 1 });
    for (const next of [
      () => one.db.execute<{ n: number }>(sql`select n from generate_series(1, 3) n`),
      () => one.db.execute(sql`select 1 where false`),
    ]) {
      expect(await failureOf(one.db.execute(sql`select 1 / (3 - n) from generate_series(1, 5) n`))).toBe("22012");
      const rows = await next();
      expect([...rows].map((row) => row?.["n"])).toEqual(rows.length === 0 ? [] : [1, 2, 3]);
    }
    expect(await failureOf(one.db.execute(sql`select 1 / (3 - n) from generate_series(1, 5) n`))).toBe("22012");
    const [user] = await one.db.select({ count: sql<number>`count(*)::int` }).from(users);
    expect(user).toEqual({ count: 0 });
    await one.drop();
  });
});
