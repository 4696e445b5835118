import { createPostgresBackend, Queue, Worker, type Job, type JobsOptions, type Processor, type QueueOptions, type WorkerOptions } from "bullmq";
import { Redis } from "ioredis";
import { queueSchema } from "#db/migrate.ts";
import { jobNames, type JobName } from "#domain/jobs.ts";
import type { Logger } from "#server/infra/log.ts";

/** How quickly a killed worker's job is taken over. @source security.md 4.6 */
export type BrokerTimings = { readonly lockDurationMs: number; readonly stalledIntervalMs: number };
export const brokerTimings: BrokerTimings = { lockDurationMs: 20_000, stalledIntervalMs: 5_000 };

/** What is handed over: the outbox row. Everything else is read again by the handler. */
export type Handover = { readonly outboxId: string };

const daySeconds = 24 * 60 * 60;
/** A worker that dies takes the job with it this often before the queue gives up; our own count gives up earlier. */
const maxStalledCount = 25;
const producerTimeoutMs = 2_000;

/** The queue, on PostgreSQL or on Redis: the same promises on both. One queue for each job name. */
export type Broker = {
  /** Hands work over; the same id twice is one job. Fails within two seconds when the queue is away. */
  add(name: JobName, jobId: string, handover: Handover): Promise<void>;
  /** What became of a job: "unknown" when the queue has forgotten it. */
  stateOf(name: JobName, jobId: string): Promise<string>;
  work(name: JobName, concurrency: number, handle: (handover: Handover, job: Job) => Promise<void>): void;
  /** @throws when the queue does not answer */
  ping(): Promise<void>;
  /** Lets jobs in hand finish, for at most this long. */
  close(withinMs: number): Promise<void>;
};

export type BrokerOptions = {
  /** As the owner of the database, for the queue's own tables. */
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly log: Logger;
  readonly timings?: BrokerTimings;
  /** Keeps the queues of several products apart on one Redis. */
  readonly prefix?: string;
};

// What we use of BullMQ's classes: their full types differ by backend.
type QueueLike = {
  add(name: string, data: Handover, options: JobsOptions): Promise<unknown>;
  getJobState(jobId: string): Promise<string>;
  getJobCounts(state: "waiting"): Promise<unknown>;
  on(event: "error", listener: (error: Error) => void): unknown;
  close(): Promise<void>;
};
type WorkerLike = {
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "stalled", listener: (jobId: string) => void): unknown;
  close(force?: boolean): Promise<void>;
};
type Factory = {
  queue(name: string, options: Partial<Omit<QueueOptions, "connection">>): QueueLike;
  worker(name: string, handle: Processor, options: Partial<Omit<WorkerOptions, "connection">>): WorkerLike;
  close(): Promise<void>;
};

/** @source stack.md 7; security.md 4.4 */
export function createBroker(options: BrokerOptions): Broker {
  const { log, timings = brokerTimings } = options;
  const factory = options.redisUrl === undefined ? onPostgres(options.databaseUrl) : onRedis(options.redisUrl, options.prefix);
  const queues = new Map<JobName, QueueLike>();
  const workers: WorkerLike[] = [];
  const queueOf = (name: JobName): QueueLike => {
    const known = queues.get(name) ?? factory.queue(name, { defaultJobOptions: { removeOnComplete: { age: daySeconds }, removeOnFail: { age: 30 * daySeconds } } });
    if (!queues.has(name)) known.on("error", (error) => log.warn({ err: error, queue: name, event: "queue_error" }));
    queues.set(name, known);
    return known;
  };
  return {
    async add(name, jobId, handover) {
      await within(producerTimeoutMs, queueOf(name).add(name, handover, { jobId }));
    },
    stateOf: async (name, jobId) => within(producerTimeoutMs, queueOf(name).getJobState(jobId)),
    work(name, concurrency, handle) {
      const worker = factory.worker(name, (job) => handle(job.data, job), {
        concurrency,
        lockDuration: timings.lockDurationMs,
        stalledInterval: timings.stalledIntervalMs,
        maxStalledCount,
      });
      worker.on("error", (error) => log.warn({ err: error, queue: name, event: "worker_error" }));
      worker.on("stalled", (jobId) => log.warn({ jobId, queue: name, event: "job_stalled" }));
      workers.push(worker);
    },
    async ping() {
      await within(producerTimeoutMs, Promise.all(jobNames.map((name) => queueOf(name).getJobCounts("waiting"))));
    },
    async close(withinMs) {
      await within(withinMs, Promise.all(workers.map((worker) => worker.close()))).catch(() => Promise.all(workers.map((worker) => worker.close(true).catch(() => {}))));
      await within(withinMs, Promise.all([...queues.values()].map((queue) => queue.close()))).catch(() => {});
      await factory.close();
    },
  };
}

function onPostgres(databaseUrl: string): Factory {
  const connection = (max: number) => ({ connectionString: databaseUrl, schema: queueSchema, max });
  return {
    queue: (name, options) => new Queue(name, { ...options, connection: connection(2) }, createPostgresBackend),
    worker: (name, handle, options) => new Worker(name, handle, { ...options, connection: connection(4) }, createPostgresBackend),
    close: async () => {},
  };
}

function onRedis(redisUrl: string, prefix: string | undefined): Factory {
  // A producer must say at once that Redis is away; a worker waits for it for ever.
  const producer = new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: false });
  const consumer = new Redis(redisUrl, { maxRetriesPerRequest: null });
  for (const connection of [producer, consumer]) connection.on("error", () => {}); // told by queue and worker, which share it
  const shared = prefix === undefined ? {} : { prefix };
  return {
    queue: (name, options) => new Queue(name, { ...options, ...shared, connection: producer }),
    worker: (name, handle, options) => new Worker(name, handle, { ...options, ...shared, connection: consumer }),
    close: async () => {
      producer.disconnect();
      consumer.disconnect();
    },
  };
}

/** @throws Error when the work is not done in time; the work itself goes on */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
