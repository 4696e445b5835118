/** A line on which nothing moves for so long is dead, although the browser may not notice. */
const silentMs = { sending: 60_000, checking: 180_000 } as const;

/**
 * Watches an upload. `moved` starts the wait again, with more time once all is sent and the server checks; `end` stops the watch.
 * @param stop called once nothing has moved for that time
 */
export function watchSilence(stop: () => void) {
  let silence: ReturnType<typeof setTimeout> | undefined;
  return {
    moved: (phase: keyof typeof silentMs): void => {
      clearTimeout(silence);
      silence = setTimeout(stop, silentMs[phase]);
    },
    end: (): void => clearTimeout(silence),
  };
}
