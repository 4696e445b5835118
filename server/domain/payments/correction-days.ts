import type { Paise } from "../rules/amounts.ts";
import { ledgerMoves, type LedgerKind } from "./ledger.ts";

/** A sanction of a line, what takes one back, the opening after a return, or a payment of DGFT. */
export type SanctionBooking = {
  readonly kind: LedgerKind;
  /** YYYY-MM-DD */
  readonly occurredOn: string;
  readonly amountPaise: Paise;
  /** The transaction that this one takes back. */
  readonly reverses?: string | null;
};

type Wanted = {
  /** The day of the order; undefined where nothing is booked in place of what is taken back. */
  readonly newDay: string | undefined;
  /** The last day of the closed periods; undefined while none is closed. */
  readonly closedThrough: string | undefined;
  readonly today: string;
};

/**
 * The days on which a correction of a line counts, so that the amount of the line is sanctioned exactly once on every day.
 * - The old booking is taken back on its own day.
 * - The new booking counts on the day of the order, but not before the last day on which earlier corrections change the balance.
 * - If the bank returned the line, neither counts before the line opened again: the money is not in that account yet.
 * - If the ledger is closed on one of the two days, both are today.
 * @param booked the bookings of the line in the order in which they were booked
 * @returns days as YYYY-MM-DD
 * @source docs/decisions.md, 2026-11-30
 */
export function correctionDays(
  booked: readonly SanctionBooking[],
  { newDay, closedThrough, today }: Wanted,
): { readonly takenBackOn: string; readonly givenOn: string } {
  const last = booked.findLast(isSanction);
  const openedOn = booked.findLast(({ kind }) => kind === "open_again")?.occurredOn ?? "";
  const takenBackOn = latestOf(last?.occurredOn ?? today, openedOn);
  const earlier = booked.filter((booking) => booking !== last && booking.kind !== "open_again");
  const givenOn = newDay === undefined ? takenBackOn : latestOf(newDay, openedOn, lastMoveOf(earlier));
  const isClosed = closedThrough !== undefined && [takenBackOn, givenOn].some((day) => day <= closedThrough);
  return isClosed ? { takenBackOn: today, givenOn: today } : { takenBackOn, givenOn };
}

/**
 * The day on which a payment of DGFT counts: its own, but not before the last day on which earlier bookings change what is sanctioned. Before that
 * day the money is not in the account that it leaves.
 * @param booked the orders, corrections and payments of the line, with what takes them back
 * @returns YYYY-MM-DD
 */
export const elsewhereDay = (booked: readonly SanctionBooking[], paidOn: string): string => latestOf(paidOn, lastMoveOf(booked));

const isSanction = ({ kind }: SanctionBooking): boolean => kind === "sanction" || kind === "sanction_direct";

/** The last day on which bookings change what is sanctioned; empty where those of each day are zero together. */
function lastMoveOf(bookings: readonly SanctionBooking[]): string {
  const moved = new Map<string, Paise>();
  for (const booking of bookings) {
    const isReversal = typeof booking.reverses === "string";
    const isGiven = (ledgerMoves[booking.kind].to === "sanctioned") !== isReversal;
    const paise = isGiven ? booking.amountPaise : -booking.amountPaise;
    moved.set(booking.occurredOn, (moved.get(booking.occurredOn) ?? 0) + paise);
  }
  return latestOf(...[...moved].flatMap(([day, paise]) => (paise === 0 ? [] : [day])));
}

const latestOf = (...days: readonly string[]): string => days.toSorted().at(-1) ?? "";
