import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ensureDatabase } from "#db/connection/ensure-database.ts";
import { appRole } from "#db/connection/app-role.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { maxStartsWithoutEnd } from "#domain/jobs.ts";
import { startTestCluster, temporaryFolder } from "../support/cluster.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { startProxy } from "../support/proxy.ts";
import { backendsOfTier, startRedis, type TestRedis } from "../support/redis.ts";
import { isDeep } from "../support/tier.ts";
import { quickTiming, startWorker, type TestWorker } from "../support/worker.ts";

let database: TestDatabase;
let redis: TestRedis | undefined;
let folder: ReturnType<typeof temporaryFolder>;
let running: TestWorker[] = [];

/** Where the workers' scripted job notes what it did. */
const makeEffects = async (url: string): Promise<void> => {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  await owner.unsafe("create table effects (work text not null, pid int not null); grant all on effects to public");
  await owner.end();
};
const effects = (db: Db = database.db) => db.execute<{ work: string; pid: number }>(sql`select work, pid from effects order by work`);
const ask = (order: string, db: Db = database.db) => db.transaction((tx) => enqueue(tx, "build-dossier", { reimbursementId: order }));
const workOf = (order: string) =>
  database.db.execute<{ starts: number; is_done: boolean; is_dead: boolean; last_error: string | null }>(
    sql`select starts, done_at is not null as is_done, dead_at is not null as is_dead, last_error from outbox where payload ->> 'reimbursementId' = ${order}`,
  );

async function worker(databaseUrl = database.url, timing: Partial<typeof quickTiming> = {}): Promise<TestWorker> {
  const env = {
    DATA_DIR: join(folder.path, "var"),
    APP_SECRET: "a secret that only the tests use, 32+",
    SEED: "none",
    ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
  };
  const started = await startWorker({ databaseUrl, env, timing: { ...quickTiming, ...timing } });
  running.push(started);
  return started;
}

/** Work that waits for a file; `begun` resolves when a worker runs it, `release` lets that worker finish. */
async function askToWait(name: string, db: Db = database.db) {
  const path = join(folder.path, name);
  const order = `wait ${path}`;
  await ask(order, db);
  const beginnings = () => readdirSync(folder.path).filter((file) => file.startsWith(`${name}.begun-`));
  return {
    order,
    begunBy: (pid: number) => eventually(() => expect(existsSync(`${path}.begun-${pid}`)).toBe(true)),
    beginnings,
    release: () => writeFileSync(path, ""),
  };
}

// Most of a test is waiting for processes to start and for the locks of killed ones.
describe.each(backendsOfTier())("recovery on %s", { timeout: 180_000 }, (backend) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    await makeEffects(database.url);
    redis = backend === "redis" ? await startRedis() : undefined;
    folder = temporaryFolder();
  });
  afterAll(async () => {
    await database.drop();
    await redis?.stop();
    folder.remove();
  });
  beforeEach(async () => {
    await database.db.execute(sql`delete from outbox`);
    await database.db.execute(sql`delete from effects`);
  });
  afterEach(async () => {
    await Promise.all(running.map((each) => each.end("SIGKILL")));
    running = [];
  });

  it("a worker killed in the middle of a job: the next one ends it", async () => {
    const first = await worker();
    const job = await askToWait("kill-once");
    await job.begunBy(first.pid);
    await first.end("SIGKILL");
    job.release();
    const second = await worker();
    await eventually(async () => expect(await effects()).toEqual([{ work: job.order, pid: second.pid }]));
    expect(await workOf(job.order)).toMatchObject([{ starts: 2, is_done: true }]);
  });

  it.each(isDeep ? [3] : [])("the same job's worker killed %i times running: the next one ends it", async (times) => {
    const job = await askToWait("kill-thrice");
    for (let kills = 1; kills <= times; kills += 1) {
      const victim = await worker();
      await job.begunBy(victim.pid);
      await victim.end("SIGKILL");
    }
    job.release();
    const last = await worker();
    await eventually(async () => expect(await effects()).toEqual([{ work: job.order, pid: last.pid }]));
    expect(await workOf(job.order)).toMatchObject([{ starts: times + 1, is_done: true }]);
  });

  it("a job that kills every worker is given up, and the others go on", async () => {
    await ask("die");
    for (let deaths = 1; deaths <= maxStartsWithoutEnd; deaths += 1) {
      const victim = await worker();
      expect(await victim.ended).toBe(null);
    }
    const survivor = await worker();
    await ask("harmless");
    await eventually(async () => expect(await effects()).toEqual([{ work: "harmless", pid: survivor.pid }]));
    await eventually(async () =>
      expect(await workOf("die")).toEqual([
        { starts: maxStartsWithoutEnd, is_done: false, is_dead: true, last_error: "began 5 times without an end" },
      ]),
    );
  });

  it("a frozen worker has no effect after it thaws, for another has taken over", async () => {
    const frozen = await worker();
    const job = await askToWait("freeze");
    await job.begunBy(frozen.pid);
    frozen.signal("SIGSTOP");
    const other = await worker();
    await job.begunBy(other.pid);
    job.release();
    await eventually(async () => expect(await effects()).toEqual([{ work: job.order, pid: other.pid }]));
    frozen.signal("SIGCONT");
    await eventually(() => expect(frozen.log()).toContain("job_taken_over"));
    expect(await effects()).toEqual([{ work: job.order, pid: other.pid }]);
  });

  it("an emptied queue is filled again", async () => {
    const job = await askToWait("forgotten");
    const first = await worker();
    await job.begunBy(first.pid);
    await first.end("SIGKILL");
    await emptyQueue();
    job.release();
    const second = await worker();
    await eventually(async () => expect(await effects()).toEqual([{ work: job.order, pid: second.pid }]));
  });

  it("gives back what it cannot end when it is stopped, without counting it", async () => {
    const leaving = await worker();
    const job = await askToWait("given-back");
    await job.begunBy(leaving.pid);
    expect(await leaving.end("SIGTERM")).toBe(0);
    expect(await workOf(job.order)).toMatchObject([{ starts: 0, is_done: false }]);
    job.release();
    const next = await worker();
    await eventually(async () => expect(await effects()).toEqual([{ work: job.order, pid: next.pid }]));
  });

  it("ends in order although the database is away, and the next one does what it could not give back", async () => {
    const line = await startProxy([Number(new URL(database.url).port)]);
    try {
      const url = new URL(database.url);
      url.port = String(line.port);
      const leaving = await worker(url.href);
      const job = await askToWait("cut-off");
      await job.begunBy(leaving.pid);
      line.behave("refuse");
      line.cut();
      expect(await leaving.end("SIGTERM")).toBe(0);
      job.release();
      const next = await worker();
      await eventually(async () => expect(await effects()).toEqual([{ work: job.order, pid: next.pid }]));
    } finally {
      await line.close();
    }
  });

  // @source security.md 4.11, F5 (picked up within 20 s)
  it("PostgreSQL stopped for five seconds: the work in hand and the work that waits are done", async () => {
    const cluster = await startTestCluster();
    const url = cluster.urlOf("stopped");
    await ensureDatabase(cluster.url, "stopped");
    await migrate(url);
    await makeEffects(url);
    const client = createDb(url, { role: appRole });
    try {
      const survivor = await worker(url);
      const job = await askToWait("outage", client.db);
      await job.begunBy(survivor.pid);
      await ask("soon", client.db);
      await cluster.stop();
      job.release();
      await pause(5_000); // the outage itself
      await cluster.start();
      await eventually(() => ask("after", client.db));
      await eventually(
        async () =>
          expect(
            (await effects(client.db)).map(({ work }) => work),
            survivor.log(),
          ).toEqual(["after", "soon", job.order]),
        20_000,
      );
    } finally {
      await Promise.all(running.map((each) => each.end("SIGKILL")));
      await client.close();
      await cluster.remove();
    }
  });

  // oxlint-disable-next-line vitest/no-conditional-tests -- there is no Redis to kill on PostgreSQL, and a skipped test would claim there were
  if (backend === "redis")
    it("Redis killed without saving: no call is refused meanwhile, and all work is done after it", async () => {
      const survivor = await worker();
      const job = await askToWait("redis-gone");
      await job.begunBy(survivor.pid);
      await redis?.kill9();
      await ask("meanwhile");
      job.release();
      await eventually(async () => expect((await effects()).map(({ work }) => work)).toEqual([job.order]));
      await redis?.restart();
      await eventually(async () => expect((await effects()).map(({ work }) => work)).toEqual(["meanwhile", job.order]));
      expect(await workOf("meanwhile")).toMatchObject([{ starts: 1, is_done: true }]);
    });

  async function emptyQueue(): Promise<void> {
    if (redis !== undefined) return redis.command("FLUSHALL");
    const owner = postgres(database.url, { max: 1 });
    const tables = await owner<
      { name: string }[]
    >`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'bullmq' and tablename not like '%migration%'`;
    await owner.unsafe(`truncate ${tables.map(({ name }) => name).join(", ")}`);
    await owner.end();
  }
});
