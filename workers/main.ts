import { createDb, workerStatementTimeoutMs } from "#db/client.ts";
import { appRole } from "#db/app-role.ts";
import { systemActor } from "#domain/accounts/actor.ts";
import type { JobName } from "#domain/jobs.ts";
import type { Services, WorkerContext } from "#server/context.ts";
import { createMailer } from "#server/infra/mailer.ts";
import { createBroker, type BrokerTimings } from "./broker.ts";
import type { DefinedJob } from "./define-job.ts";
import { buildDossierJob } from "./jobs/build-dossier.ts";
import { sendMailJob } from "./jobs/send-mail.ts";
import { startReconciler } from "./reconciler.ts";
import { startRelay } from "./relay.ts";

/** Every job, and how many of its kind one process works on at a time. */
const workforce = {
  "send-mail": { job: sendMailJob, concurrency: 4 },
  "build-dossier": { job: buildDossierJob, concurrency: 1 },
} as const satisfies Record<JobName, { job: DefinedJob; concurrency: number }>;

export type Workers = {
  /** @throws when the queue does not answer */
  ping(): Promise<void>;
  /** Lets jobs in hand finish or gives them back. */
  close(): Promise<void>;
};

export type WorkerOptions = {
  /** The database as its owner: the queue's own tables belong to it. */
  readonly databaseUrl: string;
  readonly timings?: BrokerTimings;
  readonly queuePrefix?: string;
};

const poolSize = 5;
const closeWithinMs = 5_000;

/**
 * Starts relay, reconciler and every worker in this process, with a pool of its own.
 * @source security.md 4.4–4.8
 */
export function startWorkers(services: Services, options: WorkerOptions): Workers {
  const { config, log } = services;
  const database = createDb(options.databaseUrl, { role: appRole, max: poolSize, statementTimeoutMs: workerStatementTimeoutMs, name: "worker" });
  const mailer = createMailer(config);
  const broker = createBroker({
    databaseUrl: options.databaseUrl,
    redisUrl: config.redisUrl,
    log,
    ...(options.timings === undefined ? {} : { timings: options.timings }),
    ...(options.queuePrefix === undefined ? {} : { prefix: options.queuePrefix }),
  });
  const contextOf = (requestId: string): WorkerContext => ({
    ...services,
    db: database.db,
    mailer,
    actor: systemActor("worker"),
    origin: { requestId, door: "system", ip: "", userAgent: "worker" },
  });
  for (const { job, concurrency } of Object.values(workforce)) broker.work(job.name, concurrency, ({ outboxId }) => job.run(contextOf(outboxId), outboxId));
  const loops = [startRelay(database, broker, log), startReconciler(database.db, broker, log)];
  return {
    ping: () => broker.ping(),
    async close() {
      await Promise.all(loops.map((loop) => loop.stop()));
      await broker.close(closeWithinMs);
      mailer.close();
      await database.close();
    },
  };
}
