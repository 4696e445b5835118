import { useEffect, useState, useSyncExternalStore } from "react";

const saidAfterMs = 3000;

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
  const [isLate, setLate] = useState(false);
  const isDown = isBusy && (isStuck || !isOnline);
  useEffect(() => {
    if (!isDown) return undefined;
    const timer = setTimeout(() => setLate(true), saidAfterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isDown]);
  return isDown && isLate;
}
