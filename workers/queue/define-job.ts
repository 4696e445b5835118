import type { Tx } from "#db/connection/client.ts";
import { jobs, type JobName, type JobPayload } from "#domain/jobs.ts";
import type { WorkerContext } from "#server/context.ts";

/** The lease of a job, for its handler. */
export type JobRun = {
  /** Of the job, the same in every attempt: the id of its row in the outbox. */
  readonly id: string;
  /**
   * Ensures that no other worker takes the job over before the end of the transaction.
   * @throws LeaseLost (after a freeze or a lost connection another worker has it)
   */
  hold(tx: Tx): Promise<void>;
  /** Marks the job as done, in the transaction of its effect. @throws LeaseLost; the effect must roll back then */
  finish(tx: Tx): Promise<void>;
};

/** Another worker has the job: this one must have no further effect. */
export class LeaseLost extends Error {
  constructor() {
    super("the work was taken over by another worker");
    this.name = "LeaseLost";
  }
}

/** A job handler of one name; the payload is unparsed. */
export type Job = {
  readonly name: JobName;
  run(ctx: WorkerContext, payload: unknown, run: JobRun): Promise<void>;
  /** Writes what follows when the job is marked dead, in the same transaction; nothing for an invalid payload. */
  givenUp(tx: Tx, payload: unknown, reason: string): Promise<void>;
};

type GivenUp<N extends JobName> = (tx: Tx, payload: JobPayload<N>, reason: string) => Promise<void>;

/**
 * Declares the handler of a job. A handler first checks whether its effect exists already, writes in
 * transactions that `hold` or `finish` guards, and may be killed at any line. A job whose handler returns is done.
 * @source security.md 4.5
 */
export function defineJob<N extends JobName>(
  name: N,
  handler: (ctx: WorkerContext, payload: JobPayload<N>, run: JobRun) => Promise<void>,
  options: { readonly givenUp?: GivenUp<N> } = {},
): Job {
  const { payload: shape } = jobs[name];
  return {
    name,
    run: (ctx, payload, run) => handler(ctx, shape.parse(payload) as JobPayload<N>, run), // the schema of this job name
    givenUp: async (tx, payload, reason) => {
      const parsed = shape.safeParse(payload);
      if (parsed.success) await options.givenUp?.(tx, parsed.data as JobPayload<N>, reason); // as above
    },
  };
}
