import type { Tx } from "#db/connection/client.ts";
import { jobs, type JobName, type JobPayload } from "#domain/jobs.ts";
import type { WorkerContext } from "#server/context.ts";

/** What a handler may ask of its run. */
export type JobRun = {
  /**
   * Makes sure, until the end of the transaction, that nobody else has taken the work over.
   * @throws LeaseLost (after a freeze or a cut line another worker goes on with it)
   */
  hold(tx: Tx): Promise<void>;
  /** Says, in the transaction of its effect, that the work is done. @throws LeaseLost; the effect must roll back then */
  finish(tx: Tx): Promise<void>;
};

/** Another worker has the work: whatever this one still does must have no effect. */
export class LeaseLost extends Error {
  constructor() {
    super("the work was taken over by another worker");
    this.name = "LeaseLost";
  }
}

/** Work of one name, with its payload still as it was stored. */
export type Job = {
  readonly name: JobName;
  run(ctx: WorkerContext, payload: unknown, run: JobRun): Promise<void>;
  /** What has to be written when the work is given up, in the same transaction; a payload that cannot be read writes nothing. */
  givenUp(tx: Tx, payload: unknown, reason: string): Promise<void>;
};

type GivenUp<N extends JobName> = (tx: Tx, payload: JobPayload<N>, reason: string) => Promise<void>;

/**
 * Declares what is done for a job of this name. A handler first asks whether its work is done already, writes in
 * transactions that `hold` or `finish` guards, and may be killed at any line. Work whose handler just returns is done.
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
    run: (ctx, payload, run) => handler(ctx, shape.parse(payload) as JobPayload<N>, run), // the shape that the name's row declares
    givenUp: async (tx, payload, reason) => {
      const parsed = shape.safeParse(payload);
      if (parsed.success) await options.givenUp?.(tx, parsed.data as JobPayload<N>, reason); // as above
    },
  };
}
