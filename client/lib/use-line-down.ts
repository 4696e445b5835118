import { useEffect, useState, useSyncExternalStore } from "react";

const saidAfterMs = 3000;
const slowAfterMs = 15_000;

/** What is said in the place of something that cannot be read while the line is down. */
export const shownLaterText = "You are offline. It is shown as soon as the line is back.";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/**
 * True once something has been busy for three seconds while the line was down.
 * @param isStuck it waits as on a line that is down, whatever the browser believes of it
 */
export function useLineDown(isBusy: boolean, isStuck: boolean): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return useIsLate(isBusy && (isStuck || !isOnline), saidAfterMs);
}

/** True once something has been busy for 15 seconds: a browser may believe that it is online on a line that carries nothing. */
export const useSlowLine = (isBusy: boolean): boolean => useIsLate(isBusy, slowAfterMs);

/** What is said of something that is busy for so long. `what` goes on: "Step 3 is still being saved". */
export const slowText = (what: string): string => `This takes longer than usual. ${what}; keep this window open.`;

/** True once it has gone on for so long without a break. */
function useIsLate(isGoingOn: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoingOn, afterMs]);
  return isGoingOn && isLate;
}
