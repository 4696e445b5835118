import { createPostgresBackend, Queue, Worker, type JobsOptions, type QueueOptions, type WorkerOptions } from "bullmq";
import { Redis } from "ioredis";
import { queueSchema } from "#db/connection/migrate.ts";
import { council } from "#domain/council.ts";
import type { Logger } from "#server/infra/log.ts";
import { installResilientClient, ResilientClient } from "./resilient-client.ts";
import { throttledWarning } from "./throttled-warning.ts";

/** What the queue carries: where the work stands. Everything else is read from the database when it begins. */
export type QueuedWork = { readonly topic: string; readonly jobId: string; readonly outboxId: string };
/** What the queue knows of a job: nothing, that it waits or runs, or that it has ended for the queue. */
export type QueuedState = "missing" | "open" | "ended";

export type Consumer = {
  /** Takes no more work and waits for what is in hand; with `force` it does not wait. */
  close(force: boolean): Promise<void>;
};

/** The queue behind one door: PostgreSQL by default, Redis where its URL is set. Nothing else in the product knows BullMQ. */
export type Broker = {
  readonly kind: "postgres" | "redis";
  /** Hands work over, or fails within seconds. A job id that the queue has already is not added again. */
  add(work: readonly QueuedWork[]): Promise<void>;
  /** @throws when the queue does not answer within seconds */
  stateOf(topic: string, jobId: string): Promise<QueuedState>;
  /** Begins to take work of a topic. A run that throws is repeated soon, for it means that our database was away. */
  consume(topic: string, concurrency: number, run: (outboxId: string) => Promise<void>): Promise<Consumer>;
  /** @throws when the queue does not answer within seconds */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type BrokerTiming = {
  /** A job whose worker has not been heard of for this long belongs to nobody. */
  readonly lockDurationMs: number;
  /** How often such jobs are looked for. */
  readonly stalledIntervalMs: number;
};

export type BrokerOptions = {
  /** The database as its owner: the queue has a schema of its own there. */
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly log: Logger;
  readonly timing?: Partial<BrokerTiming> | undefined;
};

/** @source security.md 4.6 */
const defaultTiming: BrokerTiming = { lockDurationMs: 20_000, stalledIntervalMs: 5_000 };
/** Deaths of a worker under one job that the queue forgives; our own count gives the job up much earlier. */
const maxStalledCount = 25;
const answerWithinMs = 2_000;
/** Its statements are short: one that hangs on a line that is dead, and does not know it, is given up before anybody notices. */
const workerQueryTimeoutMs = 10_000;
/** How soon a worker asks again after its database, or Redis, was away. */
const reconnectPauseMs = 1_000;
const daySeconds = 24 * 60 * 60;

const jobOptions: JobsOptions = {
  // Not the tries of the work, which the outbox counts: only what could not be written down there comes back.
  attempts: 30,
  backoff: { type: "fixed", delay: 1_000 },
  removeOnComplete: { age: daySeconds, count: 10_000 },
  removeOnFail: { age: 30 * daySeconds },
};

/** How each backend makes queues and workers; both make the same kind of each. */
type Backend = {
  readonly kind: Broker["kind"];
  /** Whether a first connection that fails leaves the object unusable, so that it has to be waited for. */
  readonly needsReadyStart: boolean;
  queue(name: string, options: Omit<QueueOptions, "connection">): AnyQueue;
  worker(name: string, run: (job: { data: unknown }) => Promise<void>, options: Omit<WorkerOptions, "connection">): AnyWorker;
  close(): Promise<void>;
};
type AnyQueue = Pick<Queue, "addBulk" | "getJob" | "count" | "waitUntilReady" | "close"> & {
  on(event: "error", listener: (error: Error) => void): unknown;
};
type AnyWorker = Pick<Worker, "waitUntilReady" | "close"> & { on(event: "error", listener: (error: Error) => void): unknown };

/** Opens the queue. On PostgreSQL its schema must be there; Redis may still be away. */
export function createBroker({ databaseUrl, redisUrl, log, timing }: BrokerOptions): Broker {
  const noteError = throttledWarning(log, "queue_error");
  const backend = redisUrl === undefined ? postgresBackend(databaseUrl) : redisBackend(redisUrl, noteError);
  const { lockDurationMs, stalledIntervalMs } = { ...defaultTiming, ...timing };
  const queues = new Map<string, Promise<AnyQueue>>();

  /** A queue that could not connect is made anew on the next call. */
  function queueOf(topic: string): Promise<AnyQueue> {
    const known = queues.get(topic);
    if (known !== undefined) return known;
    const opened = openQueue(topic);
    queues.set(topic, opened);
    opened.catch(() => queues.delete(topic));
    return opened;
  }

  async function openQueue(topic: string): Promise<AnyQueue> {
    const queue = backend.queue(topic, { skipWaitingForReady: true, defaultJobOptions: jobOptions });
    queue.on("error", noteError);
    if (!backend.needsReadyStart) return queue;
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      await queue.close().catch(noteError);
      throw error;
    }
  }

  return {
    kind: backend.kind,
    async add(work) {
      const topics = [...new Set(work.map((each) => each.topic))];
      await inTime(
        Promise.all(
          topics.map(async (topic) => {
            const mine = work.filter((each) => each.topic === topic);
            await (
              await queueOf(topic)
            ).addBulk(mine.map(({ jobId, outboxId }) => ({ name: topic, data: { outboxId }, opts: { ...jobOptions, jobId } })));
          }),
        ),
      );
    },
    stateOf: (topic, jobId) => inTime(queueOf(topic).then((queue) => readState(queue, jobId))),
    async consume(topic, concurrency, run) {
      const worker = backend.worker(topic, (job) => run(outboxIdOf(job.data)), {
        concurrency,
        lockDuration: lockDurationMs,
        stalledInterval: stalledIntervalMs,
        maxStalledCount,
        runRetryDelay: reconnectPauseMs,
      });
      worker.on("error", noteError);
      if (backend.needsReadyStart) await worker.waitUntilReady();
      return { close: (force) => worker.close(force) };
    },
    async ping() {
      await inTime(queueOf(pingTopic).then((queue) => queue.count()));
    },
    async close() {
      const opened = await Promise.allSettled(queues.values());
      await inTime(Promise.all(opened.flatMap((each) => (each.status === "fulfilled" ? [each.value.close()] : [])))).catch(noteError);
      await backend.close();
    },
  };
}

const pingTopic = "ping";

async function readState(queue: AnyQueue, jobId: string): Promise<QueuedState> {
  const job = await queue.getJob(jobId);
  if (job === undefined) return "missing";
  const state = await job.getState();
  if (state === "unknown") return "missing";
  return state === "completed" || state === "failed" ? "ended" : "open";
}

function outboxIdOf(data: unknown): string {
  if (typeof data === "object" && data !== null && "outboxId" in data && typeof data.outboxId === "string") return data.outboxId;
  throw new Error("a job without the id of its work");
}

/** Producers fail fast: what they hand over waits in the outbox anyway. */
function postgresBackend(connectionString: string): Backend {
  installResilientClient();
  const common = { connectionString, schema: queueSchema, connectionTimeoutMillis: answerWithinMs, keepAlive: true, Client: ResilientClient };
  return {
    kind: "postgres",
    needsReadyStart: true,
    queue: (name, options) =>
      new Queue(
        name,
        { ...options, connection: { ...common, max: 1, query_timeout: answerWithinMs, application_name: `${council.slug}-queue` } },
        createPostgresBackend,
      ),
    worker: (name, run, options) =>
      new Worker(
        name,
        run,
        { ...options, connection: { ...common, max: 2, query_timeout: workerQueryTimeoutMs, application_name: `${council.slug}-queue` } },
        createPostgresBackend,
      ),
    close: async () => {},
  };
}

/** Producers and workers have connections of their own: a worker waits for Redis for ever, a producer must not. */
function redisBackend(url: string, noteError: (error: unknown) => void): Backend {
  const producers = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: answerWithinMs,
    commandTimeout: answerWithinMs,
  });
  const consumers = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: answerWithinMs });
  for (const connection of [producers, consumers]) connection.on("error", noteError);
  const prefix = council.slug;
  return {
    kind: "redis",
    needsReadyStart: false,
    queue: (name, options) => new Queue(name, { ...options, connection: producers, prefix }),
    worker: (name, run, options) => new Worker(name, run, { ...options, connection: consumers, prefix }),
    close: async () => {
      producers.disconnect();
      consumers.disconnect();
    },
  };
}

/** The result, or a failure when it is late. The work itself may still come to its end: handing over twice is harmless. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the queue did not answer in ${answerWithinMs} ms`)), answerWithinMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
