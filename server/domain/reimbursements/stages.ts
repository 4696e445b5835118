import { council } from "../council.ts";
import type { Action, State } from "./lifecycle.ts";

/** The stages of a reimbursement in the view of its firm, in order, with the actions that end each. */
export const stages = [
  { key: "file", label: "You file it", endedBy: ["submit"] },
  { key: "council", label: `${council.shortName} checks each document`, endedBy: ["forward"] },
  { key: "dgft", label: `${council.officer} decides`, endedBy: ["approve", "refuse"] },
] as const satisfies readonly { readonly key: string; readonly label: string; readonly endedBy: readonly Action[] }[];

export type StageProgress = "done" | "current" | "ahead" | "not_reached";

const currentStage = {
  DRAFT: 0,
  SUBMITTED: 1,
  UNDER_REVIEW: 1,
  DEFICIENCY_SHARED: 1,
  RESUBMITTED: 1,
  FRESH_LOOK: 1,
  UNDER_REVIEW_DGFT: 2,
  DEFICIENCY_DGFT: 2,
  APPROVED_DGFT: stages.length,
  CLOSED: undefined,
} as const satisfies Record<State, number | undefined>;

/**
 * The progress of each stage. A closed reimbursement keeps its finished stages: those with an action in its history.
 * @param done the actions in the history of the reimbursement
 */
export function stageProgress(state: State, done: readonly string[]): StageProgress[] {
  const current = currentStage[state];
  return stages.map(({ endedBy }, place) => {
    if (current === undefined) return endedBy.some((action) => done.includes(action)) ? "done" : "not_reached";
    if (place < current) return "done";
    return place === current ? "current" : "ahead";
  });
}

const closings: readonly string[] = ["withdraw", "council_close", "refuse"] satisfies Action[];

/** The action that closed a reimbursement. It may have been closed before, in another way, and opened again. */
export const closedBy = (done: readonly string[]): string | undefined => done.findLast((action) => closings.includes(action));
