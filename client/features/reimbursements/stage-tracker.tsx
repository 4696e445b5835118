import { stageProgress, stages } from "#domain/reimbursements/stages.ts";
import { IconCheck } from "../../shared/icons.ts";
import { formatDate } from "../../shared/format.ts";
import classes from "./stage-tracker.module.css";
import { daysText, withWhomText } from "./status-words.ts";
import type { ReimbursementView } from "./views.ts";

/** How far a reimbursement is on its way, who has it, and since when. */
export function StageTracker({ view }: { view: ReimbursementView }) {
  const progress = stageProgress(
    view.state,
    view.timeline.map(({ action }) => action),
  );
  return (
    <ol className={classes.stages} aria-label="How far it is">
      {stages.map(({ key, label, endedBy }, place) => {
        const state = progress[place] ?? "ahead";
        const endedAt = view.timeline.findLast(({ action }) => endedBy.some((one) => one === action))?.at;
        return (
          <li key={key} className={classes.stage} data-progress={state} {...(state === "current" ? { "aria-current": "step" as const } : {})}>
            <span className={classes.mark} aria-hidden="true">
              {state === "done" ? <IconCheck size={16} /> : place + 1}
            </span>
            <span className={classes.label}>{label}</span>
            <span className={classes.words}>{state === "current" ? nowWords(view) : wordsOf[state](endedAt)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function nowWords(view: ReimbursementView): string {
  const days = daysText(view);
  return `Now with ${withWhomText(view).replace(/^You$/, "you")}, ${days === "Since today" ? "since today" : days}`;
}

const wordsOf = {
  done: (at: Date | undefined) => (at === undefined ? "Done" : `Done on ${formatDate(at)}`),
  ahead: () => "Comes after that",
  not_reached: () => "Not reached",
} as const;
