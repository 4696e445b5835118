import { calendarDateInIndia } from "#domain/dates.ts";
import type { LedgerKind } from "#domain/payments/ledger.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Tx } from "#db/connection/client.ts";
import { bookingKey, insertBookings } from "#db/queries/ledger.ts";
import { withOpenDays } from "../book-lines.ts";

/** A movement of a line of a batch. `reference` is that of the line, `utr` proves the movement; it is of the day `utrOn`. */
export type BatchBooking = {
  readonly kind: Extract<LedgerKind, "send" | "pay" | "return" | "return_paid" | "pay_returned">;
  readonly reference: string;
  readonly amountPaise: number;
  readonly scheme: SchemeKind;
  readonly lineId: string;
  readonly occurredOn: string;
  readonly utr?: string | null;
  readonly utrOn?: string;
  /** How often the line moved like this before; else the second movement would count as the first one repeated. */
  readonly earlier?: number;
};

/**
 * Books movements of lines, each once, on days that are open.
 * @throws conflict (`period_closed`: the period was closed in this moment)
 */
export async function bookBatchLines(
  tx: Tx,
  bookings: readonly BatchBooking[],
  { actorId, at }: { readonly actorId: string; readonly at: Date },
): Promise<void> {
  const booked = bookings.map(({ kind, reference, amountPaise, scheme, lineId, occurredOn, utr, utrOn = occurredOn, earlier = 0 }) => ({
    kind,
    scheme,
    occurredOn,
    key: earlier === 0 ? bookingKey(kind, reference) : bookingKey(kind, reference, earlier + 1),
    lineId,
    amountPaise,
    ...(utr === undefined || utr === null ? {} : { reference: utr, referenceOn: utrOn }),
    postedBy: actorId,
    postedAt: at,
  }));
  await insertBookings(tx, await withOpenDays(tx, booked, calendarDateInIndia(at)));
}
