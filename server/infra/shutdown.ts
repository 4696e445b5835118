import type { Logger } from "./log.ts";

export type ShutdownPlan = {
  readonly log: Logger;
  /** Ends everything in order; called once. */
  readonly stop: () => Promise<void>;
  /** Ends, without waiting, all that would outlive this process. */
  readonly abandon: () => void;
};

const hardLimitMs = 14_000;
/** npm passes Ctrl-C on to a process that already received it from the terminal: both count as one signal. */
const sameSignalMs = 500;

/**
 * Ends the process in order: on SIGTERM or Ctrl-C with code 0, after an uncaught error with 1, in any case
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

/** The database is stopping or starting. @source PostgreSQL, "Error Codes", class 57 */
const goingCodes = new Set(["57P01", "57P02", "57P03"]);

/**
 * Whether this is a lost connection of the queue's driver that has no listener: BullMQ adds its own shortly after
 * the connection is open, and connects again by itself. Errors of our own driver have another name.
 */
const isQueueLoss = (error: unknown): boolean =>
  error instanceof Error && error.name === "error" && "code" in error && typeof error.code === "string" && goingCodes.has(error.code);
