import type { Logger } from "./log.ts";

export type ShutdownPlan = {
  readonly log: Logger;
  /** Ends everything in order; called once. */
  readonly stop: () => Promise<void>;
  /** Ends, without waiting, what would outlive this process. */
  readonly abandon: () => void;
};

const hardLimitMs = 14_000;
/** npm passes Ctrl-C on to a process that has had it from the terminal already: that is one wish, not two. */
const sameSignalMs = 500;

/**
 * Ends the process in order: on SIGTERM or Ctrl-C with code 0, after an error that nobody caught with 1, in any case
 * within 15 seconds. A second signal ends it at once.
 * @source security.md 4.8
 */
export function stopInOrder({ log, stop, abandon }: ShutdownPlan): void {
  let beganAt: number | undefined;
  const exitNow = (code: number): void => {
    abandon();
    process.exit(code);
  };
  const begin = (code: number): void => {
    beganAt = performance.now();
    setTimeout(() => {
      log.warn({ event: "stop_late" }, "not everything ended in time");
      exitNow(code);
    }, hardLimitMs).unref();
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error, event: "stop_failed" });
        exitNow(1);
      },
    );
  };
  const onSignal = (): void => {
    if (beganAt === undefined) begin(0);
    else if (performance.now() - beganAt > sameSignalMs) exitNow(1);
  };
  const onBug = (error: unknown): void => {
    if (isQueueLoss(error)) return log.warn({ err: error, event: "queue_error" });
    log.fatal({ err: error, event: "uncaught" });
    if (beganAt === undefined) begin(1);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  process.on("uncaughtException", onBug);
  process.on("unhandledRejection", onBug);
}

/** The database says that it goes, or is not there yet. @source PostgreSQL, "Error Codes", class 57 */
const goingCodes = new Set(["57P01", "57P02", "57P03"]);

/**
 * Whether this is the queue's own driver telling that the database ended its connection, to nobody who listens: right after
 * it has connected the queue does not yet. It connects again by itself. Our own driver's errors have another name.
 */
const isQueueLoss = (error: unknown): boolean =>
  error instanceof Error && error.name === "error" && "code" in error && typeof error.code === "string" && goingCodes.has(error.code);
