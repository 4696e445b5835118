import { Link } from "react-router-dom";
import { formatDateTime } from "../shared/format.ts";
import { StatusTag, type Tone } from "../shared/status-tag.tsx";
import classes from "./task-list.module.css";

/** The state of a step. */
export type TaskStatus = "Not started" | "In progress" | "Completed" | "Needs attention";

export type TaskListEntry = {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly status: TaskStatus;
  /** When it was last saved, on the server's clock. */
  readonly savedAt?: Date | string | undefined;
  /** The documents to prepare, or the missing answers. */
  readonly hint?: string | undefined;
};

const tones = { "Not started": "neutral", "In progress": "blue", Completed: "green", "Needs attention": "orange" } as const satisfies Record<
  TaskStatus,
  Tone
>;

/** The steps of a wizard as its first page: each a link with its state in words. */
export function TaskList({ label, tasks }: { label: string; tasks: readonly TaskListEntry[] }) {
  return (
    <ol className={classes.tasks} aria-label={label}>
      {tasks.map(({ key, name, to, status, savedAt, hint }, index) => (
        <li key={key} className={classes.task}>
          <span className={classes.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={classes.words}>
            <Link to={to} className={classes.link} aria-describedby={`task-${key}`}>
              {name}
            </Link>
            {hint !== undefined && <p className={classes.soft}>{hint}</p>}
          </div>
          <div id={`task-${key}`} className={classes.state}>
            <StatusTag tone={tones[status]}>{status}</StatusTag>
            {savedAt !== undefined && <p className={classes.soft}>Saved {formatDateTime(savedAt)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
