import { z } from "zod";

/**
 * The queues, with the number of jobs that one worker process runs at the same time. E-mails never wait behind a long job, and short jobs
 * never behind the ones that keep a processor busy. What nobody waits for has a queue of its own, so that nothing waits for it.
 */
export const queues = {
  mail: { concurrency: 4 },
  light: { concurrency: 2 },
  heavy: { concurrency: 2 },
  /** Receivers outside: each may take ten seconds to answer. */
  webhooks: { concurrency: 4 },
  background: { concurrency: 2 },
} as const;

export type QueueName = keyof typeof queues;
export const queueNames = Object.keys(queues) as QueueName[]; // keys of a literal object

type JobRules = {
  readonly queue: QueueName;
  /** Ids only: the handler reads the rows again. */
  readonly payload: z.ZodType;
  /** Failed attempts after which the job is marked dead. */
  readonly attempts: number;
  /** Pause before the second attempt; it doubles each time up to `maxBackoffMs`, reduced by the jitter. */
  readonly backoffMs: number;
  readonly maxBackoffMs: number;
  /** Random share of a pause, so that failed jobs do not all return at the same moment. */
  readonly jitter: number;
  /** An attempt that takes longer counts as failed, and what it still writes has no effect. */
  readonly timeoutMs: number;
  /** Its subject is marked as failed together with it: another attempt would do nothing. */
  readonly endsWhenGivenUp?: true;
};

/** E-mails to many that become due per minute: fewer than a worker sends, so that a code which somebody waits for is not sent after them. */
export const bulkMailsPerMinute = 120;

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * Even if the jitter halves every pause, sixteen attempts span more than four hours, the longest outage of a mail server. The
 * retry table says eight, which can be over within half an hour; its own table of outages requires "4 h+".
 * @source security.md section 4, "Down: SMTP"
 */
const mailAttempts = 16;

const makingRules = { queue: "heavy", attempts: 3, backoffMs: 5 * secondMs, maxBackoffMs: minuteMs, jitter: 0.5, timeoutMs: 10 * minuteMs } as const;
/** The three steps of an import; each continues where an earlier attempt stopped. @source security.md 4.5, 4.6 */
const importRules = { ...makingRules, attempts: 5 } as const;
const endingRules = { endsWhenGivenUp: true } as const;
const importRound = z.object({ importId: z.uuid(), round: z.int() });

const sweepRules = { queue: "light", attempts: 3, backoffMs: minuteMs, maxBackoffMs: minuteMs, jitter: 0.5, timeoutMs: 10 * minuteMs } as const;
/** Daily jobs: a late attempt on the same day is still in time. Even if the jitter halves every pause, twelve span more than three hours. */
const dailyRules = { queue: "light", attempts: 12, backoffMs: minuteMs, maxBackoffMs: hourMs, jitter: 0.5, timeoutMs: hourMs } as const;

/** The radar: one claim may be looked at while the past is. */
const radarRules = { queue: "background", attempts: 3, backoffMs: minuteMs, maxBackoffMs: hourMs, jitter: 0.5, timeoutMs: hourMs } as const;

/** All background jobs, by name. @source security.md 4.6 */
export const jobs = {
  "send-mail": {
    queue: "mail",
    payload: z.object({ mailId: z.uuid() }),
    attempts: mailAttempts,
    backoffMs: 30 * secondMs,
    maxBackoffMs: hourMs,
    jitter: 0.5,
    timeoutMs: 2 * minuteMs,
  },
  /**
   * Fifteen tries, each pause twice as long up to four hours: more than a day, whatever chance does. A receiver may take ten seconds for each:
   * a webhook has one try at a time, and one a minute while it fails, so that the queue does not wait for one receiver. A job whose try
   * succeeds goes on with what else waits of its webhook, for some seconds.
   */
  "deliver-webhook": {
    queue: "webhooks",
    payload: z.object({ deliveryId: z.uuid() }),
    attempts: 15,
    backoffMs: minuteMs,
    maxBackoffMs: 4 * hourMs,
    jitter: 0.1,
    timeoutMs: minuteMs,
    ...endingRules,
  },
  "build-dossier": { payload: z.object({ reimbursementId: z.string() }), ...makingRules },
  "read-import": { payload: z.object({ importId: z.uuid() }), ...importRules, ...endingRules },
  "check-import": { payload: importRound, ...importRules, ...endingRules },
  "run-import": { payload: importRound, ...importRules, ...endingRules },
  "invite-firms": { payload: z.object({ importId: z.uuid(), part: z.int() }), ...importRules },
  "export-directory": { payload: z.object({ exportId: z.uuid() }), ...makingRules, ...endingRules },
  "replay-rules": { payload: z.object({ replayId: z.uuid() }), ...makingRules, ...endingRules },
  /** Issues the invoices of a yearly run. */
  "run-invoices": { payload: z.object({ runId: z.uuid() }), ...makingRules, attempts: 5, ...endingRules },
  "make-bank-file": { payload: z.object({ batchId: z.uuid() }), ...makingRules, timeoutMs: 2 * minuteMs, ...endingRules },
  "make-content-document": { payload: z.object({ entryId: z.uuid() }), ...makingRules, timeoutMs: 2 * minuteMs },
  "make-circular-pdfs": { payload: z.object({ circularId: z.uuid() }), ...makingRules, timeoutMs: 2 * minuteMs },
  /** Gives the notice of a published circular, and the e-mail of an urgent one. */
  "notify-of-circular": { payload: z.object({ circularId: z.uuid() }), ...sweepRules },
  /** Gives members the notice that a fair has opened for applications. */
  "notify-of-fair": { payload: z.object({ fairId: z.uuid() }), ...sweepRules },
  /**
   * Computes the amounts that waited for a rate of this currency, those of a firm whose membership has changed, or whose caps or visits another
   * claim or a recovery has changed, or all, with the due dates of both offices, after the office's holidays or the memberships of a list have
   * changed or a new release stores more of each claim. A job of all does one portion, from the first claim or after the id
   * of one, and enqueues the next.
   */
  "fill-amounts": {
    payload: z.union([
      z.object({ currency: z.string().regex(/^[A-Z]{3}$/) }),
      z.object({ firmId: z.uuid() }),
      z.object({ all: z.literal(true), after: z.string().optional() }),
    ]),
    ...sweepRules,
  },
  /** What a claim has in common with others, after its documents or items changed. */
  "scan-reimbursement": { payload: z.object({ reimbursementId: z.string() }), ...radarRules },
  /** The same for the documents and claims that nobody looked at. */
  "scan-past": { payload: z.object({}), ...radarRules },
  /** When a changed bank account begins to count. */
  "complete-documents": { payload: z.object({ firmId: z.uuid() }), ...dailyRules },
  "sweep-files": { payload: z.object({}), ...sweepRules },
  "sweep-rows": { payload: z.object({}), ...sweepRules },
  /** It lists the whole store. Too many files without a row are a fault that another attempt does not cure. */
  "sweep-orphans": { payload: z.object({}), ...dailyRules, attempts: 3 },
  "sample-files": { payload: z.object({}), ...dailyRules },
  "send-reminders": { payload: z.object({}), ...dailyRules },
  /** Writes to followers of the website: dates of events, and the digest of notices. */
  "tell-followers": { payload: z.object({}), ...dailyRules },
  "send-digest": { payload: z.object({}), ...dailyRules },
  "remind-membership": { payload: z.object({ firmId: z.uuid(), endOn: z.iso.date() }), ...dailyRules },
  "remind-filing": { payload: z.object({ expectedClaimId: z.uuid() }), ...dailyRules },
  "free-claims": { payload: z.object({ userId: z.uuid() }), ...dailyRules },
  "remind-reply": { payload: z.object({ reimbursementId: z.string(), since: z.iso.datetime() }), ...dailyRules },
} as const satisfies Record<string, JobRules>;

export type JobName = keyof typeof jobs;
export const jobNames = Object.keys(jobs) as JobName[]; // keys of a literal object

const rulesOf = (name: JobName): JobRules => jobs[name];
/** Jobs that are not tried again once they are dead: a person starts their work again on its page. */
export const endingJobNames = jobNames.filter((name) => rulesOf(name).endsWhenGivenUp === true);

/** No attempt of a job runs longer: what started before that has lost its worker. */
export const longestRunMs = Math.max(...jobNames.map((name) => jobs[name].timeoutMs));

export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]["payload"]>;

/** Thrown by a job whose turn has not come: it runs again after a pause, and this attempt does not count. */
export class JobPutOff extends Error {
  readonly pauseMs: number;

  /** @param pauseMs until the job runs again, in milliseconds */
  constructor(reason: string, pauseMs: number) {
    super(reason);
    this.name = "JobPutOff";
    this.pauseMs = pauseMs;
  }
}

/** A job that started this often without success or failure crashes its workers: it is marked dead. */
export const maxStartsWithoutEnd = 5;

/**
 * The pause before the next attempt, in milliseconds.
 * @param failures failed attempts so far, from 1
 * @param chance from 0 to 1
 */
export function retryDelayMs(name: JobName, failures: number, chance: number): number {
  const { backoffMs, maxBackoffMs, jitter } = jobs[name];
  const full = Math.min(maxBackoffMs, backoffMs * 2 ** (failures - 1));
  return Math.round(full * (1 - jitter * chance));
}

/** As long as the longest outage of a mail server. */
const outageMs = 4 * hourMs;

/**
 * The pause of a job after a service that it needs did not answer, in milliseconds: half as long as the job has waited for it so far. Such a
 * failure does not count. Undefined when the job has waited so long that it does.
 * @param waitedMs since the first of the attempts in a row that had no answer
 * @param chance from 0 to 1
 */
export function outagePauseMs(name: JobName, waitedMs: number, chance: number): number | undefined {
  if (waitedMs > outageMs) return undefined;
  const { backoffMs, jitter } = jobs[name];
  return Math.round(Math.max(backoffMs, Math.min(5 * minuteMs, waitedMs / 2)) * (1 - jitter * chance));
}
