/** A function that is repeated until the process ends. */
export type Loop = {
  /** Starts the next round now, or right after the current one. */
  notify(): void;
  /** Starts no more rounds and waits for the current one. */
  close(): Promise<void>;
};

/**
 * Runs `round` now and then again `pauseMs` after each end, or sooner when notified; never twice at once. A failed round calls
 * `onError` and does not end the loop.
 */
export function startLoop(round: () => Promise<void>, pauseMs: number, onError: (error: unknown) => void): Loop {
  let isClosing = false;
  let isNotified = false;
  let ring: () => void = () => {};
  const notify = (): void => {
    isNotified = true;
    ring();
  };
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isNotified) ring();
    });
  const run = async (): Promise<void> => {
    while (!isClosing) {
      isNotified = false;
      await round().catch(onError);
      if (!isClosing) await pause();
    }
  };
  const ended = run();
  return {
    notify,
    close: () => {
      isClosing = true;
      notify();
      return ended;
    },
  };
}
