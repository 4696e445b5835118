import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb, type Db, type DbClient } from "#db/connection/client.ts";
import { DomainError, domainErrorIn } from "#domain/errors.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";

let database: TestDatabase;
let operator: postgres.Sql;
/** One connection, so that the next query gets the one that was lost. */
let narrow: DbClient;

const unavailable = { kind: "unavailable", code: "database_unavailable" };
const lines = async () => (await operator<{ text: string }[]>`select text from lines order by text`).map(({ text }) => text);
const cutOff = (pid: number) => operator`select pg_terminate_backend(${pid})`;
async function backendOf(db: Pick<Db, "execute">): Promise<number> {
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row?.pid ?? 0;
}
const isGone = (pid: number) => eventually(async () => expect(await operator`select 1 from pg_stat_activity where pid = ${pid}`).toHaveLength(0));
/** The failure behind what the query builder throws. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => domainErrorIn(error) ?? error,
  );

beforeAll(async () => {
  database = await createTestDatabase();
  operator = postgres(database.url, { max: 2, onnotice: () => {} });
  await operator`create table lines (text text not null)`;
  narrow = createDb(database.url, { max: 1 });
});
afterAll(async () => {
  await narrow.close();
  await operator.end();
  await database.drop();
});

describe("a transaction whose connection is lost", () => {
  it("fails as unavailable at its next statement and leaves nothing behind", async () => {
    const lost = narrow.db.transaction(async (tx) => {
      const pid = await backendOf(tx);
      await tx.execute(sql`insert into lines values ('before')`);
      await cutOff(pid);
      await isGone(pid);
      await tx.execute(sql`insert into lines values ('after')`);
    });
    expect(await failureOf(lost)).toMatchObject(unavailable);
    expect(await lines()).toEqual([]);
  });

  it("does not write or roll back on the next user's connection", async () => {
    let resume = (): void => {};
    const paused = new Promise<void>((resolve) => (resume = resolve));
    const lost = narrow.db.transaction(async (tx) => {
      const pid = await backendOf(tx);
      await cutOff(pid);
      await isGone(pid);
      await paused;
      await tx.execute(sql`insert into lines values ('of the lost one')`).catch(() => {});
      await tx.execute(sql`insert into lines values ('of the lost one')`);
    });
    expect(await failureOf(lost)).toMatchObject(unavailable);
    await narrow.db.transaction(async (tx) => {
      await tx.execute(sql`insert into lines values ('first of the next')`);
      resume();
      await new Promise((resolve) => setTimeout(resolve, 50)); // as long as the lost one needs to do harm
      await tx.execute(sql`insert into lines values ('second of the next')`);
    });
    expect(await lines()).toEqual(["first of the next", "second of the next"]);
  });
});

describe("connections that are cut again and again", () => {
  it("end no process and leave every place in the pool usable", async () => {
    const places = 5;
    const rounds = 100;
    const client = createDb(database.url, { max: places, name: "cut-off" });
    try {
      let isOver = false;
      let finished = 0;
      let cut = 0;
      const others: unknown[] = [];
      const worker = async (): Promise<void> => {
        while (!isOver) {
          const failure = await failureOf(
            client.db.transaction(async (tx) => {
              for (let statement = 0; statement < 4; statement += 1) await tx.execute(sql`select ${statement}::int`);
            }),
          );
          if (failure === undefined) finished += 1;
          else if (failure instanceof DomainError && failure.code === "database_unavailable") cut += 1;
          else others.push(failure);
        }
      };
      const workers = Array.from({ length: places * 2 }, worker);
      for (let round = 1; round <= rounds; round += 1) {
        await eventually(() => expect(finished).toBeGreaterThan(round));
        await operator`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut-off' and datname = current_database()`;
      }
      isOver = true;
      await Promise.all(workers);
      expect(others).toEqual([]);
      expect(Math.min(finished, cut)).toBeGreaterThan(0);
      await eventually(async () => {
        await Promise.all(Array.from({ length: places }, () => client.db.execute(sql`select pg_sleep(0.05)`)));
      });
    } finally {
      await client.close();
    }
  });
});
