import { spawn, type ChildProcess } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { Redis } from "ioredis";
import { freePort } from "#server/infra/postgres/launch.ts";
import { eventually } from "./eventually.ts";
import { isDeep } from "./tier.ts";

export type TestRedis = {
  readonly url: string;
  /** Sends one command on a connection of its own, for example `CONFIG SET maxmemory 1`. */
  command(...words: readonly [string, ...string[]]): Promise<void>;
  /** SIGSTOP or SIGCONT. */
  signal(name: NodeJS.Signals): void;
  /** SIGKILL; nothing that it held is kept. */
  kill9(): Promise<void>;
  /** Starts it empty on the same port, after `kill9`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** On which backends of the queue a test runs whose rule is the same on each: in the gate on PostgreSQL, in the deep tier on all. */
export const backendsOfTier = (): readonly ("postgres" | "redis")[] => (isDeep ? testableBackends() : ["postgres"]);

/** Which backends of the queue this machine can test. Without redis-server that is PostgreSQL alone; in CI it is an error. */
export function testableBackends(): readonly ("postgres" | "redis")[] {
  if (findRedisServer() !== undefined) return ["postgres", "redis"];
  if (process.env.CI !== undefined && process.env.CI !== "" && process.env.CI !== "false")
    throw new Error("CI needs redis-server: the queue has to be tested on Redis, too");
  process.stderr.write("redis-server was not found: the queue is tested on PostgreSQL only. Install it to test both.\n");
  return ["postgres"];
}

function findRedisServer(): string | undefined {
  const candidates = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "redis-server"));
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false; // not in this folder
    }
  });
}

/** A Redis of one's own on a free port of this machine, in memory only. */
export async function startRedis(): Promise<TestRedis> {
  const program = findRedisServer();
  if (program === undefined) throw new Error("redis-server was not found");
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(
      program,
      ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--maxmemory-policy", "noeviction"],
      { stdio: "ignore" },
    );
    await eventually(() => ask(url, (redis) => redis.ping()));
    return child;
  };
  let child = await launch();
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill(signal);
    });
  return {
    url,
    command: async (name, ...rest) => void (await ask(url, (redis) => redis.call(name, ...rest))),
    signal: (name) => void child.kill(name),
    kill9: () => end("SIGKILL"),
    restart: async () => {
      child = await launch();
    },
    stop: () => end("SIGTERM"),
  };
}

async function ask<T>(url: string, question: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null, commandTimeout: 15_000 });
  redis.on("error", () => {}); // the question itself fails
  try {
    await redis.connect();
    return await question(redis);
  } finally {
    redis.disconnect();
  }
}
