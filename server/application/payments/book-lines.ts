import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import type { LedgerKind } from "#domain/payments/ledger.ts";
import type { Payer } from "#domain/payments/line-states.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { bookingKey, insertBookings, selectBookingCounts, type LedgerBooking } from "#db/queries/ledger.ts";
import { findClosedThrough } from "#db/queries/ledger-closes.ts";

/** A movement of a line to book; its key counts the movements of its kind. */
export type LineBooking = {
  readonly kind: LedgerKind;
  readonly lineId: string;
  readonly scheme: SchemeKind;
  readonly amountPaise: Paise;
  /** YYYY-MM-DD. */
  readonly occurredOn: string;
  readonly reference?: string;
  readonly referenceOn?: string;
};

type By = { readonly actorId: string; readonly at: Date };

/**
 * Books movements of lines that the caller has locked, each once, numbered within its line and kind, on days that are open.
 * @throws conflict (`period_closed`: the period was closed in this moment)
 */
export async function bookLines(tx: Tx, bookings: readonly LineBooking[], { actorId, at }: By): Promise<void> {
  const countOf = await selectBookingCounts(
    tx,
    bookings.map(({ lineId }) => lineId),
  );
  const onOpenDays = await withOpenDays(tx, bookings, calendarDateInIndia(at));
  const booked: LedgerBooking[] = onOpenDays.map((booking) => ({
    ...booking,
    key: bookingKey(booking.kind, booking.lineId, countOf(booking.lineId, booking.kind) + 1),
    postedBy: actorId,
    postedAt: at,
  }));
  await insertBookings(tx, booked);
}

/** What an order books for a line, and what takes it back. */
export const sanctionKinds = {
  council: { give: "sanction", takeBack: "cancel_sanction" },
  dgft_direct: { give: "sanction_direct", takeBack: "cancel_sanction_direct" },
} as const satisfies Record<Payer, { readonly give: LedgerKind; readonly takeBack: LedgerKind }>;

/**
 * The movements with the days on which they count: a day of a closed period becomes today. What happened keeps its own day in its proof,
 * since a document that arrives late is still to be recorded.
 */
export async function withOpenDays<Movement extends { readonly occurredOn: string }>(
  tx: Tx,
  movements: readonly Movement[],
  today: string,
): Promise<Movement[]> {
  const closed = await findClosedThrough(tx);
  return movements.map((movement) => (closed !== undefined && movement.occurredOn <= closed ? { ...movement, occurredOn: today } : movement));
}

/** The day on which something counts: its own, or today where its own lies in a closed period. */
export async function openDayFor(tx: Tx, wanted: string, today: string): Promise<string> {
  const [movement] = await withOpenDays(tx, [{ occurredOn: wanted }], today);
  return movement?.occurredOn ?? wanted;
}

/**
 * The sentence that a message adds when a day lies in a closed period, with a space before it; otherwise empty.
 * @param bookedOn the day of the booking, where it has a reason to be later than the wanted one
 */
export async function lateBookingText(tx: Tx, wanted: string, today: string, bookedOn = wanted): Promise<string> {
  if ((await openDayFor(tx, wanted, today)) === wanted) return "";
  const countsOn = await openDayFor(tx, bookedOn, today);
  return ` ${ledgerMessages.countsToday(formatIndianDate(wanted), formatIndianDate(countsOn))}`;
}
