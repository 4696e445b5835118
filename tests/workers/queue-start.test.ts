import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#server/infra/log.ts";
import { createBroker } from "#workers/queue/broker.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("a worker whose first connection fails leaves the process its time, and takes jobs once it is connected", async () => {
  const problemsAt: number[] = [];
  const log = createLog("warn", { write: () => void problemsAt.push(performance.now()) });
  const broker = createBroker({ databaseUrl: database.url, redisUrl: undefined, log });
  const taken: string[] = [];
  const owner = postgres(database.url, { max: 1 });
  await owner`alter schema bullmq rename to away`;
  const consuming = broker.consume("light", async (_, outboxId) => void taken.push(outboxId));
  await eventually(() => expect(problemsAt.length).toBeGreaterThan(0));
  await owner`alter schema away rename to bullmq`;
  await owner.end();
  const consumer = await consuming;
  // It pauses for a second before it tries again; a timer of Node may be a millisecond early.
  expect(performance.now() - (problemsAt[0] ?? Infinity)).toBeGreaterThan(990);
  await broker.add([{ topic: "sweep-rows", jobId: "one", outboxId: "one" }]);
  await eventually(() => expect(taken).toEqual(["one"]));
  await consumer.close(false);
  await broker.close();
});
