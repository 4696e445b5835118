import { daysAfter, daysFromTo, formatIndianDate } from "../dates.ts";
import type { Action } from "./lifecycle.ts";

/**
 * The days on which the clock of a party stands still: from a day on, and not on the last one, on which the party has it again. YYYY-MM-DD
 * in India.
 */
export type Hold = { readonly fromOn: string; readonly untilOn: string };

/** The actions that begin and end a hold of each office. */
export const holdActions = {
  council: { begin: "council_hold", end: "council_end_hold" },
  dgft: { begin: "dgft_hold", end: "dgft_end_hold" },
} as const satisfies Record<string, { readonly begin: Action; readonly end: Action }>;

export const isHold = (action: string): boolean => Object.values(holdActions).some(({ begin }) => begin === action);
export const isEndOfHold = (action: string): boolean => Object.values(holdActions).some(({ end }) => end === action);

/** A hold lasts so many days at most. @source issue 22, "Holds" */
export const longestHoldDays = 365;

/** The days that a hold takes when nobody ends it before. */
export const plannedDays = ({ fromOn, untilOn }: Hold): number => Math.max(0, daysFromTo(fromOn, untilOn));

/** True while a hold lasts: it ends by itself on its last day. @param heldUntil YYYY-MM-DD, null without a hold */
export const isHeld = (heldUntil: string | null | undefined, today: string): boolean => (heldUntil ?? "") > today;

/** The days of some holds until today, both YYYY-MM-DD. */
export const heldDays = (holds: readonly Hold[], today: string): number =>
  holds.reduce((sum, { fromOn, untilOn }) => sum + plannedDays({ fromOn, untilOn: untilOn < today ? untilOn : today }), 0);

/** What is wrong with the last day of a hold that begins today; undefined when nothing is. */
export function holdProblem(untilOn: string, today: string): string | undefined {
  if (untilOn <= today) return `Enter a day after today, ${formatIndianDate(today)}`;
  const last = daysAfter(today, longestHoldDays);
  return untilOn > last ? `A hold lasts ${longestHoldDays} days at most: enter ${formatIndianDate(last)} or earlier` : undefined;
}
