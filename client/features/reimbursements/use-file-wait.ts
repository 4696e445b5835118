import { useEffect, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import { uploadQueue } from "./uploads.ts";

/**
 * Waits for the files of a draft before something is sent. The user may call the wait off; it also ends when the page is left, so that
 * nothing is sent from a page that is not open any more.
 */
export function useFileWait(draft: Draft) {
  const [isWaiting, setWaiting] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  return {
    isWaiting,
    /** True when no file is under way any more, false when the wait was called off. */
    async settled(): Promise<boolean> {
      const mine = new AbortController();
      stop.current = mine;
      setWaiting(true);
      await uploadQueue.settled(draft);
      if (mine.signal.aborted) return false;
      setWaiting(false);
      return true;
    },
    callOff(): void {
      stop.current.abort();
      setWaiting(false);
    },
    /** False once the page was left. */
    isOpen: (): boolean => !stop.current.signal.aborted,
  };
}
