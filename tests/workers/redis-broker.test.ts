import { afterEach, beforeEach, expect, it } from "vitest";
import { createLog } from "#server/infra/log.ts";
import { createBroker, type Broker, type Consumer } from "#workers/queue/broker.ts";
import { eventually } from "../support/eventually.ts";
import { startProxy, type TestProxy } from "../support/proxy.ts";
import { startRedis, testableBackends, type TestRedis } from "../support/redis.ts";

let redis: TestRedis;
let broker: Broker;
let consumer: Consumer | undefined;
let taken: string[];
const opened: (TestRedis | TestProxy)[] = [];

beforeEach(async () => {
  taken = [];
  redis = await redisOfTest();
});
afterEach(async () => {
  await consumer?.close(true);
  await broker.close();
  await Promise.all(opened.splice(0).map((each) => ("stop" in each ? each.stop() : each.close())));
});

async function redisOfTest(): Promise<TestRedis> {
  const started = await startRedis();
  opened.push(started);
  return started;
}

async function work(redisUrl: string): Promise<void> {
  broker = createBroker({ databaseUrl: "postgres://127.0.0.1:1/not-used-with-redis", redisUrl, log: createLog("silent") });
  consumer = await broker.consume("light", async (_topic, outboxId) => void taken.push(outboxId));
}
const add = (outboxId: string): Promise<void> => broker.add([{ topic: "sweep-rows", jobId: `sweep-rows-${outboxId}`, outboxId }]);
/** Adds it as the relay does: again until the queue has it. */
const isDone = async (outboxId: string): Promise<void> => {
  await eventually(() => add(outboxId));
  await eventually(() => expect(taken).toContain(outboxId));
};

it.runIf(testableBackends().includes("redis"))("a worker that starts while Redis is away works when Redis is there", async () => {
  await redis.kill9();
  await work(redis.url);
  await expect(add("meanwhile")).rejects.toThrow("writeable");
  await redis.restart();
  await isDone("after");
  await broker.ping();
});

it.runIf(testableBackends().includes("redis"))("a Redis that became a replica is left for its successor at the same address", async () => {
  const successor = await redisOfTest();
  const targets = [portOf(redis)];
  const line = await startProxy(targets);
  opened.push(line);
  await work(`redis://127.0.0.1:${line.port}`);
  await isDone("before");
  targets[0] = portOf(successor); // open connections stay where they are
  await redis.command("REPLICAOF", "127.0.0.1", "1"); // that of a server that does not exist: it copies nothing
  await isDone("after");
});

const portOf = ({ url }: TestRedis): number => Number(new URL(url).port);
