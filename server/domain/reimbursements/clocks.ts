import { calendarDateInIndia, daysAfter, daysBetween } from "../dates.ts";
import { clockOf, finalStates, type Party, type State } from "./lifecycle.ts";

/** The parties whose days are counted. */
export type WaitingParty = Exclude<Party, "nobody">;
/** The days that each party had a reimbursement; together they are its age. */
export type PartyDays = Readonly<Record<WaitingParty, number>>;

/** Days within which each party is to act. */
export type TargetDays = Readonly<Record<WaitingParty, number>>;

/**
 * True when the same party goes on waiting: a draft, a save or a forward that stays with it never restarts its clock.
 * @source desks-and-more.md 1
 */
export const isSameWait = (from: State, to: State): boolean => clockOf(from) === clockOf(to);

const isFinal = (state: State): boolean => finalStates.some((final) => final === state);

type Dated = { readonly at: Date; readonly toState: State };

/**
 * The days of each party in Indian calendar days, from the history, oldest first. Their sum is the age: the days from the
 * submission to the decision, or to now. A clock of the server that went back counts as standing still.
 */
export function partyDays(history: readonly Dated[], now: Date): PartyDays {
  const days: Record<WaitingParty, number> = { member: 0, council: 0, dgft: 0 };
  let latest = history[0]?.at ?? now;
  for (const [place, { at, toState }] of history.entries()) {
    latest = at > latest ? at : latest;
    const party = clockOf(toState);
    if (party === "nobody") continue;
    const until = history[place + 1]?.at ?? now;
    days[party] += daysBetween(latest, until);
  }
  return days;
}

type Aged = { readonly state: State; readonly submittedAt: Date | null; readonly partySince: Date };

/** Days from the submission to the decision, or to now; undefined for what was never submitted. */
export function ageInDays({ state, submittedAt, partySince }: Aged, now: Date): number | undefined {
  if (submittedAt === null) return undefined;
  return daysBetween(submittedAt, isFinal(state) ? partySince : now);
}

type Waiting = { readonly state: State; readonly partySince: Date; readonly replyBy: string | null };

/**
 * The date by which the party that has a reimbursement is to act, YYYY-MM-DD: for the member the one that was shared. Undefined when
 * nobody has to act.
 * @source money.md 4
 */
export function dueDateOf({ state, partySince, replyBy }: Waiting, targets: TargetDays): string | undefined {
  const party = clockOf(state);
  return party === "member" && replyBy !== null ? replyBy : dueOn(party, partySince, targets);
}

/** The calendar date in India, YYYY-MM-DD, by which this party is to act that has had it since then; undefined when none has to. */
export function dueOn(party: Party, since: Date, targets: TargetDays): string | undefined {
  return party === "nobody" ? undefined : daysAfter(calendarDateInIndia(since), targets[party]);
}
