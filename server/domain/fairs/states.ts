import { calendarDateInIndia, daysAfter } from "../dates.ts";
import { conflict } from "../errors.ts";
import { checkInDaysBefore } from "./limits.ts";
import { fairMessages } from "./messages.ts";

/** Where an application to a fair stands, with its words for the member and for the council. */
export const applicationStates = {
  applied: "Applied",
  offered: "Seat offered",
  accepted: "Exhibitor",
  waiting: "On the waiting list",
  withdrawn: "Withdrawn",
  lost: "Seat lost",
} as const;
export type ApplicationState = keyof typeof applicationStates;
export const applicationStateNames = Object.keys(applicationStates) as [ApplicationState, ...ApplicationState[]]; // keys of a literal object

/** The states that hold one of the seats. */
export const seatStates: readonly ApplicationState[] = ["offered", "accepted"];
/** The states from which a firm may withdraw. */
export const livingStates: readonly ApplicationState[] = ["applied", "offered", "accepted", "waiting"];

/** What is stored of a fair; the rest follows from the clock. */
export const fairStates = ["open", "ranked"] as const;
export type FairState = (typeof fairStates)[number];

/** Where a fair stands at an instant, with its word. */
export const fairStandings = {
  applying: "Open for applications",
  closed: "Closed, not ranked",
  ranked: "Ranked",
  over: "Over",
  cancelled: "Cancelled",
} as const;
export type FairStanding = keyof typeof fairStandings;

export type FairClock = { readonly state: FairState; readonly applyUntil: Date; readonly endsOn: string; readonly cancelledAt: Date | null };

/** Whether applications are taken: up to and including the last instant. */
export const takesApplications = ({ state, applyUntil, cancelledAt }: Omit<FairClock, "endsOn">, now: Date): boolean =>
  state === "open" && cancelledAt === null && now.getTime() <= applyUntil.getTime();

/** Where a fair stands at an instant. */
export function fairStandingOf(fair: FairClock, now: Date): FairStanding {
  if (fair.cancelledAt !== null) return "cancelled";
  if (takesApplications(fair, now)) return "applying";
  if (isFairOver(fair, now)) return "over";
  return fair.state === "open" ? "closed" : "ranked";
}

/** Whether the last day of a fair is over. */
export const isFairOver = ({ endsOn }: Pick<FairClock, "endsOn">, now: Date): boolean => endsOn < calendarDateInIndia(now);

/**
 * Whether an event that begins on this day is a later edition than the fair: a fair that has begun is not postponed any more.
 * @param today YYYY-MM-DD in India
 */
export const isLaterEdition = (eventStartsOn: string, fair: { readonly startsOn: string; readonly endsOn: string }, today: string): boolean =>
  fair.startsOn <= today && eventStartsOn > fair.endsOn;

/** Whether exhibitors are checked in already; they still are when the fair is over. */
export const takesCheckIns = ({ startsOn }: { readonly startsOn: string }, now: Date): boolean =>
  calendarDateInIndia(now) >= daysAfter(startsOn, -checkInDaysBefore);

/** @throws conflict (`fair_over`) */
export function assertNotOver(fair: Pick<FairClock, "endsOn">, now: Date): void {
  if (isFairOver(fair, now)) throw conflict("fair_over", fairMessages.over);
}

/** @throws conflict (`fair_cancelled`) */
export function assertNotCancelled({ cancelledAt }: Pick<FairClock, "cancelledAt">): void {
  if (cancelledAt !== null) throw conflict("fair_cancelled", fairMessages.cancelled(cancelledAt));
}
