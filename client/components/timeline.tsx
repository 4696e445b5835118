import type { ReactNode } from "react";
import { formatDateTime } from "../shared/format.ts";
import classes from "./timeline.module.css";

export type TimelineEvent = {
  readonly key: string;
  readonly at: Date | string;
  readonly title: string;
  readonly by?: string | undefined;
  /** Lines under the title, such as a comment or the names of documents. */
  readonly details?: readonly ReactNode[];
};

/** What happened, in plain words and with its time, in the order given. */
export function Timeline({ entries }: { entries: readonly TimelineEvent[] }) {
  return (
    <ol className={classes.entries}>
      {entries.map(({ key, at, title, by, details = [] }) => (
        <li key={key} className={classes.entry}>
          <p className={classes.title}>{title}</p>
          <p className={classes.when}>
            <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
            {by !== undefined && by !== "" && `, ${by}`}
          </p>
          {details.length > 0 && (
            <ul className={classes.details}>
              {details.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a history never changes its order
                <li key={index}>{line}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
