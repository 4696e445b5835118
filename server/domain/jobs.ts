import { z } from "zod";

type JobRules = {
  /** Ids only: the handler reads the rows again. */
  readonly payload: z.ZodType;
  /** Failed attempts after which the job is marked dead. */
  readonly attempts: number;
  /** Pause before the second attempt; it doubles each time up to `maxBackoffMs`, plus or minus the jitter. */
  readonly backoffMs: number;
  readonly maxBackoffMs: number;
  /** The random share of a pause, so that failed jobs do not come back together. */
  readonly jitter: number;
  /** After this time an attempt counts as failed, and its later effects are rolled back. */
  readonly timeoutMs: number;
  /** Parallel jobs in one worker process. */
  readonly concurrency: number;
};

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * Even with the shortest random pauses, sixteen attempts span more than four hours, the longest outage of a mail server that is
 * planned for. The retry table says eight, which can be over within half an hour; its own table of outages asks for "4 h+".
 * @source security.md section 4, "Down: SMTP"
 */
const mailAttempts = 16;

/** The three steps of an import; each continues where an earlier attempt ended. @source security.md 4.5, 4.6 */
const importRules = { attempts: 5, backoffMs: 5 * secondMs, maxBackoffMs: minuteMs, jitter: 0.5, timeoutMs: 10 * minuteMs, concurrency: 1 };
const importRound = z.object({ importId: z.uuid(), round: z.int() });

/** Work that runs once a day: there is time for a second attempt. */
const dailyRules = { attempts: 5, backoffMs: minuteMs, maxBackoffMs: hourMs, jitter: 0.5, timeoutMs: hourMs, concurrency: 1 };

/** Every background job, by name. @source security.md 4.6 */
export const jobs = {
  "send-mail": {
    payload: z.object({ mailId: z.uuid() }),
    attempts: mailAttempts,
    backoffMs: 30 * secondMs,
    maxBackoffMs: hourMs,
    jitter: 0.5,
    timeoutMs: 2 * minuteMs,
    concurrency: 4,
  },
  "build-dossier": {
    payload: z.object({ reimbursementId: z.string() }),
    attempts: 3,
    backoffMs: 5 * secondMs,
    maxBackoffMs: minuteMs,
    jitter: 0.5,
    timeoutMs: 10 * minuteMs,
    concurrency: 2,
  },
  "read-import": { payload: z.object({ importId: z.uuid() }), ...importRules },
  "check-import": { payload: importRound, ...importRules },
  "run-import": { payload: importRound, ...importRules },
  "invite-firms": { payload: z.object({ importId: z.uuid(), part: z.int() }), ...importRules },
  "export-directory": {
    payload: z.object({ exportId: z.uuid() }),
    attempts: 3,
    backoffMs: 5 * secondMs,
    maxBackoffMs: minuteMs,
    jitter: 0.5,
    timeoutMs: 10 * minuteMs,
    concurrency: 1,
  },
  "make-content-document": {
    payload: z.object({ entryId: z.uuid() }),
    attempts: 3,
    backoffMs: 5 * secondMs,
    maxBackoffMs: minuteMs,
    jitter: 0.5,
    timeoutMs: 2 * minuteMs,
    concurrency: 1,
  },
  "sweep-files": {
    payload: z.object({}),
    attempts: 3,
    backoffMs: minuteMs,
    maxBackoffMs: minuteMs,
    jitter: 0.5,
    timeoutMs: 10 * minuteMs,
    concurrency: 1,
  },
  "sweep-rows": {
    payload: z.object({}),
    attempts: 3,
    backoffMs: minuteMs,
    maxBackoffMs: minuteMs,
    jitter: 0.5,
    timeoutMs: 10 * minuteMs,
    concurrency: 1,
  },
  "sample-files": { payload: z.object({}), ...dailyRules },
  "send-reminders": { payload: z.object({}), ...dailyRules },
  "send-digest": { payload: z.object({}), ...dailyRules },
  "remind-membership": { payload: z.object({ firmId: z.uuid(), endOn: z.iso.date() }), ...dailyRules },
  "remind-reply": { payload: z.object({ reimbursementId: z.string(), since: z.iso.datetime() }), ...dailyRules },
} as const satisfies Record<string, JobRules>;

export type JobName = keyof typeof jobs;
export const jobNames = Object.keys(jobs) as JobName[]; // keys of a literal object
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]["payload"]>;

/** A job that started this often without a success or a failure kills its workers and is marked dead. */
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
