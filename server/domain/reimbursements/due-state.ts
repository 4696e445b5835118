import { daysAfter } from "../dates.ts";
import { isHeld } from "./holds.ts";

/**
 * The due state of a claim: within its target, due in the next seven days, overdue from the day after the due date, or on hold.
 * @source desks-and-more.md 1
 */
export const dueStates = ["overdue", "due", "within", "held"] as const;
export type DueState = (typeof dueStates)[number];

/** A wait is due so many days before its date. */
export const dueWithinDays = 7;

/** The state in words. */
export const dueStateLabels = {
  overdue: "Overdue",
  due: `Due within ${dueWithinDays} days`,
  within: "Within target",
  held: "On hold",
} as const satisfies Record<DueState, string>;

type Wait = { readonly dueOn: string | null | undefined; readonly heldUntil: string | null | undefined };

/**
 * How the wait of a row stands; undefined when nobody has to act. `inDueState` of the queries is the same for filters.
 * @param today YYYY-MM-DD in India, as are the dates of the row
 */
export function dueStateOf({ dueOn, heldUntil }: Wait, today: string): DueState | undefined {
  if (dueOn === null || dueOn === undefined) return undefined;
  if (isHeld(heldUntil, today)) return "held";
  if (dueOn < today) return "overdue";
  return dueOn <= daysAfter(today, dueWithinDays) ? "due" : "within";
}
