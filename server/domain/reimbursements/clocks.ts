import { calendarDateInIndia, daysAfter, daysBetween, daysFromTo } from "../dates.ts";
import { lastDayOf } from "../rules/windows.ts";
import type { Holidays } from "../rules/working-days.ts";
import { heldDays, isEndOfHold, isHold, plannedDays, type Hold } from "./holds.ts";
import { clockOf, finalStates, type Action, type Party, type State } from "./lifecycle.ts";

/** The parties whose days are counted. */
export type WaitingParty = Exclude<Party, "nobody">;
/** The days that each party had a reimbursement, and those on which its clock stood still on hold; together they are its age. */
export type PartyDays = Readonly<Record<WaitingParty | "held", number>>;

/** Days within which each party is to act: all days, or only those on which the office works. */
export type TargetDays = Readonly<Record<WaitingParty, number>> & { readonly office?: Holidays | undefined };

/**
 * True when the same party goes on waiting: a draft, a save or a forward that stays with it never restarts its clock.
 * @source desks-and-more.md 1
 */
export const isSameWait = (from: State, to: State): boolean => clockOf(from) === clockOf(to);

const isFinal = (state: State): boolean => finalStates.some((final) => final === state);

/** An entry of the history; `until` is that of a hold, YYYY-MM-DD. */
type Dated = {
  readonly at: Date;
  readonly toState: State;
  readonly action: Action | "start";
  readonly detail: { readonly until?: string | undefined };
};

/**
 * The days of each party in Indian calendar days, from the history, oldest first, without those on hold. All together are the age: the
 * days from the submission to the decision, or to now; days on which it was decided are nobody's. A clock of the server that went back counts as standing still.
 */
export function partyDays(history: readonly Dated[], now: Date): PartyDays {
  const days: Record<keyof PartyDays, number> = { member: 0, council: 0, dgft: 0, held: 0 };
  let latest = history[0]?.at ?? now;
  let heldUntil: string | undefined;
  for (const [place, { at, toState, action, detail }] of history.entries()) {
    const before = history[place - 1]?.toState;
    latest = at > latest ? at : latest;
    const party = clockOf(toState);
    if (isHold(action)) heldUntil = detail.until;
    else if (isEndOfHold(action) || before === undefined || !isSameWait(before, toState)) heldUntil = undefined;
    if (party === "nobody") continue;
    const wait = daysBetween(latest, history[place + 1]?.at ?? now);
    const held = heldUntil === undefined ? 0 : Math.min(wait, Math.max(0, daysFromTo(calendarDateInIndia(latest), heldUntil)));
    days.held += held;
    days[party] += wait - held;
  }
  return days;
}

type Aged = { readonly state: State; readonly submittedAt: Date | null; readonly partySince: Date; readonly decidedDays: number };

/** Days from the submission to the decision, or to now, without those on which it was decided before it was opened again; undefined for what was never submitted. */
export function ageInDays({ state, submittedAt, partySince, decidedDays }: Aged, now: Date): number | undefined {
  if (submittedAt === null) return undefined;
  return daysBetween(submittedAt, isFinal(state) ? partySince : now) - decidedDays;
}

type WithParty = { readonly partySince: Date; readonly holds: readonly Hold[] | null };

/** Days that a party has had a reimbursement, without those on hold. @param holds those of this wait */
export const daysWithParty = ({ partySince, holds }: WithParty, now: Date): number =>
  Math.max(0, daysBetween(partySince, now) - heldDays(holds ?? [], calendarDateInIndia(now)));

type Waiting = { readonly state: State; readonly partySince: Date; readonly replyBy: string | null };

/**
 * The date by which the party that has a reimbursement is to act, YYYY-MM-DD: for the member the one that was shared. Undefined when
 * nobody has to act.
 * @source money.md 4
 */
export function dueDateOf({ state, partySince, replyBy }: Waiting, targets: TargetDays, holds: readonly Hold[] = []): string | undefined {
  const party = clockOf(state);
  return party === "member" && replyBy !== null ? replyBy : dueOn(party, partySince, targets, holds);
}

/**
 * The calendar date in India, YYYY-MM-DD, by which this party is to act that has had it since then; undefined when none has to. Days on
 * hold do not count.
 */
export function dueOn(party: Party, since: Date, targets: TargetDays, holds: readonly Hold[] = []): string | undefined {
  if (party === "nobody") return undefined;
  const from = calendarDateInIndia(since);
  const { office } = targets;
  if (office === undefined) return daysAfter(from, targets[party] + holds.reduce((sum, hold) => sum + plannedDays(hold), 0));
  return lastDayOf({ days: targets[party], counts: "working_days", countsFirstDay: false, onHoliday: "stays" }, from, withHolds(office, holds));
}

/** The days on hold as holidays: each belongs to the hold that it was on at the end of the day before. */
const withHolds = ({ weekends, dates }: Holidays, holds: readonly Hold[]): Holidays => ({
  weekends,
  dates: new Set([...dates, ...holds.flatMap((hold) => Array.from({ length: plannedDays(hold) }, (_, place) => daysAfter(hold.fromOn, place + 1)))]),
});
