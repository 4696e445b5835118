import { appRole } from "#db/connection/app-role.ts";
import { createDb, workerStatementTimeoutMs, type Db } from "#db/connection/client.ts";
import { listenToOutbox } from "#db/outbox/listen.ts";
import { getBacklog, countDeadLetters } from "#db/queries/outbox.ts";
import { council } from "#domain/council.ts";
import { jobs } from "#domain/jobs.ts";
import type { Services } from "#server/context.ts";
import { createMailer } from "#server/infra/mailer.ts";
import { createBroker, type Broker, type BrokerTiming, type Consumer } from "./queue/broker.ts";
import type { Job } from "./queue/define-job.ts";
import { buildDossierJob } from "./jobs/build-dossier.ts";
import { checkImportJob } from "./jobs/check-import.ts";
import { exportDirectoryJob } from "./jobs/export-directory.ts";
import { inviteFirmsJob } from "./jobs/invite-firms.ts";
import { makeContentDocumentJob } from "./jobs/make-content-document.ts";
import { readImportJob } from "./jobs/read-import.ts";
import { remindMembershipJob } from "./jobs/remind-membership.ts";
import { remindReplyJob } from "./jobs/remind-reply.ts";
import { runImportJob } from "./jobs/run-import.ts";
import { sampleFilesJob } from "./jobs/sample-files.ts";
import { sendDigestJob } from "./jobs/send-digest.ts";
import { sendMailJob } from "./jobs/send-mail.ts";
import { sendRemindersJob } from "./jobs/send-reminders.ts";
import { sweepFilesJob } from "./jobs/sweep-files.ts";
import { sweepRowsJob } from "./jobs/sweep-rows.ts";
import { startLoop } from "./queue/loop.ts";
import { throttledWarning } from "./queue/throttled-warning.ts";
import { requeueLost } from "./queue/reconciler.ts";
import { relayWaiting } from "./queue/relay.ts";
import { createRuntime, type Runtime } from "./queue/runtime.ts";
import { askForScheduled } from "./queue/schedule.ts";

export type WorkerTiming = BrokerTiming & {
  /** How often the outbox is looked at although nobody rang. */
  readonly pollMs: number;
  readonly reconcileMs: number;
  /** How long the queue may have had work before it is asked for it. */
  readonly lostAfterMs: number;
  /** By what the pauses between tries are multiplied. */
  readonly retryScale: number;
  /** How long jobs in hand may take to end when the process ends. */
  readonly drainMs: number;
};

const defaultTiming: WorkerTiming = {
  lockDurationMs: 20_000,
  stalledIntervalMs: 5_000,
  pollMs: 1_000,
  reconcileMs: 30_000,
  lostAfterMs: 120_000,
  retryScale: 1,
  drainMs: 5_000,
};
const scheduleMs = 10 * 60 * 1_000;
const poolSize = 5;
const allJobs: readonly Job[] = [
  sendMailJob,
  buildDossierJob,
  readImportJob,
  checkImportJob,
  runImportJob,
  inviteFirmsJob,
  exportDirectoryJob,
  makeContentDocumentJob,
  sweepFilesJob,
  sweepRowsJob,
  sampleFilesJob,
  sendRemindersJob,
  sendDigestJob,
  remindMembershipJob,
  remindReplyJob,
];

export type WorkerOptions = {
  /** The database as its owner: the queue has a schema of its own there. */
  readonly databaseUrl: string;
  /** What is done; by default everything. */
  readonly jobs?: readonly Job[];
  readonly timing?: Partial<WorkerTiming>;
};

export type Workers = {
  /** @throws when the queue does not answer */
  ping(): Promise<void>;
  /** What an operator should look at, in words; undefined when there is nothing. */
  remark(): Promise<string | undefined>;
  /** Takes no more work, lets what is in hand end for a while, gives back the rest. */
  close(): Promise<void>;
};

/**
 * Starts everything that works in the background: the relay from outbox to queue, the handlers, the reconciler. It may run in
 * the web process or alone, and any number of times.
 * @source security.md 4.4 to 4.8
 */
export async function startWorkers(shared: Services, options: WorkerOptions): Promise<Workers> {
  const timing = { ...defaultTiming, ...options.timing };
  const { databaseUrl } = options;
  const { log, config } = shared;
  const database = createDb(databaseUrl, {
    role: appRole,
    max: poolSize,
    statementTimeoutMs: workerStatementTimeoutMs,
    name: `${council.slug}-worker`,
  });
  const { db } = database;
  const mailer = createMailer(config);
  const runtime = createRuntime({ services: { ...shared, db }, mailer, retryScale: timing.retryScale });
  const broker = createBroker({ databaseUrl, redisUrl: config.redisUrl, log, timing });
  const consumers = await startConsumers(broker, runtime, options.jobs ?? allJobs);
  const relay = startLoop(async () => void (await relayWaiting(db, broker)), timing.pollMs, throttledWarning(log, "relay_failed"));
  const reconciler = startLoop(
    async () => void (await requeueLost({ db, broker, log, lostAfterMs: timing.lostAfterMs })),
    timing.reconcileMs,
    throttledWarning(log, "reconcile_failed"),
  );
  const schedule = startLoop(() => askForScheduled(db, shared.now()), scheduleMs, throttledWarning(log, "schedule_failed"));
  const listener = listenToOutbox(databaseUrl, () => relay.wakeUp());
  return {
    ping: () => broker.ping(),
    remark: () => remarkOn(db, shared.now()),
    close: async () => {
      await Promise.all([listener.close(), relay.close(), reconciler.close(), schedule.close()]);
      await closeConsumers(consumers, runtime, timing.drainMs);
      mailer.close();
      await broker.close();
      await database.close();
    },
  };
}

const startConsumers = (broker: Broker, runtime: Runtime, all: readonly Job[]): Promise<Consumer[]> =>
  Promise.all(all.map((job) => broker.consume(job.name, jobs[job.name].concurrency, (outboxId) => runtime.run(job, outboxId))));

async function closeConsumers(consumers: readonly Consumer[], runtime: Runtime, drainMs: number): Promise<void> {
  const ended = Promise.all(consumers.map((consumer) => consumer.close(false)));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), drainMs);
  });
  const outcome = await Promise.race([ended, late]);
  clearTimeout(timer);
  if (outcome === "late") await runtime.returnAll();
}

const backlogIsOldMs = 5 * 60 * 1_000;

async function remarkOn(db: Db, now: Date): Promise<string | undefined> {
  const [{ open, oldestDueAt }, dead] = await Promise.all([getBacklog(db), countDeadLetters(db)]);
  const ageMs = oldestDueAt === undefined ? 0 : now.getTime() - oldestDueAt.getTime();
  const remarks = [
    ...(ageMs > backlogIsOldMs ? [`${open} jobs wait, the oldest for ${Math.round(ageMs / 60_000)} minutes`] : []),
    ...(dead > 0 ? [`${dead} ${dead === 1 ? "job was" : "jobs were"} given up`] : []),
  ];
  return remarks.length === 0 ? undefined : remarks.join("; ");
}
