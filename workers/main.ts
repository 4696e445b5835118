import { createWorkerDb, type Db } from "#db/connection/client.ts";
import { listenToOutbox } from "#db/outbox/listen.ts";
import { getBacklog, countDeadLetters } from "#db/queries/outbox.ts";
import { jobs } from "#domain/jobs.ts";
import type { Services } from "#server/context.ts";
import { createMailer } from "#server/infra/mailer.ts";
import { createBroker, type Broker, type BrokerTiming, type Consumer } from "./queue/broker.ts";
import type { Job } from "./queue/define-job.ts";
import { buildDossierJob } from "./jobs/build-dossier.ts";
import { checkImportJob } from "./jobs/check-import.ts";
import { completeDocumentsJob } from "./jobs/complete-documents.ts";
import { deliverWebhookJob } from "./jobs/deliver-webhook.ts";
import { exportDirectoryJob } from "./jobs/export-directory.ts";
import { fillAmountsJob } from "./jobs/fill-amounts.ts";
import { inviteFirmsJob } from "./jobs/invite-firms.ts";
import { makeBankFileJob } from "./jobs/make-bank-file.ts";
import { makeCircularPdfsJob } from "./jobs/make-circular-pdfs.ts";
import { makeContentDocumentJob } from "./jobs/make-content-document.ts";
import { readImportJob } from "./jobs/read-import.ts";
import { freeClaimsJob } from "./jobs/free-claims.ts";
import { remindFilingJob } from "./jobs/remind-filing.ts";
import { remindMembershipJob } from "./jobs/remind-membership.ts";
import { remindReplyJob } from "./jobs/remind-reply.ts";
import { replayRulesJob } from "./jobs/replay-rules.ts";
import { runInvoicesJob } from "./jobs/run-invoices.ts";
import { runImportJob } from "./jobs/run-import.ts";
import { sampleFilesJob } from "./jobs/sample-files.ts";
import { scanPastJob } from "./jobs/scan-past.ts";
import { scanReimbursementJob } from "./jobs/scan-reimbursement.ts";
import { sendDigestJob } from "./jobs/send-digest.ts";
import { sendMailJob } from "./jobs/send-mail.ts";
import { sendRemindersJob } from "./jobs/send-reminders.ts";
import { tellFollowersJob } from "./jobs/tell-followers.ts";
import { notifyOfCircularJob } from "./jobs/notify-of-circular.ts";
import { notifyOfFairJob } from "./jobs/notify-of-fair.ts";
import { sweepFilesJob } from "./jobs/sweep-files.ts";
import { sweepOrphansJob } from "./jobs/sweep-orphans.ts";
import { sweepRowsJob } from "./jobs/sweep-rows.ts";
import { startLoop } from "./queue/loop.ts";
import { throttledWarning } from "./queue/throttled-warning.ts";
import { requeueLost } from "./queue/reconciler.ts";
import { relayWaiting } from "./queue/relay.ts";
import { createRuntime, type Runtime } from "./queue/runtime.ts";
import { askForScheduled } from "./queue/schedule.ts";

export type WorkerTiming = BrokerTiming & {
  /** Pause between two reads of the outbox without a notification. */
  readonly pollMs: number;
  readonly reconcileMs: number;
  /** Age of a queued row at which the queue is asked for its job. */
  readonly lostAfterMs: number;
  /** Factor of the pauses between attempts. */
  readonly retryScale: number;
  /** Time that running jobs have to finish when the process ends. */
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
const allJobs: readonly Job[] = [
  sendMailJob,
  deliverWebhookJob,
  buildDossierJob,
  readImportJob,
  checkImportJob,
  runImportJob,
  inviteFirmsJob,
  exportDirectoryJob,
  completeDocumentsJob,
  replayRulesJob,
  runInvoicesJob,
  makeBankFileJob,
  makeContentDocumentJob,
  makeCircularPdfsJob,
  notifyOfCircularJob,
  notifyOfFairJob,
  fillAmountsJob,
  scanReimbursementJob,
  scanPastJob,
  sweepFilesJob,
  sweepOrphansJob,
  sweepRowsJob,
  sampleFilesJob,
  sendRemindersJob,
  sendDigestJob,
  tellFollowersJob,
  freeClaimsJob,
  remindFilingJob,
  remindMembershipJob,
  remindReplyJob,
];

export type WorkerOptions = {
  /** The database as its owner: the queues have a schema of their own. */
  readonly databaseUrl: string;
  /** The jobs that this worker runs; by default all. */
  readonly jobs?: readonly Job[];
  readonly timing?: Partial<WorkerTiming>;
};

export type Workers = {
  /** @throws when the queue does not answer */
  ping(): Promise<void>;
  /** A remark for an operator; undefined if there is none. */
  remark(): Promise<string | undefined>;
  /** Takes no more jobs, lets the running ones finish for a while, and releases the leases of the rest. */
  close(): Promise<void>;
};

/**
 * Starts all background work: the relay from outbox to queue, the handlers, the reconciler. It may run in
 * the web process or alone, and any number of times.
 * @source security.md 4.4 to 4.8
 */
export async function startWorkers(shared: Services, options: WorkerOptions): Promise<Workers> {
  const timing = { ...defaultTiming, ...options.timing };
  const { databaseUrl } = options;
  const { log, config } = shared;
  const ownPool = config.role === "worker" ? undefined : createWorkerDb(databaseUrl);
  const db = ownPool?.db ?? shared.db;
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
  const listener = listenToOutbox(databaseUrl, () => relay.notify());
  return {
    ping: () => broker.ping(),
    remark: () => remarkOn(db, shared.now()),
    close: async () => {
      await Promise.all([listener.close(), relay.close(), reconciler.close(), schedule.close()]);
      await closeConsumers(consumers, runtime, timing.drainMs);
      mailer.close();
      await broker.close();
      await ownPool?.close();
    },
  };
}

/** One consumer for each queue that has a job. @throws (a run) for a topic that only a worker of another release knows: the queue repeats it */
function startConsumers(broker: Broker, runtime: Runtime, all: readonly Job[]): Promise<Consumer[]> {
  const byTopic = new Map<string, Job>(all.map((job) => [job.name, job]));
  const used = new Set(all.map((job) => jobs[job.name].queue));
  return Promise.all(
    [...used].map((queue) =>
      broker.consume(queue, async (topic, outboxId) => {
        const job = byTopic.get(topic);
        if (job === undefined) throw new Error(`this worker has no job ${topic}`);
        await runtime.run(job, outboxId);
      }),
    ),
  );
}

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

/** What an operator should know of the jobs; it needs only the database. Undefined when nothing is wrong. */
export async function remarkOn(db: Db, now: Date): Promise<string | undefined> {
  const [{ waiting, oldestDueAt }, dead] = await Promise.all([getBacklog(db), countDeadLetters(db)]);
  const ageMs = oldestDueAt === undefined ? 0 : now.getTime() - oldestDueAt.getTime();
  const remarks = [
    ...(ageMs > backlogIsOldMs
      ? [`${waiting} ${waiting === 1 ? "job waits" : "jobs wait"}, the oldest for ${Math.round(ageMs / 60_000)} minutes`]
      : []),
    ...(dead > 0 ? [`${dead} ${dead === 1 ? "job was" : "jobs were"} given up`] : []),
  ];
  return remarks.length === 0 ? undefined : remarks.join("; ");
}
