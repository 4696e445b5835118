import type { Logger } from "#server/infra/log.ts";

export type Loop = {
  /** Does not wait for the next tick. */
  wake(): void;
  /** Resolves when the round under way is over. */
  stop(): Promise<void>;
};

/**
 * Repeats a round of work: at once while it says that more is there, else after the pause or when woken. A failed round is logged and
 * tried again after the pause.
 */
export function startLoop(name: string, pauseMs: number, log: Logger, round: () => Promise<boolean>): Loop {
  let isStopped = false;
  let isWoken = false;
  let wakeUp = (): void => {};
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    while (!isStopped) {
      isWoken = false;
      const hasMore = await round().catch((error: unknown) => {
        log.warn({ err: error, event: `${name}_failed` });
        return false;
      });
      if (!hasMore && !isWoken && !isStopped) await pause();
    }
  };
  const running = run();
  const wake = (): void => {
    isWoken = true;
    wakeUp();
  };
  return {
    wake,
    async stop() {
      isStopped = true;
      wakeUp();
      await running;
    },
  };
}
