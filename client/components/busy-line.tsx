import { useIsFetching } from "@tanstack/react-query";
import classes from "./busy-line.module.css";

/**
 * A line along the top of the window, after a second with words at its foot, while a requested list loads and its
 * previous page is still shown. Background refetches do not show it, and a loading state has its own words.
 * @source ux.md "Loading has words after 1 s"
 */
export function BusyLine() {
  const waiting = useIsFetching({ predicate: ({ state }) => state.status === "pending" });
  if (waiting === 0) return null;
  return (
    <div className={classes.busy} aria-live="polite">
      <div className={classes.line} aria-hidden="true" />
      <span className={classes.words}>Loading...</span>
    </div>
  );
}
