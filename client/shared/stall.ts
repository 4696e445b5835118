/** After so long without progress an upload counts as dead: the browser may not notice a lost connection. */
const stallMs = { sending: 60_000, checking: 180_000 } as const;

/**
 * Watches the progress of an upload. Call `moved` at each progress: it restarts the timer, which is longer once all bytes are sent and the server
 * checks. `end` stops the timer.
 * @param stop called after so long without progress
 */
export function watchStall(stop: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    moved: (phase: keyof typeof stallMs): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, stallMs[phase]);
    },
    end: (): void => clearTimeout(timer),
  };
}
