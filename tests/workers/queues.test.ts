import { createPostgresBackend, Queue } from "bullmq";
import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { enqueue } from "#db/outbox/enqueue.ts";
import { council } from "#domain/council.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { quickTiming, startWorker, type TestWorker } from "../support/worker.ts";

/** A worker holds at most 14; the process that writes a long list has two of them. @source docs/operations.md */
const maxConnections = 14 - 2;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "portal-queues-"));
  const owner = postgres(database.url, { max: 1 });
  await owner.unsafe("create table effects (work text not null, pid int not null); grant all on effects to public");
  await owner.end();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => database.db.execute(sql`delete from outbox`));

const work = (): Promise<TestWorker> =>
  startWorker({
    databaseUrl: database.url,
    env: { DATA_DIR: folder, DATABASE_URL: database.url, ROLE: "worker", APP_SECRET: "a secret that only the tests use, 32+", SEED: "none" },
    timing: quickTiming,
  });
const ask = (orders: readonly string[]): Promise<void> =>
  database.db.transaction(async (tx) => {
    for (const reimbursementId of orders) await enqueue(tx, "build-dossier", { reimbursementId });
  });

/** Connections other than those of the test itself. */
async function workerConnections(): Promise<string[]> {
  const rows = await database.db.execute<{ name: string }>(sql`
    select application_name as name from pg_stat_activity
    where datname = current_database() and application_name <> ${`${council.slug}-portal`}`);
  return rows.map(({ name }) => name);
}
const openJobs = async (): Promise<number> =>
  Number(
    (await database.db.execute<{ open: string }>(sql`select count(*) as open from outbox where topic = 'build-dossier' and done_at is null`))[0]
      ?.open,
  );

it("a busy worker holds at most twelve connections, and one for each queue is its LISTEN connection", async () => {
  const gate = join(folder, "gate");
  const worker = await work();
  let seen: string[] = [];
  try {
    await ask([`wait ${gate}`, ...Array.from({ length: 40 }, (_, at) => `job-${at}`)]);
    await database.db.transaction((tx) => enqueue(tx, "sweep-rows", {}));
    await eventually(async () => {
      const now = await workerConnections();
      if (now.length > seen.length) seen = now;
      expect(await openJobs()).toBe(1);
    });
    expect(seen).toEqual(expect.arrayContaining([`${council.slug}-worker`, `${council.slug}-queue`, "outbox listener", "mail", "heavy"]));
    expect(seen.length).toBeLessThanOrEqual(maxConnections);
  } finally {
    writeFileSync(gate, "");
    await worker.end();
  }
});

it("a job that an earlier release left in a queue of its own name is done", async () => {
  const connection = { connectionString: database.url, schema: "bullmq" };
  const oldQueue = new Queue("build-dossier", { connection }, createPostgresBackend);
  await ask(["from the old queue"]);
  const [row] = await database.db.execute<{ id: string }>(
    sql`update outbox set queued_at = now() - interval '1 hour' where topic = 'build-dossier' returning id`,
  );
  await oldQueue.add("build-dossier", { outboxId: row?.id }, { jobId: `build-dossier-${row?.id}` });
  await oldQueue.close();
  const worker = await work();
  try {
    await eventually(async () => expect(await openJobs()).toBe(0));
  } finally {
    await worker.end();
  }
});
