import { randomUUID } from "node:crypto";
import type { Tx } from "#db/client.ts";
import { buryLease, failLease, finishLease, takeLease } from "#db/queries/outbox.ts";
import { jobs, maxStartsWithoutEnd, retryDelayMs, type JobName, type JobPayload } from "#domain/jobs.ts";
import type { WorkerContext } from "#server/context.ts";

/** What a handler may ask of its run. */
export type Run = {
  /** After this try the job is given up. */
  readonly isLastTry: boolean;
  /** Ends the job in the transaction of its effect. @throws LeaseLost when another worker has taken over: roll back */
  finish(tx: Tx): Promise<void>;
};

export type DefinedJob = {
  readonly name: JobName;
  /** Runs the job of an outbox row; does nothing when it is over already. Never fails because of the job itself. */
  run(ctx: WorkerContext, outboxId: string): Promise<void>;
};

/** Another worker holds the lease: this run must leave no trace. */
export class LeaseLost extends Error {
  constructor() {
    super("the lease of this job was taken over");
    this.name = "LeaseLost";
  }
}

const lastErrorOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);

/**
 * Makes a handler of a function that may be called twice. Each start is counted and leased in our own row, so a job
 * that kills its workers is given up after five starts, a frozen worker changes nothing after it thawed, and a failed
 * try comes again when it is due. A handler that does not call `finish` is finished when it returns.
 * @source security.md 4.5, 4.6
 */
export function defineJob<N extends JobName>(name: N, handle: (ctx: WorkerContext, payload: JobPayload<N>, run: Run) => Promise<void>): DefinedJob {
  return {
    name,
    async run(ctx, outboxId) {
      const leaseToken = randomUUID();
      const lease = { id: outboxId, leaseToken };
      const row = await takeLease(ctx.db, outboxId, leaseToken);
      if (row === undefined) return;
      if (row.starts > maxStartsWithoutEnd) {
        ctx.log.error({ job: name, outboxId, event: "job_dead", reason: "starts" });
        return buryLease(ctx.db, lease, `given up after ${maxStartsWithoutEnd} starts without an end`);
      }
      const isLastTry = row.attempts + 1 >= jobs[name].attempts;
      let isFinished = false;
      const finish = async (tx: Tx): Promise<void> => {
        if (!(await finishLease(tx, lease))) throw new LeaseLost();
        isFinished = true;
      };
      try {
        // The schema belongs to this name; TypeScript cannot tie the two through the index.
        const payload = jobs[name].payload.parse(row.payload) as JobPayload<N>;
        await handle(ctx, payload, { isLastTry, finish });
        if (!isFinished) await ctx.db.transaction(finish);
      } catch (error) {
        if (error instanceof LeaseLost) return;
        ctx.log.warn({ err: error, job: name, outboxId, attempt: row.attempts + 1, event: isLastTry ? "job_dead" : "job_failed" });
        if (isLastTry) return buryLease(ctx.db, lease, lastErrorOf(error));
        await failLease(ctx.db, lease, { lastError: lastErrorOf(error), delayMs: retryDelayMs(name, row.attempts + 1, Math.random()) });
      }
    },
  };
}
