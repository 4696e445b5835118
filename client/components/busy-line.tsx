import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { shownLaterText, useLineDown } from "../lib/use-line-down.ts";
import { countAwaited } from "../lib/count-awaited.ts";
import classes from "./busy-line.module.css";

/**
 * A line along the top of the window, after a second with words at its foot, while a requested list loads and its
 * previous page is still shown. Background refetches do not show it, and a loading state has its own words. When the line is down, the
 * words say it: what is shown may be the answer to an earlier filter.
 * @source ux.md "Loading has words after 1 s"
 */
export function BusyLine() {
  const client = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)), [client]);
  const isWaiting = useSyncExternalStore(subscribe, () => countAwaited(client) > 0);
  const isLineDown = useLineDown(isWaiting, false);
  if (!isWaiting) return null;
  return (
    <div className={classes.busy} aria-live="polite">
      <div className={classes.line} aria-hidden="true" />
      <span className={classes.words}>{isLineDown ? shownLaterText : "Loading..."}</span>
    </div>
  );
}
