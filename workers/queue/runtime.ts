import { randomUUID } from "node:crypto";
import { domainErrorIn } from "#domain/errors.ts";
import type { Cause } from "#db/outbox/enqueue.ts";
import { markDeadAfterFailure, markDeadAsPoison, markWorkDone, leaseWork, lockHeldWork, markWorkForRetry, releaseLease } from "#db/queries/outbox.ts";
import { systemActor } from "#domain/accounts/actor.ts";
import { JobPutOff, jobs, maxStartsWithoutEnd, outagePauseMs, retryDelayMs } from "#domain/jobs.ts";
import type { Services, WorkerContext } from "#server/context.ts";
import { isDamage } from "#server/infra/file-store.ts";
import { errorForLog } from "#server/infra/log.ts";
import type { Mailer } from "#server/infra/mailer.ts";
import { LeaseLost, type Job, type JobRun } from "./define-job.ts";

/** Runs jobs under leases and records their result. */
export type Runtime = {
  /**
   * Runs a job if it is still open. A failure of the job is recorded and not thrown.
   * @throws when the result could not be recorded: then the job must run again
   */
  run(job: Job, outboxId: string): Promise<void>;
  /** Releases the leases of all running jobs at the end of the process: another worker takes them at once, or after the lock if the database is away. */
  returnAll(): Promise<void>;
};

export type RuntimeOptions = {
  readonly services: Services;
  readonly mailer: Mailer;
  /** Factor of the pauses between attempts; tests wait less. */
  readonly retryScale: number;
};

/** @source security.md 4.5, 4.6 */
export function createRuntime({ services, mailer, retryScale }: RuntimeOptions): Runtime {
  const { db, log, telemetry } = services;
  const running = new Map<string, string>();

  async function run(job: Job, outboxId: string): Promise<void> {
    const token = randomUUID();
    const lease = await leaseWork(db, outboxId, token);
    if (lease.kind === "over") return;
    if (lease.kind === "poisoned") return markPoisonDead(job, outboxId, lease.payload);
    const startedMs = performance.now();
    running.set(token, outboxId);
    const requestId = lease.cause?.requestId ?? outboxId;
    const span = telemetry.begin({ kind: "job", name: job.name, requestId, parent: lease.cause?.traceparent });
    try {
      const ctx = contextOf(job, { requestId, traceparent: span.traceparent ?? lease.cause?.traceparent });
      await inTime(jobs[job.name].timeoutMs, job.run(ctx, lease.payload, runOf(outboxId, token)));
      await markWorkDone(db, outboxId, token); // no effect if the job's own transaction has done it
      span.end("ok");
      log.info({ event: "job_done", job: job.name, outboxId, requestId, ms: Math.round(performance.now() - startedMs) });
    } catch (error) {
      span.end(endOf(error));
      if (error instanceof LeaseLost) log.warn({ event: "job_taken_over", job: job.name, outboxId, requestId });
      else await noteFailure(job, outboxId, token, { ...lease, failures: lease.failures + 1, error, requestId });
    } finally {
      running.delete(token);
    }
  }

  /** A job keeps the request id of the request that enqueued it. */
  function contextOf(job: Job, cause: Cause): WorkerContext {
    return { ...services, mailer, actor: systemActor(job.name), origin: { ...cause, transport: "system", ip: "", userAgent: "" } };
  }

  function runOf(outboxId: string, token: string): JobRun {
    const assertHeld = (isHeld: boolean): void => {
      if (!isHeld) throw new LeaseLost();
    };
    return {
      id: outboxId,
      hold: async (tx) => assertHeld(await lockHeldWork(tx, outboxId, token)),
      finish: async (tx) => assertHeld(await markWorkDone(tx, outboxId, token)),
    };
  }

  async function noteFailure(
    job: Job,
    outboxId: string,
    token: string,
    failed: { payload: unknown; failures: number; waitedMs: number; error: unknown; requestId: string },
  ): Promise<void> {
    const { payload, failures, waitedMs, error, requestId } = failed;
    const reason = reasonOf(error);
    const facts = { job: job.name, outboxId, requestId, failures, err: error };
    const isOutage = isServiceAway(error);
    const isPutOff = error instanceof JobPutOff;
    const pauseMs = isPutOff ? error.pauseMs : isOutage ? outagePauseMs(job.name, waitedMs, Math.random()) : undefined;
    if (pauseMs !== undefined) {
      const delayMs = pauseMs * retryScale;
      if (await markWorkForRetry(db, outboxId, token, { delayMs, error: reason, isOutage, isCounted: false }))
        log[isPutOff ? "debug" : "warn"]({ ...facts, event: "job_waits", delayMs });
      return;
    }
    if (failures < jobs[job.name].attempts) {
      const delayMs = retryDelayMs(job.name, failures, Math.random()) * retryScale;
      if (await markWorkForRetry(db, outboxId, token, { delayMs, error: reason, isOutage, isCounted: true }))
        log.warn({ ...facts, event: "job_failed", delayMs });
      return;
    }
    await db.transaction(async (tx) => {
      if (await markDeadAfterFailure(tx, outboxId, token, reason)) await job.givenUp(tx, payload, reason);
    });
    log.error({ ...facts, event: "job_given_up" });
  }

  async function markPoisonDead(job: Job, outboxId: string, payload: unknown): Promise<void> {
    const reason = `began ${maxStartsWithoutEnd} times without an end`;
    await db.transaction(async (tx) => {
      if (await markDeadAsPoison(tx, outboxId, reason)) await job.givenUp(tx, payload, reason);
    });
    log.error({ event: "job_given_up", job: job.name, outboxId, reason });
  }

  return {
    run,
    returnAll: async () => {
      const logFailure = (outboxId: string, error: unknown): void => log.warn({ err: error, event: "job_not_returned", outboxId });
      await Promise.all(
        [...running].map(([token, outboxId]) => releaseLease(db, outboxId, token).catch((error: unknown) => logFailure(outboxId, error))),
      );
    },
  };
}

function endOf(error: unknown): "taken_over" | "ok" | "failed" {
  if (error instanceof LeaseLost) return "taken_over";
  return error instanceof JobPutOff ? "ok" : "failed";
}

/** A service that the job needs does not answer now: store, database, sandbox. A damaged file stays damaged. */
const isServiceAway = (error: unknown): boolean => {
  const expected = domainErrorIn(error);
  return expected?.kind === "unavailable" && !isDamage(expected);
};

const maxReasonLength = 500;

/** The reason for operators: one line, without user input. */
function reasonOf(error: unknown): string {
  const { message } = errorForLog(error) as { message: string }; // it always has one
  return message.replaceAll(/\s+/g, " ").slice(0, maxReasonLength);
}

async function inTime(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${ms / 1000} s`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
