import { setTimeout as wait } from "node:timers/promises";
import { createPostgresBackend, Queue, Worker, type JobsOptions, type QueueOptions, type WorkerOptions } from "bullmq";
import { Redis } from "ioredis";
import pg from "pg";
import { queueSchema } from "#db/connection/migrate.ts";
import { council } from "#domain/council.ts";
import { jobs, queueNames, queues, type JobName, type QueueName } from "#domain/jobs.ts";
import type { Logger } from "#server/infra/log.ts";
import { ResilientClient } from "./resilient-client.ts";
import { throttledWarning } from "./throttled-warning.ts";

/** A job as the broker sees it: ids only. The worker reads everything else from the database when it starts the job. */
export type QueuedWork = { readonly topic: JobName; readonly jobId: string; readonly outboxId: string };
/** What the broker knows of a job: nothing, that it waits or runs, or that it has ended. */
export type QueuedState = "missing" | "open" | "ended";

export type Consumer = {
  /** Takes no more jobs and waits for the running ones; with `force` it does not wait. */
  close(force: boolean): Promise<void>;
};

/** The message queues: on PostgreSQL by default, on Redis if its URL is set. No other module uses BullMQ. */
export type Broker = {
  readonly kind: "postgres" | "redis";
  /** Adds each job to the queue of its topic, or fails within seconds. A job id that the queue already has is not added again. */
  add(work: readonly QueuedWork[]): Promise<void>;
  /** @throws when the queue does not answer within seconds */
  stateOf(topic: JobName, jobId: string): Promise<QueuedState>;
  /**
   * Starts to take the jobs of one queue. `run` gets the topic as the queue stores it. A run that throws is repeated after a second:
   * the database was away, or another release of the worker knows the topic.
   */
  consume(queue: QueueName, run: (topic: string, outboxId: string) => Promise<void>): Promise<Consumer>;
  /** @throws when the queue does not answer within seconds */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type BrokerTiming = {
  /** A job whose worker has not renewed its lock for this long goes to another worker. */
  readonly lockDurationMs: number;
  /** Pause between two searches for such jobs. */
  readonly stalledIntervalMs: number;
};

export type BrokerOptions = {
  /** The database as its owner: BullMQ's tables have a schema of their own. */
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly log: Logger;
  readonly timing?: Partial<BrokerTiming> | undefined;
};

/** @source security.md 4.6 */
const defaultTiming: BrokerTiming = { lockDurationMs: 20_000, stalledIntervalMs: 5_000 };
/** Worker crashes under one job that BullMQ accepts; the limit of the outbox (`maxStartsWithoutEnd`) is lower and applies first. */
const maxStalledCount = 25;
const answerWithinMs = 2_000;
/** All statements are short: one that takes longer runs on a dead connection. */
const queryTimeoutMs = 10_000;
/** Pause before a worker connects again after PostgreSQL or Redis was away. */
const reconnectPauseMs = 1_000;
/** How often a worker tries to connect before its start fails. */
const maxFirstConnections = 10;
const daySeconds = 24 * 60 * 60;
/** BullMQ holds one connection for LISTEN for each queue; producers and workers share two for their statements. */
const poolSize = queueNames.length + 2;

const jobOptions: JobsOptions = {
  // The outbox counts the attempts of the job. BullMQ repeats a run only if it could not store the result.
  attempts: 30,
  backoff: { type: "fixed", delay: 1_000 },
  removeOnComplete: { age: daySeconds, count: 10_000 },
  removeOnFail: { age: 30 * daySeconds },
};

/** How each backend makes queues and workers; both make the same kind of each. */
type Backend = {
  readonly kind: Broker["kind"];
  /**
   * Whether a worker whose first connection fails stays unusable, so that its start is awaited. A queue always stays so. Such a worker must not
   * run: it asks for jobs without a pause, and the process does nothing else.
   */
  readonly needsReadyStart: boolean;
  /** @throws when no connection can be made */
  connect(): Promise<void>;
  queue(name: string, options: Omit<QueueOptions, "connection">): AnyQueue;
  worker(name: string, run: RunJob, options: Omit<WorkerOptions, "connection">): AnyWorker;
  close(): Promise<void>;
};
type RunJob = (job: { name: string; data: unknown }) => Promise<void>;
type AnyQueue = Pick<Queue, "addBulk" | "getJob" | "count" | "waitUntilReady" | "close"> & {
  on(event: "error", listener: (error: Error) => void): unknown;
};
type AnyWorker = Pick<Worker, "waitUntilReady" | "run" | "close"> & { on(event: "error", listener: (error: Error) => void): unknown };

/** Opens the queues. On PostgreSQL their schema must exist; Redis may still be away. */
export function createBroker({ databaseUrl, redisUrl, log, timing }: BrokerOptions): Broker {
  const noteError = throttledWarning(log, "queue_error");
  const backend = redisUrl === undefined ? postgresBackend(databaseUrl, noteError) : redisBackend(redisUrl, noteError);
  const { lockDurationMs, stalledIntervalMs } = { ...defaultTiming, ...timing };
  const opened = new Map<QueueName, Promise<AnyQueue>>();

  /** A queue that could not connect is opened again by the next call. */
  function queueOf(name: QueueName): Promise<AnyQueue> {
    const known = opened.get(name);
    if (known !== undefined) return known;
    const queue = openQueue(name);
    opened.set(name, queue);
    queue.catch(() => opened.delete(name));
    return queue;
  }

  async function openQueue(name: QueueName): Promise<AnyQueue> {
    await backend.connect();
    const queue = backend.queue(name, { skipWaitingForReady: true, defaultJobOptions: jobOptions });
    queue.on("error", noteError);
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      await queue.close().catch(noteError);
      throw error;
    }
  }

  /** A worker that takes no jobs yet. A busy machine may answer the first connections too late. @throws when no connection can be made */
  async function openWorker(name: QueueName, run: RunJob): Promise<AnyWorker> {
    for (let attempt = 1; ; attempt += 1) {
      const worker = backend.worker(name, run, {
        autorun: false,
        concurrency: queues[name].concurrency,
        lockDuration: lockDurationMs,
        stalledInterval: stalledIntervalMs,
        maxStalledCount,
        runRetryDelay: reconnectPauseMs,
      });
      worker.on("error", noteError);
      if (!backend.needsReadyStart) return worker;
      try {
        await worker.waitUntilReady();
        return worker;
      } catch (error) {
        noteError(error);
        await worker.close(true).catch(noteError);
        if (attempt === maxFirstConnections) throw error;
        await wait(reconnectPauseMs);
      }
    }
  }

  async function addTo(name: QueueName, work: readonly QueuedWork[]): Promise<void> {
    const own = work.filter(({ topic }) => jobs[topic].queue === name);
    if (own.length === 0) return;
    const queue = await queueOf(name);
    await queue.addBulk(own.map(({ topic, jobId, outboxId }) => ({ name: topic, data: { outboxId }, opts: { ...jobOptions, jobId } })));
  }

  return {
    kind: backend.kind,
    add: async (work) => void (await inTime(Promise.all(queueNames.map((name) => addTo(name, work))))),
    stateOf: (topic, jobId) => inTime(queueOf(jobs[topic].queue).then((queue) => readState(queue, jobId))),
    async consume(name, run) {
      const worker = await openWorker(name, (job) => run(job.name, outboxIdOf(job.data)));
      worker.run().catch(noteError);
      return { close: (force) => worker.close(force) };
    },
    async ping() {
      await inTime(queueOf("light").then((queue) => queue.count()));
    },
    async close() {
      const settled = await Promise.allSettled(opened.values());
      await inTime(Promise.all(settled.flatMap((each) => (each.status === "fulfilled" ? [each.value.close()] : [])))).catch(noteError);
      await inTime(backend.close()).catch(noteError);
    },
  };
}

async function readState(queue: AnyQueue, jobId: string): Promise<QueuedState> {
  const job = await queue.getJob(jobId);
  if (job === undefined) return "missing";
  const state = await job.getState();
  if (state === "unknown") return "missing";
  return state === "completed" || state === "failed" ? "ended" : "open";
}

function outboxIdOf(data: unknown): string {
  if (typeof data === "object" && data !== null && "outboxId" in data && typeof data.outboxId === "string") return data.outboxId;
  throw new Error("a job without the id of its outbox row");
}

/** BullMQ finds its tables by the search path, and listens on a connection that it takes out of the pool. */
function postgresBackend(connectionString: string, noteError: (error: unknown) => void): Backend {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    options: `-c search_path=${queueSchema}`,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    application_name: `${council.slug}-queue`,
    Client: ResilientClient,
  });
  pool.on("error", noteError);
  return {
    kind: "postgres",
    needsReadyStart: true,
    connect: async () => void (await pool.query("select 1")),
    queue: (name, options) => new Queue(name, { ...options, connection: pool }, createPostgresBackend),
    worker: (name, run, options) => new Worker(name, run, { ...options, connection: pool }, createPostgresBackend),
    close: () => pool.end(),
  };
}

/** Whether the server answers that it is a replica now: after a failover the address leads to its successor. */
const isOfReplica = (error: Error): boolean => /^(READONLY|MASTERDOWN|UNBLOCKED)/.test(error.message);

/** Producers and workers have separate connections: a worker waits for Redis without limit, a producer fails fast. */
function redisBackend(url: string, noteError: (error: unknown) => void): Backend {
  const connecting = { connectTimeout: answerWithinMs, reconnectOnError: isOfReplica };
  const producers = new Redis(url, { ...connecting, maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: answerWithinMs });
  const consumers = new Redis(url, { ...connecting, maxRetriesPerRequest: null });
  for (const connection of [producers, consumers]) connection.on("error", noteError);
  const prefix = council.slug;
  return {
    kind: "redis",
    needsReadyStart: false,
    connect: async () => {},
    queue: (name, options) => new Queue(name, { ...options, connection: producers, prefix }),
    worker: (name, run, options) => new Worker(name, run, { ...options, connection: consumers, prefix }),
    close: async () => {
      producers.disconnect();
      consumers.disconnect();
    },
  };
}

/** The result, or a failure after `answerWithinMs`. The call itself may still end later: adding a job twice has no effect. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the queue did not answer in ${answerWithinMs} ms`)), answerWithinMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
