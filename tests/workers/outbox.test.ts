import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enqueue } from "#db/outbox/enqueue.ts";
import { countDeadLetters, selectDeadLetters, markDeadLettersForRedrive } from "#db/queries/outbox.ts";
import { selectWorkByTopic } from "#db/queries/system.ts";
import { unavailable } from "#domain/errors.ts";
import { longestRunMs } from "#domain/jobs.ts";
import type { Services } from "#server/context.ts";
import { createBroker, type Broker } from "#workers/queue/broker.ts";
import { defineJob, type Job } from "#workers/queue/define-job.ts";
import { remarkOn, startWorkers, type Workers } from "#workers/main.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { inParallel } from "../support/in-parallel.ts";
import { startRedis, testableBackends, type TestRedis } from "../support/redis.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { quickTiming } from "../support/worker.ts";

let database: TestDatabase;
let redis: TestRedis | undefined;
let opened: TestServices;
let services: Services;
let workers: Workers | undefined;

/** What the jobs of a test did. */
let done: string[];
let failuresLeft: Map<string, number>;
let givenUp: string[];

const scripted: Job = defineJob(
  "build-dossier",
  async (ctx, { reimbursementId: name }, run) => {
    const left = failuresLeft.get(name) ?? 0;
    failuresLeft.set(name, left - 1);
    if (left > 0) throw name.startsWith("away") ? unavailable("storage_unavailable", "No store answers.") : new Error(`failure of ${name}`);
    await ctx.db.transaction((tx) => run.finish(tx));
    done.push(name);
  },
  { givenUp: async (_tx, { reimbursementId }, reason) => void givenUp.push(`${reimbursementId}: ${reason}`) },
);

const work = () => startWorkers(services, { databaseUrl: database.url, jobs: [scripted], timing: quickTiming });
const ask = (name: string, options: { key?: string; notBefore?: Date } = {}) =>
  database.db.transaction((tx) => enqueue(tx, "build-dossier", { reimbursementId: name }, options));
const rows = () =>
  database.db.execute<{
    name: string;
    attempts: number;
    starts: number;
    is_done: boolean;
    is_dead: boolean;
    last_error: string | null;
    lease_token: string | null;
  }>(
    sql`select payload ->> 'reimbursementId' as name, attempts, starts, done_at is not null as is_done, dead_at is not null as is_dead, last_error, lease_token from outbox where topic = 'build-dossier' order by id`,
  );

describe.each(testableBackends())("outbox on %s", (backend) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    redis = backend === "redis" ? await startRedis() : undefined;
    opened = openTestServices(database, redis === undefined ? {} : { REDIS_URL: redis.url });
    ({ services } = opened);
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
    await redis?.stop();
  });
  beforeEach(async () => {
    await workers?.close();
    workers = undefined;
    done = [];
    givenUp = [];
    failuresLeft = new Map();
    await database.db.execute(sql`delete from outbox`);
    return async () => {
      await workers?.close();
      workers = undefined;
    };
  });

  it("does what was committed, once", async () => {
    workers = await work();
    // No more at once than get a connection in time on a slow machine.
    await inParallel([...Array(120).keys()], 20, (index) => ask(`job-${index}`));
    await eventually(async () => expect((await rows()).every((row) => row.is_done)).toBe(true));
    expect([...done].sort()).toEqual(Array.from({ length: 120 }, (_, index) => `job-${index}`).sort());
    expect((await rows()).map((row) => row.starts)).toEqual(Array.from({ length: 120 }, () => 1));
  });

  it("does nothing of what was rolled back", async () => {
    workers = await work();
    const rolledBack = database.db.transaction(async (tx) => {
      await enqueue(tx, "build-dossier", { reimbursementId: "never" });
      throw new Error("the action failed");
    });
    await expect(rolledBack).rejects.toThrow("the action failed");
    await ask("after");
    await eventually(() => expect(done).toEqual(["after"]));
    expect(await rows()).toHaveLength(1);
  });

  it("makes one obligation of two with the same key, before and after it is done", async () => {
    workers = await work();
    await Promise.all(Array.from({ length: 10 }, () => ask("once", { key: "the-key" })));
    await eventually(() => expect(done).toEqual(["once"]));
    await ask("once", { key: "the-key" });
    await ask("other");
    await eventually(() => expect(done).toEqual(["once", "other"]));
    expect(await rows()).toHaveLength(2);
  });

  it("picks up work that was queued while no worker ran, and is notified of new work at once", async () => {
    await ask("waiting");
    workers = await startWorkers(services, { databaseUrl: database.url, jobs: [scripted], timing: { ...quickTiming, pollMs: 3_600_000 } });
    await eventually(() => expect(done).toEqual(["waiting"]));
    await ask("rung"); // the sweep runs once an hour: only a notification can bring it
    await eventually(() => expect(done).toEqual(["waiting", "rung"]));
  });

  it("begins nothing before its time", async () => {
    workers = await work();
    await ask("tomorrow", { notBefore: new Date(Date.now() + 86_400_000) });
    await ask("now");
    await eventually(() => expect(done).toEqual(["now"]));
    expect((await rows()).find((row) => row.name === "tomorrow")).toMatchObject({ is_done: false, starts: 0 });
  });

  it("does at once what a clock that was a day ahead has written and queued", async () => {
    await ask("waits");
    await ask("queued");
    await database.db.execute(sql`update outbox set created_at = now() + interval '1 day', not_before = now() + interval '1 day'`);
    await database.db.execute(sql`update outbox set queued_at = now() + interval '1 day' where payload ->> 'reimbursementId' = 'queued'`);
    workers = await work();
    await eventually(() => expect(done.toSorted()).toEqual(["queued", "waits"]));
  });

  it("tries again what failed, and gives up after the tries of its row", async () => {
    workers = await work();
    failuresLeft.set("twice", 2).set("always", 99);
    await ask("twice");
    await ask("always");
    await eventually(async () => expect(await countDeadLetters(database.db)).toBe(1));
    await eventually(() => expect(done).toEqual(["twice"]));
    expect(await rows()).toMatchObject([
      { name: "twice", attempts: 2, starts: 3, is_done: true, is_dead: false, last_error: null, lease_token: null },
      { name: "always", attempts: 3, starts: 3, is_done: false, is_dead: true, last_error: "failure of always", lease_token: null },
    ]);
    expect(givenUp).toEqual(["always: failure of always"]);
    const { rows: dead, count } = await selectDeadLetters(database.db, { offset: 0, limit: 10 });
    expect([count, dead.map((row) => row.topic)]).toEqual([1, ["build-dossier"]]);
    expect(await workers.remark()).toBe("1 job was given up");
  });

  it("waits for a service that does not answer, however old the job is, and gives up only after hours without an answer", async () => {
    failuresLeft.set("away", 8).set("away for hours", 99);
    await ask("away");
    await ask("away for hours");
    await database.db.execute(sql`update outbox set created_at = now() - interval '5 hours'`);
    await database.db.execute(
      sql`update outbox set waiting_since = now() - interval '5 hours' where payload ->> 'reimbursementId' = 'away for hours'`,
    );
    workers = await work();
    await eventually(() => expect(done).toEqual(["away"]));
    await eventually(() => expect(givenUp).toEqual(["away for hours: No store answers."]));
    expect(await rows()).toMatchObject([
      { name: "away", attempts: 0, starts: 1, is_done: true },
      { name: "away for hours", attempts: 3, starts: 3, is_dead: true },
    ]);
  });

  it("says how long due jobs wait for a worker, and not of one that runs long", async () => {
    await ask("waits", { notBefore: new Date(Date.now() - 600_000) });
    await ask("runs", { notBefore: new Date(Date.now() - 3_000_000) });
    const lease = (startedAt: Date) =>
      database.db.execute(
        sql`update outbox set lease_token = gen_random_uuid(), started_at = ${startedAt.toISOString()} where payload ->> 'reimbursementId' = 'runs'`,
      );
    await lease(new Date(Date.now() - 540_000));
    expect(await remarkOn(database.db, new Date())).toBe("1 job waits, the oldest for 10 minutes");
    expect((await selectWorkByTopic(database.db))[0]).toMatchObject({ open: 2, running: 1, oldestDueSeconds: expect.closeTo(600, -2) });
    // Its worker died long ago.
    await lease(new Date(Date.now() - longestRunMs - 1_000));
    expect(await remarkOn(database.db, new Date())).toBe("2 jobs wait, the oldest for 50 minutes");
  });

  it("retries dead letters when a user says so, or when the same work is queued again", async () => {
    workers = await work();
    failuresLeft.set("redriven", 3).set("asked", 3);
    await ask("redriven");
    await ask("asked", { key: "asked" });
    await eventually(async () => expect(await countDeadLetters(database.db)).toBe(2));
    await ask("asked", { key: "asked" });
    await eventually(() => expect(done).toEqual(["asked"]));
    expect(await markDeadLettersForRedrive(database.db)).toBe(1);
    await eventually(() => expect(done).toEqual(["asked", "redriven"]));
    expect(await countDeadLetters(database.db)).toBe(0);
  });

  it("lets a redriven job wait for hours again", async () => {
    failuresLeft.set("away", 8);
    await ask("away");
    await database.db.execute(sql`update outbox set dead_at = now(), waiting_since = now() - interval '5 hours'`);
    expect(await markDeadLettersForRedrive(database.db)).toBe(1);
    workers = await work();
    await eventually(() => expect(done).toEqual(["away"]));
    expect(await rows()).toMatchObject([{ name: "away", attempts: 0, is_done: true }]);
  });

  it("does not let an unreadable payload stop the others", async () => {
    workers = await work();
    await database.db.execute(sql`insert into outbox (topic, payload) values ('build-dossier', '{"reimbursementId": 7}'), ('unknown-topic', '{}')`);
    await ask("good");
    await eventually(() => expect(done).toEqual(["good"]));
    await eventually(async () => expect(await countDeadLetters(database.db)).toBe(1));
    expect(givenUp).toEqual([]);
  });

  it("hands a piece of work over again under the same name without doing it twice", async () => {
    const broker: Broker = createBroker({ databaseUrl: database.url, redisUrl: redis?.url, log: services.log });
    try {
      workers = await work();
      await ask("once");
      await eventually(() => expect(done).toEqual(["once"]));
      const [row] = await database.db.execute<{ id: string }>(sql`select id from outbox where topic = 'build-dossier'`);
      const outboxId = row?.id ?? "";
      await broker.add([
        { topic: "build-dossier", jobId: `build-dossier-${outboxId}`, outboxId },
        { topic: "build-dossier", jobId: `build-dossier-${outboxId}-again`, outboxId },
      ]);
      await eventually(async () => expect(await broker.stateOf("build-dossier", `build-dossier-${outboxId}-again`)).toBe("ended"));
      expect(done).toEqual(["once"]);
      expect(await broker.stateOf("build-dossier", "never-heard-of")).toBe("missing");
    } finally {
      await broker.close();
    }
  });
});
